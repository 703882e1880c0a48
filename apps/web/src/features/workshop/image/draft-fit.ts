import { parameterNamed, parametersFor } from '@easel/catalogue/parameters'
import type { SizeParameter } from '@easel/catalogue/parameter'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { Change } from '../form/draft-kind.ts'
import type { Draft, WorkshopMode } from './draft.ts'

/**
 * The draft as another model or mode can take it: what fits is kept, what does not is named. Nothing is dropped silently.
 * @param labels words for the options of the former model, so that a dropped style is named as the person knew it
 */
export function fitDraft(
  draft: Draft,
  model: ModelEntry,
  mode: WorkshopMode,
  former?: ModelEntry,
): { draft: Draft; changes: Change[] } {
  const parameters = parametersFor(model, mode)
  const next: Draft = { ...draft, model: model.id, mode }
  const changes: Change[] = []

  for (const name of ['style', 'color', 'lighting', 'composition', 'steps', 'scheduler'] as const) {
    const value = draft[name]
    if (value === null) continue
    const field = parameterNamed(parameters, name)
    if (field?.choices.some((choice) => choice.value === value)) continue
    const before = former && parameterNamed(parametersFor(former, draft.mode), name)
    const from = before?.choices.find((choice) => choice.value === value)?.label ?? String(value)
    changes.push({ label: field?.label ?? before?.label ?? capital(name), from, to: null })
    Object.assign(next, { [name]: null })
  }

  for (const [name, label] of [
    ['guidance_scale', 'Guidance'],
    ['strength', 'Strength'],
  ] as const) {
    const value = draft[name]
    if (value === null) continue
    const field = parameterNamed(parameters, name)
    if (!field) {
      // Strength belongs to the picture: leaving picture to picture says nothing about it.
      if (name !== 'strength' || mode === 'i2i') changes.push({ label, from: String(value), to: null })
      next[name] = null
    } else if (value < field.min || value > field.max) {
      next[name] = Math.min(field.max, Math.max(field.min, value))
      changes.push({ label, from: String(value), to: String(next[name]) })
    }
  }

  const most = parameterNamed(parameters, 'num_outputs')?.max ?? 1
  if (draft.num_outputs > most) {
    next.num_outputs = most
    changes.push({ label: 'Images', from: String(draft.num_outputs), to: String(most) })
  }
  if (draft.seed !== null && !parameterNamed(parameters, 'seed')) {
    next.seed = null
    changes.push({ label: 'Seed', from: String(draft.seed), to: null })
  }
  if (draft.negative_prompt.trim() !== '' && !parameterNamed(parameters, 'negative_prompt')) {
    next.negative_prompt = ''
    changes.push({ label: 'Negative prompt', from: `“${draft.negative_prompt.trim()}”`, to: null })
  }
  const adapters = parameterNamed(parameters, 'loras')
  const kept = draft.loras
    .filter((adapter) => adapters?.takes.sources.includes(adapter.source))
    .slice(0, adapters?.takes.max ?? 0)
  if (kept.length < draft.loras.length) {
    next.loras = kept
    changes.push({
      label: 'Adapters',
      from: String(draft.loras.length),
      to: kept.length > 0 ? String(kept.length) : null,
    })
  }
  const size = parameterNamed(parameters, 'size')
  if (size) {
    const fits = nearestSize(size, draft.width, draft.height)
    if (fits.width !== draft.width || fits.height !== draft.height) {
      changes.push({ label: 'Size', from: `${draft.width} × ${draft.height}`, to: `${fits.width} × ${fits.height}` })
      Object.assign(next, fits)
    }
  }
  return { draft: next, changes }
}

/** The size of a model that is nearest to a wanted one: first in shape, then in area. */
export function nearestSize(size: SizeParameter, width: number, height: number): { width: number; height: number } {
  const pairs = size.pairs ?? size.widths.flatMap((wide) => size.heights.map((high) => [wide, high] as const))
  // A size that the model takes as it is wins over one of the same shape.
  const far = ([wide, high]: readonly [number, number]) =>
    Math.abs(Math.log(wide / high / (width / height))) * 4 + Math.abs(Math.log((wide * high) / (width * height)))
  const best = pairs.toSorted((a, b) => far(a) - far(b))[0]
  return best ? { width: best[0], height: best[1] } : size.default
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

/** Wishes that are the model's own defaults are none: taken over from a finished picture they would be named as dropped later. */
export function withoutDefaults(draft: Draft, model: ModelEntry): Draft {
  const parameters = parametersFor(model, draft.mode)
  const next = { ...draft }
  for (const name of ['steps', 'scheduler', 'guidance_scale', 'strength'] as const) {
    if (next[name] === parameterNamed(parameters, name)?.default) Object.assign(next, { [name]: null })
  }
  return next
}
