import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { DraftKind } from './draft-kind.ts'
import { PROMPT_ID } from './field.tsx'
import { keepDraft, recallDraft, recallMode, recallModelId, rememberChoice } from './form-memory.ts'
import type { FormNote } from './form-note.ts'
import type { AnyDraft } from './form-parts.ts'
import type { FormLink } from './link.ts'
import { defaultModel, LACKS, supports } from './model-choice.ts'

/**
 * Brings back what was left in the form, once the page runs in a browser, with what the address asks on top; then keeps every
 * change (W3). An address that comes later, by a link inside the app, is followed as well.
 */
export function useRemembered<D extends AnyDraft>(
  kind: DraftKind<D>,
  models: readonly ModelEntry[],
  link: FormLink<D['mode']>,
  draft: D,
  show: (draft: D, note: FormNote<D> | null) => void,
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
    const start = startOf(kind, models, link)
    const typed = isFirst ? typedEarly() : ''
    if (start && typed !== '' && typed !== start.draft.prompt) {
      show({ ...start.draft, prompt: typed }, start.draft.prompt === '' ? null : keptNote(start.draft))
    } else if (start) show(start.draft, start.note)
    setRestored(true)
  }, [kind, asked, link, models, draft, show])
  useEffect(() => {
    if (isRestored) keepDraft(kind, draft)
  }, [kind, isRestored, draft])
}

/** What was written into the prompt of the document as it arrived, before scripts ran. */
function typedEarly(): string {
  const field = document.getElementById(PROMPT_ID)
  return field instanceof HTMLTextAreaElement ? field.value : ''
}

function keptNote<D>(back: D): FormNote<D> {
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
export function startOf<D extends AnyDraft>(
  kind: DraftKind<D>,
  models: readonly ModelEntry[],
  link: FormLink<D['mode']>,
): { draft: D; note: FormNote<D> | null } | null {
  const asked = models.find((model) => model.id === link.model) ?? null
  const wanted = link.tab ?? recallMode(kind) ?? kind.modes[0]
  if (wanted === undefined) return null
  // A model that is asked for wins over the tab: the tab it cannot do would be a dead end.
  const mode =
    asked && !supports(asked, wanted) ? (kind.modes.find((other) => supports(asked, other)) ?? wanted) : wanted
  const remembered = link.model ?? recallModelId(kind, mode)
  const found = models.find((model) => model.id === remembered && supports(model, mode))
  const model = found ?? defaultModel(models, mode)
  if (!model) return null
  rememberChoice(kind, mode, model.id)
  const stored = recallDraft(kind, model, mode) ?? kind.empty(model, mode)
  const draft = { ...stored, prompt: link.prompt ?? stored.prompt, seed: link.seed ?? stored.seed }
  return { draft, note: noteOf() }

  function noteOf(): FormNote<D> | null {
    if (remembered !== null && !found && !models.some((other) => other.id === remembered)) {
      return { kind: 'gone', model: remembered, using: model?.name ?? '' }
    }
    if (asked && link.tab !== null && mode !== link.tab) {
      return { kind: 'mode', model: asked.name, lacks: LACKS[link.tab] }
    }
    return link.prompt !== null && stored.prompt !== '' && stored.prompt !== link.prompt
      ? { kind: 'filled', about: 'The prompt came with the link.', changes: [], gone: null, using: '', back: stored }
      : null
  }
}
