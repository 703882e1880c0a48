import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../lib/api.ts'
import { cx } from '../../ui/cx.ts'
import { EmptyFrame } from '../../ui/empty-frame.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useNear } from '../../ui/use-near.ts'

/** A work of the model, small; the lines of an empty frame while there is none. */
export function ModelThumb({ modelId, className }: { modelId: string; className?: string }) {
  const box = useRef<HTMLSpanElement>(null)
  const isNear = useNear(box, 100)
  const { data } = useQuery({
    queryKey: ['model-examples', modelId],
    queryFn: ({ signal }) => api('GET /api/v1/models/{id}/examples', { params: { id: modelId }, signal }),
    enabled: isNear,
    staleTime: 5 * 60_000,
  })
  const example = data?.images[0]
  return (
    <span ref={box} className={cx('relative block shrink-0 overflow-hidden rounded-s bg-surface-2', className)}>
      {example ? (
        <Picture item={example} alt="" sizes="48px" className="absolute inset-0" />
      ) : (
        <EmptyFrame turn={modelId.length * 23} />
      )}
    </span>
  )
}
