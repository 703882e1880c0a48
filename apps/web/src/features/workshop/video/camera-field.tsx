import { parameterNamed } from '@easel/catalogue/parameters'
import { Chip } from '../../../ui/chip.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Field, FieldError, fieldId } from '../form/field.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { VideoDraft } from './draft.ts'

/** How the camera moves; left alone, the words decide. */
export function CameraField({ form }: { form: WorkshopForm<VideoDraft> }) {
  const { draft, parameters, errors } = form
  const field = parameterNamed(parameters, 'camera')
  if (!field) return null
  return (
    <Field name="camera" label={field.label} error={errors.camera}>
      <div className="flex flex-wrap gap-1.5">
        <Chip pressed={draft.camera === null} onClick={() => form.set({ camera: null })}>
          From prompt
        </Chip>
        {field.choices.map(({ value, label }) => (
          <Chip key={value} pressed={draft.camera === value} onClick={() => form.set({ camera: String(value) })}>
            {label}
          </Chip>
        ))}
      </div>
    </Field>
  )
}

/** Whether the model makes a sound track to it. */
export function SoundField({ form }: { form: WorkshopForm<VideoDraft> }) {
  const { draft, model, parameters, errors } = form
  const field = parameterNamed(parameters, 'generate_audio')
  if (!field) return null
  return (
    <div id={fieldId('generate_audio')}>
      <Switch
        label={field.label}
        hint={model.built_in ? 'Music by the built-in composer, to the mood of your words.' : undefined}
        checked={draft.generate_audio}
        onChange={(generate_audio) => form.set({ generate_audio })}
      />
      <FieldError>{errors.generate_audio}</FieldError>
    </div>
  )
}
