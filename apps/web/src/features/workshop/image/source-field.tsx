import { parameterNamed } from '@easel/catalogue/parameters'
import { Slider } from '../../../ui/slider.tsx'
import { Field } from '../form/field.tsx'
import { PictureField } from '../form/picture-field.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { SourceIntake } from '../form/use-source.ts'
import type { Draft } from './draft.ts'

/** What to start from, and how far to go from it. */
export function SourceField({ form, intake }: { form: WorkshopForm<Draft>; intake: SourceIntake }) {
  const { draft, parameters, errors } = form
  const source = parameterNamed(parameters, 'source')
  const strength = parameterNamed(parameters, 'strength')
  if (!source) return null
  return (
    <>
      <PictureField
        name="source"
        label={source.label}
        error={errors.source}
        picture={draft.source}
        intake={intake}
        takesPaste
        onChange={(picture) => form.set({ source: picture })}
      />
      {strength && (
        <Field
          name="strength"
          label={strength.label}
          info="How far the new picture may go from the one that it starts from."
          error={errors.strength}
          end={<span className="num type-label text-ink-2">{(draft.strength ?? strength.default).toFixed(2)}</span>}
        >
          <Slider
            hideLabel
            label="Strength, from stay close to be creative"
            min={strength.min}
            max={strength.max}
            step={strength.step}
            value={draft.strength ?? strength.default}
            format={(value) => value.toFixed(2)}
            onChange={(value) => form.set({ strength: value })}
          />
          <p aria-hidden className="flex justify-between type-wall">
            <span>Stay close</span>
            <span>Be creative</span>
          </p>
        </Field>
      )}
    </>
  )
}
