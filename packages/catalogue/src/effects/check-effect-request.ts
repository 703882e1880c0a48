import type { EffectRecipe } from '@easel/contract/entities/recipes'
import type { EffectGenerateBody } from '@easel/contract/entities/requests'
import { checker, type Checker } from '../checker.ts'
import { type RequestCheck, checkSeed, type Unseeded } from '../request-check.ts'
import type { EffectEntry } from './effect.ts'
import { effectModelId } from './effects.ts'

export type EffectRequest = Unseeded<EffectRecipe>

/** Sizes of an effect's film, and the one that is taken when none is asked for. */
export const EFFECT_QUALITIES = { choices: ['480p', '720p', '1080p'], default: '720p' } as const

/** Holds a request against what an effect takes and fills in its defaults; every problem is named at once. */
export function checkEffectRequest(entry: EffectEntry, body: EffectGenerateBody): RequestCheck<EffectRequest> {
  const check = checker(entry.displayName)
  const text = body.text ?? ''
  if (text.trim() !== '' && entry.takesText === null) check.absent('text')
  else if (entry.takesText !== null && text.length > entry.takesText.maxLength)
    check.invalid('text', `text must have at most ${entry.takesText.maxLength} characters`)
  if (body.generate_audio === true && !entry.hasSound) check.absent('generate_audio')
  const request: EffectRequest = {
    model: effectModelId(entry),
    mode: 'effect',
    effect: entry.id,
    prompt: text,
    inputs: inputs(check, entry, body),
    aspect_ratio:
      check.choice('aspect_ratio', body.aspect_ratio, { choices: entry.ratios, default: entry.ratios[0] ?? '16:9' }) ??
      '16:9',
    resolution: check.choice<string>('quality', body.quality, EFFECT_QUALITIES) ?? EFFECT_QUALITIES.default,
    duration:
      check.choice('duration', body.duration, { choices: entry.durations, default: entry.defaultDuration }) ??
      entry.defaultDuration,
    generate_audio: body.generate_audio ?? entry.hasSound,
    seed: checkSeed(check, body.seed),
    is_private: body.is_private ?? false,
    prompt_hidden: false,
  }
  return check.failed() ? check.failure() : { ok: true, request }
}

/** One picture for each role, in the order of the effect. */
function inputs(check: Checker, entry: EffectEntry, body: EffectGenerateBody): EffectRequest['inputs'] {
  const roles = entry.inputs.map(({ role }) => role)
  for (const { role } of body.inputs) check.listed('inputs', role, roles)
  return entry.inputs.map(({ role, label }) => {
    const given = body.inputs.filter((each) => each.role === role)
    const [picture] = given
    if (picture === undefined) check.invalid('inputs', `${label} is missing: give a picture for the role '${role}'`)
    else if (given.length > 1) check.invalid('inputs', `${label} was given ${given.length} times`)
    else if ((picture.upload_id === undefined) === (picture.image_id === undefined))
      check.invalid('inputs', `${label} needs upload_id or image_id, one of them`)
    return { role, upload_id: picture?.upload_id ?? null, image_id: picture?.image_id ?? null }
  })
}

/** What an effect costs, step by step. Without the sound that it could have, its step is not charged. */
export function effectPrice(entry: EffectEntry, withSound: boolean): { credits: number; breakdown: EffectPriceLine[] } {
  const breakdown = entry.steps
    .map(({ id, label }, index) => {
      const credits = entry.stepCosts[index] ?? 0
      return { id, line: { label, quantity: 1, each: credits, credits } }
    })
    .filter(({ id }) => withSound || id !== 'sound')
    .map(({ line }) => line)
  return { credits: breakdown.reduce((sum, { credits }) => sum + credits, 0), breakdown }
}

interface EffectPriceLine {
  readonly label: string
  readonly quantity: number
  readonly each: number
  readonly credits: number
}
