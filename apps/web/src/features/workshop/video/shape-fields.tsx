import { parameterNamed } from '@easel/catalogue/parameters'
import { filmSize } from '@easel/catalogue/film-size'
import { durationsAt } from '@easel/catalogue/video-parameters'
import { useState } from 'react'
import { Segmented } from '../../../ui/segmented.tsx'
import { Field } from '../form/field.tsx'
import { RatioChoice } from '../form/ratio-choice.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { VideoDraft } from './draft.ts'
import { isCut, lengthLimit, lengthOf, nearestDuration, ratioOf } from './shape.ts'

/** The video's shape, drawn. From a picture it follows the picture, and says when that loses its edges. */
export function RatioField({ form }: { form: WorkshopForm<VideoDraft> }) {
  const { draft, model, parameters, errors } = form
  const field = parameterNamed(parameters, 'aspect_ratio')
  if (!field) return null
  const ratio = ratioOf(draft, model)
  const { resolution } = lengthOf(draft, model)
  const size = ratio !== null && resolution?.endsWith('p') ? filmSize(ratio, resolution) : null
  return (
    <Field
      name="aspect_ratio"
      label="Shape"
      error={errors.aspect_ratio}
      end={size && <span className="num type-wall">{`${size.width} × ${size.height}`}</span>}
    >
      <RatioChoice
        options={field.choices.map(({ label }) => label)}
        value={ratio ?? ''}
        onChange={(aspect_ratio) => form.set({ aspect_ratio })}
      />
      {isCut(draft, model) && <p className="mt-1.5 type-wall">{`The picture is cut to ${ratio}: its middle stays.`}</p>}
    </Field>
  )
}

/** How fine and how long. Pairs that the model does not make cannot be chosen, and a choice that needs another one says so. */
export function LengthFields({ form }: { form: WorkshopForm<VideoDraft> }) {
  const { draft, model, parameters, errors } = form
  const [corrected, setCorrected] = useState<{ for: string; text: string } | null>(null)
  const sizes = parameterNamed(parameters, 'resolution')
  const lengths = parameterNamed(parameters, 'duration')
  const { resolution, duration } = lengthOf(draft, model)
  const limit = lengthLimit(model, resolution)
  const allowed = model.video ? durationsAt(model.video, resolution) : []
  // The note is about one pair: it goes with the next change.
  const pair = `${model.id} ${resolution} ${duration}`

  function chooseSize(next: string): void {
    const fits = duration === null ? null : nearestDuration(model, next, duration)
    const isChanged = fits !== duration
    form.set({ resolution: next, ...(isChanged && { duration: fits }) })
    const text = `${lengthLimit(model, next) ?? next}: ${duration} s became ${fits} s.`
    setCorrected(isChanged ? { for: `${model.id} ${next} ${fits}`, text } : null)
  }
  return (
    <>
      {sizes && (
        <Field name="resolution" label={sizes.label} error={errors.resolution}>
          <Segmented
            full
            label={sizes.label}
            options={sizes.choices.map(({ value, label }) => ({ value: String(value), label }))}
            value={resolution ?? ''}
            onChange={chooseSize}
          />
        </Field>
      )}
      {lengths && (
        <Field name="duration" label={lengths.label} error={errors.duration}>
          <Segmented
            full
            label={lengths.label}
            options={lengths.choices.map(({ value, label }) => ({
              value: Number(value),
              label,
              disabled: allowed.includes(Number(value)) ? undefined : (limit ?? undefined),
            }))}
            value={duration ?? 0}
            onChange={(seconds) => form.set({ duration: seconds })}
            className="[&_button]:px-1"
          />
          <output className="block type-wall empty:hidden [&:not(:empty)]:mt-1.5">
            {corrected?.for === pair ? corrected.text : limit && `${limit}.`}
          </output>
        </Field>
      )}
    </>
  )
}
