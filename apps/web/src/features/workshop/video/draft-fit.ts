import { parameterNamed, parametersFor } from '@easel/catalogue/parameters'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { Change } from '../form/draft-kind.ts'
import type { VideoDraft, VideoMode } from './draft.ts'
import { lengthOf, nearestDuration, nearestRatio, ratioValue } from './shape.ts'

/** The draft as another model or mode can take it; `former` names what is dropped as the person knew it. */
export function fitDraft(
  draft: VideoDraft,
  model: ModelEntry,
  mode: VideoMode,
  former?: ModelEntry,
): { draft: VideoDraft; changes: Change[] } {
  const parameters = parametersFor(model, mode)
  const before = former ? parametersFor(former, draft.mode) : []
  const next: VideoDraft = { ...draft, model: model.id, mode }
  const changes: Change[] = []
  const drop = (label: string, from: string) => changes.push({ label, from, to: null })

  const ratios = parameterNamed(parameters, 'aspect_ratio')?.choices.map(({ value }) => String(value)) ?? []
  if (draft.aspect_ratio !== null && !ratios.includes(draft.aspect_ratio)) {
    next.aspect_ratio = nearestRatio(ratios, ratioValue(draft.aspect_ratio))
    changes.push({ label: 'Aspect ratio', from: draft.aspect_ratio, to: next.aspect_ratio })
  }
  const sizes = parameterNamed(parameters, 'resolution')?.choices.map(({ value }) => String(value)) ?? []
  if (draft.resolution !== null && !sizes.includes(draft.resolution)) {
    next.resolution = null
    drop('Resolution', draft.resolution)
  }
  if (draft.duration !== null) {
    const hasLength = parameterNamed(parameters, 'duration') !== undefined
    next.duration = hasLength ? nearestDuration(model, lengthOf(next, model).resolution, draft.duration) : null
    if (next.duration !== draft.duration) {
      const to = next.duration === null ? null : `${next.duration} s`
      changes.push({ label: 'Duration', from: `${draft.duration} s`, to })
    }
  }
  const camera = parameterNamed(parameters, 'camera')
  if (draft.camera !== null && !camera?.choices.some(({ value }) => value === draft.camera)) {
    const known = parameterNamed(before, 'camera')?.choices.find(({ value }) => value === draft.camera)
    next.camera = null
    drop('Camera', known?.label ?? draft.camera)
  }
  if (draft.generate_audio && !parameterNamed(parameters, 'generate_audio')) {
    next.generate_audio = false
    drop('Sound', 'made by the model')
  }
  if (draft.seed !== null && !parameterNamed(parameters, 'seed')) {
    next.seed = null
    drop('Seed', String(draft.seed))
  }
  if (draft.negative_prompt.trim() !== '' && !parameterNamed(parameters, 'negative_prompt')) {
    next.negative_prompt = ''
    drop('Negative prompt', `“${draft.negative_prompt.trim()}”`)
  }
  if (draft.motion !== null && !parameterNamed(parameters, 'mode')) next.motion = null

  // A picture waits for the tab of pictures; a model that has no place for it lets go of it.
  if (draft.end && mode === 'i2v' && !parameterNamed(parameters, 'end')) {
    next.end = null
    drop('End picture', 'one picture')
  }
  const most = parameterNamed(parameters, 'references')?.max ?? 0
  if (draft.references.length > most) {
    next.references = draft.references.slice(0, most)
    changes.push({
      label: 'Reference pictures',
      from: String(draft.references.length),
      to: most > 0 ? String(most) : null,
    })
  }
  for (const [name, label] of [
    ['video', 'Motion video'],
    ['audio', 'Sound'],
  ] as const) {
    const held = draft[name]
    if (!held || parameterNamed(parameters, name)) continue
    next[name] = null
    drop(label, `${held.seconds.toFixed(1)} s`)
  }
  return { draft: next, changes }
}

/** Wishes that are the model's own defaults are none. */
export function withoutDefaults(draft: VideoDraft, model: ModelEntry): VideoDraft {
  const { video } = model
  const next = { ...draft }
  if (video && draft.resolution === video.defaultResolution) next.resolution = null
  if (video && draft.duration === video.defaultDuration) next.duration = null
  if (video && draft.mode === 't2v' && draft.aspect_ratio === video.defaultAspectRatio) next.aspect_ratio = null
  return next
}
