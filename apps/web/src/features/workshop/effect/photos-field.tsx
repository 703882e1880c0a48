import { FieldError } from '../form/field.tsx'
import { PictureField } from '../form/picture-field.tsx'
import type { SourceIntake } from '../form/use-source.ts'
import type { EffectForm } from './use-effect-form.ts'

/** The photos that the effect asks for, each in its place, in the order of the effect. */
export function PhotosField({ form, intakes }: { form: EffectForm; intakes: readonly SourceIntake[] }) {
  const { entry, draft, errors } = form
  // What is pasted goes into the next free place; of a single photo it is always the new one.
  const free = entry.inputs.findIndex((_, index) => !draft.pictures[index] && !intakes[index]?.sending)
  const pastesAt = entry.inputs.length === 1 ? 0 : free
  return (
    <div className="flex flex-col gap-4">
      {entry.inputs.map(({ role, label }, index) => {
        const intake = intakes[index]
        return (
          intake && (
            <PictureField
              key={role}
              name={`input-${index}`}
              label={entry.inputs.length > 1 ? `${index + 1}. ${label}` : label}
              error={errors[`input-${index}`]}
              picture={draft.pictures[index] ?? null}
              intake={intake}
              takesPaste={index === pastesAt}
              onChange={(picture) => form.setPicture(index, picture)}
            />
          )
        )
      })}
      <FieldError>{errors.inputs}</FieldError>
    </div>
  )
}
