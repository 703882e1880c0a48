import { parametersFor } from '@easel/catalogue/parameters'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { useCallback, useMemo, useRef, useState } from 'react'
import type { DraftKind } from './draft-kind.ts'
import { recallDraft, recallModel, rememberChoice } from './form-memory.ts'
import type { FormNote } from './form-note.ts'
import type { AnyDraft, FormErrors, FormPart } from './form-parts.ts'
import type { FormLink } from './link.ts'
import { defaultModel } from './model-choice.ts'
import { useRemembered } from './use-remembered.ts'

export interface WorkshopForm<D extends AnyDraft> extends FormPart<D> {
  models: readonly ModelEntry[]
  model: ModelEntry
  note: FormNote<D> | null
  chooseMode(mode: D['mode']): void
  chooseModel(id: string): void
  /** Takes over whole settings, of a work or of a link; says what could not be taken and offers the way back. */
  takeOver(wish: Partial<D>, about: string): void
  dismissNote(): void
  /** Back to the form as it was before the note. */
  undo(): void
  setErrors(errors: FormErrors): void
}

/**
 * A workshop's form: one draft, of one tab and one model, remembered per tab and model (W3).
 * @param kind of one workshop, the same at every rendering
 * @param models at least one
 */
export function useForm<D extends AnyDraft>(
  kind: DraftKind<D>,
  models: readonly ModelEntry[],
  link: FormLink<D['mode']>,
): WorkshopForm<D> {
  const [draft, setDraft] = useState(() => firstDraft(kind, models, link))
  const [note, setNote] = useState<FormNote<D> | null>(null)
  const [errors, setErrors] = useState<FormErrors>({})
  const latest = useRef(draft)

  const show = useCallback((next: D, nextNote: FormNote<D> | null = null) => {
    latest.current = next
    setDraft(next)
    setNote(nextNote)
    setErrors({})
  }, [])
  useRemembered(kind, models, link, draft, show)

  const model = modelOf(models, draft.model)
  const parameters = useMemo(() => parametersFor(model, draft.mode), [model, draft.mode])

  const set = useCallback((patch: Partial<D>) => {
    latest.current = { ...latest.current, ...patch }
    setDraft(latest.current)
    const touched = new Set(Object.keys(patch).map((name) => (name === 'width' || name === 'height' ? 'size' : name)))
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !touched.has(name))))
  }, [])

  const chooseModel = useCallback(
    (id: string) => {
      const now = latest.current
      const [from, to] = [modelOf(models, now.model), modelOf(models, id)]
      if (from.id === to.id) return
      rememberChoice(kind, now.mode, to.id)
      const { draft: fitted, changes } = kind.fit(now, to, now.mode, from)
      // What only that model has is as it was left there.
      const before = recallDraft(kind, to, now.mode)
      const next = before ? keepOwn(fitted, before, from, to) : fitted
      show(next, changes.length > 0 ? { kind: 'changed', to: to.name, from: from.name, changes, back: now } : null)
    },
    [kind, models, show],
  )

  const chooseMode = useCallback(
    (mode: D['mode']) => {
      const now = latest.current
      if (mode === now.mode) return
      const to = recallModel(kind, models, mode) ?? defaultModel(models, mode)
      if (!to) return
      rememberChoice(kind, mode, to.id)
      const before = recallDraft(kind, to, mode)
      if (kind.tabsAreApart) {
        show(before ?? kind.empty(to, mode))
        return
      }
      // An untouched tab goes on from what was being written.
      const carried = kind.fit(now, to, mode, modelOf(models, now.model)).draft
      show(before && before.prompt !== '' ? before : { ...carried, ...filesOf(kind, before, now) })
    },
    [kind, models, show],
  )

  const takeOver = useCallback(
    (wish: Partial<D>, about: string) => {
      const now = latest.current
      const wanted = models.find((entry) => entry.id === (wish.model ?? now.model))
      const to = wanted ?? modelOf(models, now.model)
      const mode = wish.mode ?? now.mode
      rememberChoice(kind, mode, to.id)
      const whole = kind.withoutDefaults(
        { ...kind.empty(to, mode), ...partOf(now, kind.stays), ...wish, model: to.id, mode },
        to,
      )
      const { draft: next, changes } = kind.fit(whole, to, mode)
      const gone = wanted ? null : (wish.model ?? null)
      show(next, { kind: 'filled', about, changes, gone, using: to.name, back: now })
    },
    [kind, models, show],
  )
  const dismissNote = useCallback(() => setNote(null), [])
  const undo = useCallback(() => {
    if (!note || !('back' in note)) return
    rememberChoice(kind, note.back.mode, note.back.model)
    show(note.back)
  }, [kind, note, show])
  return {
    models,
    draft,
    model,
    parameters,
    note,
    errors,
    set,
    chooseMode,
    chooseModel,
    takeOver,
    dismissNote,
    undo,
    setErrors,
  }
}

/** The model of a draft. Drafts hold known ids only; the first stands in where a catalogue changed in between. */
export function modelOf(models: readonly ModelEntry[], id: string): ModelEntry {
  const model = models.find((entry) => entry.id === id) ?? models[0]
  if (!model) throw new Error('The workshop needs a model')
  return model
}

function firstDraft<D extends AnyDraft>(
  kind: DraftKind<D>,
  models: readonly ModelEntry[],
  link: FormLink<D['mode']>,
): D {
  const mode = link.tab ?? kind.modes[0]
  if (mode === undefined) throw new Error('The workshop needs a tab')
  const model = models.find((entry) => entry.id === link.model) ?? defaultModel(models, mode) ?? modelOf(models, '')
  return { ...kind.empty(model, mode), prompt: link.prompt ?? '', seed: link.seed }
}

function partOf<D>(draft: D, names: readonly (keyof D)[]): Partial<D> {
  const part: Partial<D> = {}
  for (const name of names) part[name] = draft[name]
  return part
}

/** The files of the tab as it was left, and those in hand where it had none. */
function filesOf<D extends AnyDraft>(kind: DraftKind<D>, before: D | null, now: D): Partial<D> {
  const part: Partial<D> = {}
  for (const name of kind.files) part[name] = before?.[name] ?? now[name]
  return part
}

/** Wishes that the former model could not hold come from the draft that was left at this one. */
function keepOwn<D extends AnyDraft>(fitted: D, before: D, from: ModelEntry, to: ModelEntry): D {
  const had = new Set(parametersFor(from, fitted.mode).map((field) => field.name))
  const own = parametersFor(to, fitted.mode).filter((field) => !had.has(field.name) && field.name in before)
  return { ...fitted, ...Object.fromEntries(own.map(({ name }) => [name, before[name as keyof D]])) }
}
