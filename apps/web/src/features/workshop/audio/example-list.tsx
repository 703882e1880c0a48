import { Chip } from '../../../ui/chip.tsx'
import { cx } from '../../../ui/cx.ts'
import { focusField } from '../form/focus-field.ts'
import type { WorkshopForm } from '../form/use-form.ts'
import type { AudioDraft } from './draft.ts'
import { EXAMPLES } from './examples.ts'

/** Examples of the tab that is open: a press writes one into the form. */
export function ExampleList(props: {
  form: WorkshopForm<AudioDraft>
  className?: string
  /** The form should be seen now. */
  onChosen?: () => void
}) {
  const { form, className, onChosen } = props
  return (
    <ul aria-label="Examples" className={cx('flex flex-wrap gap-2', className)}>
      {EXAMPLES[form.draft.mode].map((example) => (
        <li key={example.prompt} className="max-w-full">
          <Chip
            onClick={() => {
              form.set(example)
              onChosen?.()
              focusField('prompt')
            }}
            className="h-auto! min-h-9 max-w-full py-1.5 text-left whitespace-normal! max-md:min-h-11"
          >
            {example.prompt}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
