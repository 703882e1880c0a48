import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DeepLink } from './deep-link.ts'
import { emptyDraft, supports, WORKSHOP_MODES } from './draft.ts'
import type { Draft } from './draft.ts'
import { keepDraft, recallDraft, recallMode, recallModelId, rememberChoice } from './form-memory.ts'
import type { FormNote } from './form-note.ts'
import { defaultModel } from './model-choice.ts'
import { PROMPT_ID } from './field.tsx'

/**
 * Brings back what was left in the form, once the page runs in a browser, with what the address asks on top; then keeps every
 * change (W3). An address that comes later, by a link inside the app, is followed as well.
 */
export function useRemembered(
  models: readonly ModelEntry[],
  link: DeepLink,
  draft: Draft,
  show: (draft: Draft, note: FormNote | null) => void,
): void {
  const [isRestored, setRestored] = useState(false)
  const followed = useRef('')
  const asked = JSON.stringify(link)
  // Before the next paint: nobody writes into a form that is about to be filled.
  useLayoutEffect(() => {
    if (followed.current === asked) return
    const isFirst = followed.current === ''
    followed.current = asked
    const { tab, model, prompt, seed } = link
    const asksNothing =
      prompt === null &&
      seed === null &&
      (tab === null || tab === draft.mode) &&
      (model === null || model === draft.model)
    if (!isFirst && asksNothing) return
    const start = startOf(models, link)
    const typed = isFirst ? typedEarly() : ''
    if (start && typed !== '' && typed !== start.draft.prompt) {
      show({ ...start.draft, prompt: typed }, start.draft.prompt === '' ? null : keptNote(start.draft))
    } else if (start) show(start.draft, start.note)
    setRestored(true)
  }, [asked, link, models, draft, show])
  useEffect(() => {
    if (isRestored) keepDraft(draft)
  }, [isRestored, draft])
}

/** What was written into the prompt of the document as it arrived, before scripts ran. */
function typedEarly(): string {
  const field = document.getElementById(PROMPT_ID)
  return field instanceof HTMLTextAreaElement ? field.value : ''
}

function keptNote(back: Draft): FormNote {
  return {
    kind: 'filled',
    about: 'What you just wrote is here, not the draft of last time.',
    changes: [],
    gone: null,
    using: '',
    back,
  }
}

/** Where the form begins: by the address first, by memory second. Null without any model. */
export function startOf(models: readonly ModelEntry[], link: DeepLink): { draft: Draft; note: FormNote | null } | null {
  const asked = models.find((model) => model.id === link.model) ?? null
  const wanted = link.tab ?? recallMode() ?? 't2i'
  // A model that is asked for wins over the tab: the tab it cannot do would be a dead end.
  const mode =
    asked && !supports(asked, wanted) ? (WORKSHOP_MODES.find((other) => supports(asked, other)) ?? wanted) : wanted
  const remembered = link.model ?? recallModelId(mode)
  const found = models.find((model) => model.id === remembered && supports(model, mode))
  const model = found ?? defaultModel(models, mode)
  if (!model) return null
  rememberChoice(mode, model.id)
  const stored = recallDraft(model, mode) ?? emptyDraft(model, mode)
  const draft = { ...stored, prompt: link.prompt ?? stored.prompt, seed: link.seed ?? stored.seed }
  return { draft, note: noteOf() }

  function noteOf(): FormNote | null {
    if (remembered !== null && !found && !models.some((other) => other.id === remembered)) {
      return { kind: 'gone', model: remembered, using: model?.name ?? '' }
    }
    if (asked && link.tab !== null && mode !== link.tab) return { kind: 'mode', model: asked.name, mode }
    return link.prompt !== null && stored.prompt !== '' && stored.prompt !== link.prompt
      ? { kind: 'filled', about: 'The prompt came with the link.', changes: [], gone: null, using: '', back: stored }
      : null
  }
}
