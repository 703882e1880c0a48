import { parameterNamed } from '@easel/catalogue/parameters'
import { Select } from '../../../ui/select.tsx'
import { FieldError, fieldId } from '../form/field.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { Draft } from './draft.ts'

const FROM_PROMPT = 'prompt'

/** How it looks: style, colours, light, composition, of those that the model knows. Untouched, the prompt decides. */
export function LooksField({ form }: { form: WorkshopForm<Draft> }) {
  const fields = (['style', 'color', 'lighting', 'composition'] as const).flatMap(
    (name) => parameterNamed(form.parameters, name) ?? [],
  )
  if (fields.length === 0) return null
  return (
    <fieldset className="grid min-w-0 grid-cols-2 gap-x-2 gap-y-3">
      <legend className="sr-only">Look</legend>
      {fields.map((field) => {
        const name = field.name as 'style' | 'color' | 'lighting' | 'composition'
        return (
          <div key={name} id={fieldId(name)} className="min-w-0">
            <Select
              label={field.label}
              options={[
                { value: FROM_PROMPT, label: 'From prompt' },
                ...field.choices.map(({ value, label }) => ({ value: String(value), label })),
              ]}
              value={form.draft[name] ?? FROM_PROMPT}
              onChange={(value) => form.set({ [name]: value === FROM_PROMPT ? null : value })}
            />
            <FieldError>{form.errors[name]}</FieldError>
          </div>
        )
      })}
    </fieldset>
  )
}
