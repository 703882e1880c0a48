import { Segmented } from '../../../ui/segmented.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { AudioDraft } from './draft.ts'

/** Speech or music; each has its own words and its own model. */
export function ModeSwitch({ form }: { form: WorkshopForm<AudioDraft> }) {
  return (
    <Segmented
      full
      label="What to make"
      options={[
        { value: 'speech', label: 'Speech' },
        { value: 'music', label: 'Music' },
      ]}
      value={form.draft.mode}
      onChange={form.chooseMode}
    />
  )
}
