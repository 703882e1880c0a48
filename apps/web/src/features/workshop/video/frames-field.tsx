import { parameterNamed } from '@easel/catalogue/parameters'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PictureField } from '../form/picture-field.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { VideoDraft } from './draft.ts'
import type { Intakes } from './use-intakes.ts'

const ADD =
  'hit inline-flex items-center gap-1 type-label text-ink-2 transition-colors move hover:text-ink max-md:min-h-11'

/** The pictures that a video is made from: its first, its last, and those that it should resemble. */
export function FramesField({ form, intakes }: { form: WorkshopForm<VideoDraft>; intakes: Intakes }) {
  const { draft, parameters, errors } = form
  const [wanted, setWanted] = useState<{ end: boolean; references: boolean }>({ end: false, references: false })
  const source = parameterNamed(parameters, 'source')
  const end = parameterNamed(parameters, 'end')
  const references = parameterNamed(parameters, 'references')
  const showsEnd = end && (wanted.end || draft.end !== null || intakes.end.sending !== null || errors.end !== undefined)
  const showsReferences =
    references &&
    (wanted.references ||
      draft.references.length > 0 ||
      intakes.references.sending !== null ||
      errors.references !== undefined)
  if (!source && !end && !references) return null
  return (
    <>
      {source && (
        <PictureField
          name="source"
          label={source.label}
          error={errors.source}
          picture={draft.source}
          intake={intakes.source}
          takesPaste
          // The shape follows the new picture.
          onChange={(picture) => form.set({ source: picture, aspect_ratio: null })}
        />
      )}
      {showsEnd && (
        <PictureField
          name="end"
          label={`${end.label} (optional)`}
          info="What the video arrives at."
          error={errors.end}
          picture={draft.end}
          intake={intakes.end}
          takesPaste={false}
          uploadsOnly
          onChange={(picture) => form.set({ end: picture })}
        />
      )}
      {showsReferences && <References form={form} intakes={intakes} most={references.max} />}
      {((end && !showsEnd) || (references && !showsReferences)) && (
        <div className="-my-1 flex flex-wrap gap-x-5 gap-y-1">
          {end && !showsEnd && (
            <button type="button" className={ADD} onClick={() => setWanted({ ...wanted, end: true })}>
              <Plus size={16} aria-hidden /> {end.label}
            </button>
          )}
          {references && !showsReferences && (
            <button type="button" className={ADD} onClick={() => setWanted({ ...wanted, references: true })}>
              <Plus size={16} aria-hidden /> {references.label}
            </button>
          )}
        </div>
      )}
    </>
  )
}

/** Up to `most` pictures in a strip, and the place for the next one. */
function References({ form, intakes, most }: { form: WorkshopForm<VideoDraft>; intakes: Intakes; most: number }) {
  const { draft, errors } = form
  const isFull = draft.references.length >= most
  return (
    <div>
      {!isFull && (
        <PictureField
          name="references"
          label={`Reference pictures, ${draft.references.length} of ${most}`}
          info="What people, things and colours should look like. The video does not start from them."
          error={errors.references}
          picture={null}
          intake={intakes.references}
          takesPaste={false}
          uploadsOnly
          onChange={(picture) => picture && form.set({ references: [...draft.references, picture].slice(0, most) })}
        />
      )}
      {isFull && <p className="mb-1.5 type-label">{`Reference pictures, ${most} of ${most}`}</p>}
      {draft.references.length > 0 && (
        <ul className="mt-2 flex gap-2">
          {draft.references.map((picture, index) => (
            <li key={`${picture.id} ${index}`} className="relative size-16 overflow-hidden rounded-work bg-surface-2">
              <img src={picture.src} alt={`Reference ${index + 1}`} className="size-full object-cover" />
              <IconButton
                label={`Remove reference ${index + 1}`}
                look="scrim"
                className="absolute! top-0.5 right-0.5 size-7!"
                onClick={() => form.set({ references: draft.references.filter((_, at) => at !== index) })}
              >
                <X size={14} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
