import { parametersFor } from '@easel/catalogue/parameters'
import type { Parameter } from '@easel/catalogue/parameter'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { useCallback, useMemo, useRef, useState } from 'react'
import { emptyDraft } from './draft.ts'
import type { Draft, WorkshopMode } from './draft.ts'
import { fitDraft, withoutDefaults } from './draft-fit.ts'
import type { FormNote } from './form-note.ts'
import { recallDraft, recallModel, rememberChoice } from './form-memory.ts'
import { defaultModel } from './model-choice.ts'
import { useRemembered } from './use-remembered.ts'
import type { DeepLink } from './deep-link.ts'

/** Names of the form's fields as errors use them. */
export type FieldName = Parameter['name'] | 'model' | 'is_private'

export interface WorkshopForm {
  models: readonly ModelEntry[]
  draft: Draft
  model: ModelEntry
  /** The fields that this model has in this mode. */
  parameters: Parameter[]
  note: FormNote | null
  errors: Partial<Record<FieldName, string>>
  set(patch: Partial<Draft>): void
  chooseMode(mode: WorkshopMode): void
  chooseModel(id: string): void
  /** Takes over whole settings, of a picture or of a link; says what could not be taken and offers the way back. */
  takeOver(wish: Partial<Draft>, about: string): void
  dismissNote(): void
  /** Back to the form as it was before the note. */
  undo(): void
  setErrors(errors: Partial<Record<FieldName, string>>): void
}

/**
 * The form's state: one draft, of one tab and one model, remembered per tab and model (W3).
 * @param models at least one
 */
export function useForm(models: readonly ModelEntry[], link: DeepLink): WorkshopForm {
  const [draft, setDraft] = useState(() => firstDraft(models, link))
  const [note, setNote] = useState<FormNote | null>(null)
  const [errors, setErrors] = useState<WorkshopForm['errors']>({})
  const latest = useRef(draft)

  const show = useCallback((next: Draft, nextNote: FormNote | null = null) => {
    latest.current = next
    setDraft(next)
    setNote(nextNote)
    setErrors({})
  }, [])
  useRemembered(models, link, draft, show)

  const model = modelOf(models, draft.model)
  const parameters = useMemo(() => parametersFor(model, draft.mode), [model, draft.mode])

  const set = useCallback((patch: Partial<Draft>) => {
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
      rememberChoice(now.mode, to.id)
      const { draft: fitted, changes } = fitDraft(now, to, now.mode, from)
      // What only that model has is as it was left there.
      const before = recallDraft(to, now.mode)
      const next = before ? keepOwn(fitted, before, from, to) : fitted
      show(next, changes.length > 0 ? { kind: 'changed', to: to.name, from: from.name, changes, back: now } : null)
    },
    [models, show],
  )

  const chooseMode = useCallback(
    (mode: WorkshopMode) => {
      const now = latest.current
      if (mode === now.mode) return
      const to = recallModel(models, mode) ?? defaultModel(models, mode)
      if (!to) return
      rememberChoice(mode, to.id)
      const before = recallDraft(to, mode)
      // An untouched tab goes on from what was being written.
      const carried = fitDraft(now, to, mode, modelOf(models, now.model)).draft
      show(before && before.prompt !== '' ? before : { ...carried, source: before?.source ?? now.source })
    },
    [models, show],
  )

  const takeOver = useCallback(
    (wish: Partial<Draft>, about: string) => {
      const now = latest.current
      const wanted = models.find((entry) => entry.id === (wish.model ?? now.model))
      const to = wanted ?? modelOf(models, now.model)
      const mode = wish.mode ?? now.mode
      rememberChoice(mode, to.id)
      const whole = withoutDefaults(
        {
          ...emptyDraft(to, mode),
          is_private: now.is_private,
          num_outputs: now.num_outputs,
          ...wish,
          model: to.id,
          mode,
        },
        to,
      )
      const { draft: next, changes } = fitDraft(whole, to, mode)
      const gone = wanted ? null : (wish.model ?? null)
      show(next, { kind: 'filled', about, changes, gone, using: to.name, back: now })
    },
    [models, show],
  )
  const dismissNote = useCallback(() => setNote(null), [])
  const undo = useCallback(() => {
    if (!note || !('back' in note)) return
    rememberChoice(note.back.mode, note.back.model)
    show(note.back)
  }, [note, show])
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

function firstDraft(models: readonly ModelEntry[], link: DeepLink): Draft {
  const mode = link.tab ?? 't2i'
  const model = models.find((entry) => entry.id === link.model) ?? defaultModel(models, mode) ?? modelOf(models, '')
  return { ...emptyDraft(model, mode), prompt: link.prompt ?? '', seed: link.seed }
}

/** Wishes that the former model could not hold come from the draft that was left at this one. */
function keepOwn(fitted: Draft, before: Draft, from: ModelEntry, to: ModelEntry): Draft {
  const had = new Set(parametersFor(from, fitted.mode).map((field) => field.name))
  const own = parametersFor(to, fitted.mode).filter((field) => !had.has(field.name) && field.name in before)
  return { ...fitted, ...Object.fromEntries(own.map(({ name }) => [name, before[name as keyof Draft]])) }
}
