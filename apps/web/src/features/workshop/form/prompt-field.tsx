import { parameterNamed } from '@easel/catalogue/parameters'
import { History, Plus, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { notify } from '../../../lib/notices.ts'
import { useMe } from '../../../lib/session.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Field, fieldId, PROMPT_ID } from './field.tsx'
import { GrowingText } from './growing-text.tsx'
import type { Kind } from '../jobs/kinds.ts'
import type { FormPart } from './form-parts.ts'

const PromptHistory = lazy(() => import('./prompt-history.tsx').then((module) => ({ default: module.PromptHistory })))

const NEGATIVE_ID = 'workshop-negative-text'

type WordsForm = FormPart<{ prompt: string; negative_prompt: string }>

/** The words: prompt with its history and its clearing, and what to keep out of the work. */
export function PromptField(props: {
  form: WordsForm
  /** Whose earlier prompts are offered. */
  kind: Kind
  placeholder: string
  negativePlaceholder: string
}) {
  const { form, kind, placeholder, negativePlaceholder } = props
  const { draft, parameters, errors } = form
  const hasUser = useMe().user !== null
  const negative = parameterNamed(parameters, 'negative_prompt')
  const [wantsNegative, setWantsNegative] = useState(false)
  const [isHistoryOpen, setHistoryOpen] = useState(false)
  const [wasHistoryOpened, setHistoryOpened] = useState(false)
  const showsNegative = negative !== undefined && (wantsNegative || draft.negative_prompt !== '')

  function clear(): void {
    const before = draft.prompt
    form.set({ prompt: '' })
    document.getElementById(PROMPT_ID)?.focus()
    notify('The prompt is cleared.', { action: { label: 'Undo', run: () => form.set({ prompt: before }) } })
  }

  return (
    <>
      <Field
        name="prompt"
        label="Prompt"
        htmlFor={PROMPT_ID}
        error={errors.prompt}
        end={
          negative &&
          !showsNegative && (
            <button
              type="button"
              onClick={() => setWantsNegative(true)}
              className="hit inline-flex items-center gap-1 type-label text-ink-2 transition-colors move hover:text-ink"
            >
              <Plus size={16} aria-hidden /> Negative prompt
            </button>
          )
        }
      >
        <GrowingText
          id={PROMPT_ID}
          value={draft.prompt}
          onChange={(prompt) => form.set({ prompt })}
          placeholder={placeholder}
          maxLength={parameterNamed(parameters, 'prompt')?.maxLength}
          invalidBy={errors.prompt && `${fieldId('prompt')}-error`}
          rows={3}
          tools={
            <>
              {hasUser && (
                <IconButton
                  label="Your prompts"
                  onClick={() => {
                    setHistoryOpened(true)
                    setHistoryOpen(true)
                  }}
                >
                  <History size={16} aria-hidden />
                </IconButton>
              )}
              {draft.prompt !== '' && (
                <IconButton label="Clear prompt" onClick={clear}>
                  <X size={16} aria-hidden />
                </IconButton>
              )}
            </>
          }
        />
        {wasHistoryOpened && (
          <Suspense>
            <PromptHistory
              kind={kind}
              open={isHistoryOpen}
              onClose={() => setHistoryOpen(false)}
              onChoose={(prompt) => form.set({ prompt })}
            />
          </Suspense>
        )}
      </Field>
      {showsNegative && (
        <NegativePrompt form={form} placeholder={negativePlaceholder} onRemove={() => setWantsNegative(false)} />
      )}
    </>
  )
}

function NegativePrompt(props: { form: WordsForm; placeholder: string; onRemove: () => void }) {
  const { form, placeholder, onRemove } = props
  const { draft, parameters, errors } = form
  const field = parameterNamed(parameters, 'negative_prompt')
  if (!field) return null
  return (
    <Field
      name="negative_prompt"
      label={field.label}
      htmlFor={NEGATIVE_ID}
      error={errors.negative_prompt}
      end={
        <button
          type="button"
          onClick={() => {
            onRemove()
            form.set({ negative_prompt: '' })
          }}
          className="hit type-label text-ink-2 hover:text-ink"
        >
          Remove
        </button>
      }
    >
      <GrowingText
        id={NEGATIVE_ID}
        value={draft.negative_prompt}
        onChange={(text) => form.set({ negative_prompt: text })}
        placeholder={placeholder}
        maxLength={field.maxLength}
        invalidBy={errors.negative_prompt && `${fieldId('negative_prompt')}-error`}
        rows={1}
      />
    </Field>
  )
}
