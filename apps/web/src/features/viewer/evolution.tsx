import type { GalleryImage } from '@easel/contract/entities/gallery'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight, Lock } from 'lucide-react'
import { Fragment } from 'react'
import { api } from '../../lib/api.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { ViewerLink } from '../../ui/work-link.tsx'
import { WorkLink } from '../../ui/work-link.tsx'
import type { EvolutionStep } from './evolution-steps.ts'
import { operationOf, walkParents } from './evolution-steps.ts'

/** V6: what the work was made from, step by step, up to the work itself. */
export function Evolution({ image, viewer }: { image: GalleryImage; viewer: ViewerLink | undefined }) {
  const { data, isPending } = useQuery({
    queryKey: ['evolution', image.id],
    queryFn: ({ signal }) => walkParents(image, (id) => api('GET /api/v1/images/{id}', { params: { id }, signal })),
    enabled: image.parentImage !== null,
  })
  if (!image.parentImage) return null
  const here = image.variants.find((variant) => variant.type === 'image/webp')?.src ?? image.image
  return (
    <section aria-label="Evolution" className="pt-8">
      <h2 className="font-medium">Evolution</h2>
      <ol className="no-scrollbar -ml-1 flex items-start gap-2 overflow-x-auto p-1 pt-4">
        {isPending && (
          <>
            <li className="w-33 shrink-0">
              <Skeleton className="aspect-3/2 rounded-work" />
            </li>
            <Arrow />
          </>
        )}
        {data?.map((step, index) => (
          <Fragment key={step.kind === 'image' ? step.id : index}>
            <li className="w-33 shrink-0">
              <Step step={step} viewer={viewer} />
            </li>
            <Arrow />
          </Fragment>
        ))}
        <li aria-current="true" className="w-33 shrink-0">
          <span className="block aspect-3/2 overflow-hidden rounded-work outline-2 outline-offset-2 outline-(--focus)">
            <img src={here} alt="" className="size-full object-cover" />
          </span>
          <p className="mt-2 text-[12px]/4">
            This image{image.mode === 'i2i' && <span className="text-ink-3"> · {operationOf(image)}</span>}
          </p>
        </li>
      </ol>
    </section>
  )
}

function Arrow() {
  return (
    <li aria-hidden className="grid h-22 w-4 shrink-0 place-items-center text-ink-3">
      <ArrowRight size={16} />
    </li>
  )
}

function Step({ step, viewer }: { step: EvolutionStep; viewer: ViewerLink | undefined }) {
  if (step.kind === 'private')
    return (
      <>
        <span className="grid aspect-3/2 place-items-center rounded-work border border-dashed border-line-strong bg-surface-1 text-ink-3">
          <Lock size={20} aria-hidden />
        </span>
        <p title={step.message} className="mt-2 text-[12px]/4 text-ink-2">
          A private step
        </p>
      </>
    )
  return (
    <>
      <WorkLink
        id={step.id}
        viewer={viewer}
        replace
        className="block aspect-3/2 overflow-hidden rounded-work bg-surface-1"
      >
        <img src={step.image} alt={step.alt} loading="lazy" className="size-full object-cover" />
      </WorkLink>
      <p className="mt-2 text-[12px]/4 text-ink-2">{step.label}</p>
    </>
  )
}
