import { Switch } from '../../../ui/switch.tsx'
import type { FormPart } from './form-parts.ts'
import { Info } from './info.tsx'

/** V3: whether others read the words. */
export function HidePrompt({ form, work }: { form: FormPart<{ prompt_hidden: boolean }>; work: string }) {
  return (
    <div className="flex items-center gap-2">
      <div className="flex-1">
        <Switch
          label="Hide my prompt"
          checked={form.draft.prompt_hidden}
          onChange={(prompt_hidden) => form.set({ prompt_hidden })}
        />
      </div>
      <Info about="Hide my prompt">{`Others see the ${work}, but not the words that it was made from.`}</Info>
    </div>
  )
}
