import { History, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { notify } from '../../../lib/notices.ts'
import { useMe } from '../../../lib/session.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Field, fieldId, PROMPT_ID } from '../form/field.tsx'
import { GrowingText } from '../form/growing-text.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { AudioDraft } from './draft.ts'

const PromptHistory = lazy(() =>
  import('../form/prompt-history.tsx').then((module) => ({ default: module.PromptHistory })),
)

/** The text that is read aloud, or the words that the music is made of, with what was written before. */
export function WordsField(props: {
  form: WorkshopForm<AudioDraft>
  label: string
  placeholder: string
  maxLength: number
  rows: number
  /** Its length is what it costs. */
  counts?: boolean
}) {
  const { form, label, placeholder, maxLength, rows, counts = false } = props
  const { draft, errors } = form
  const hasUser = useMe().user !== null
  const [history, setHistory] = useState<'never' | 'open' | 'closed'>('never')

  function clear(): void {
    const before = draft.prompt
    form.set({ prompt: '' })
    document.getElementById(PROMPT_ID)?.focus()
    notify(`The ${label.toLowerCase()} is cleared.`, {
      action: { label: 'Undo', run: () => form.set({ prompt: before }) },
    })
  }

  return (
    <Field name="prompt" label={label} htmlFor={PROMPT_ID} error={errors.prompt}>
      <GrowingText
        id={PROMPT_ID}
        value={draft.prompt}
        onChange={(prompt) => form.set({ prompt })}
        placeholder={placeholder}
        maxLength={maxLength}
        invalidBy={errors.prompt && `${fieldId('prompt')}-error`}
        rows={rows}
        alwaysCounts={counts}
        tools={
          <>
            {hasUser && (
              <IconButton label="What you wrote before" onClick={() => setHistory('open')}>
                <History size={16} aria-hidden />
              </IconButton>
            )}
            {draft.prompt !== '' && (
              <IconButton label={`Clear the ${label.toLowerCase()}`} onClick={clear}>
                <X size={16} aria-hidden />
              </IconButton>
            )}
          </>
        }
      />
      {history !== 'never' && (
        <Suspense>
          <PromptHistory
            kind="audio"
            open={history === 'open'}
            onClose={() => setHistory('closed')}
            onChoose={(prompt) => form.set({ prompt })}
          />
        </Suspense>
      )}
    </Field>
  )
}
