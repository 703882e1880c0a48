import { Chip } from '../../../ui/chip.tsx'
import { Field } from '../form/field.tsx'
import type { FieldName } from '../form/form-parts.ts'

/** One of several, or none: then the words decide. On a phone a row to push sideways. */
export function ChoiceChips(props: {
  name: FieldName
  label: string
  choices: readonly { id: string; label: string }[]
  value: string | null
  error: string | undefined
  onChange: (value: string | null) => void
}) {
  const { name, label, choices, value, error, onChange } = props
  return (
    <Field
      name={name}
      label={label}
      error={error}
      end={
        value === null ? (
          <span className="type-wall">from the prompt</span>
        ) : (
          <button type="button" onClick={() => onChange(null)} className="hit type-label text-ink-2 hover:text-ink">
            Leave it to the prompt
          </button>
        )
      }
    >
      <div className="flex gap-1.5 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:py-0.5 md:flex-wrap no-scrollbar">
        {choices.map((choice) => (
          <Chip
            key={choice.id}
            pressed={choice.id === value}
            onClick={() => onChange(choice.id === value ? null : choice.id)}
            className="shrink-0 px-2.5!"
          >
            {choice.label}
          </Chip>
        ))}
      </div>
    </Field>
  )
}
