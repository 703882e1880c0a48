import type { ErrorBody } from '@easel/contract/errors'
import type { EffectGenerateBody } from '@easel/contract/entities/requests'
import type { FormErrors } from '../form/form-parts.ts'

const FIELDS: Readonly<Record<keyof EffectGenerateBody, keyof FormErrors>> = {
  inputs: 'inputs',
  text: 'text',
  quality: 'quality',
  duration: 'duration',
  aspect_ratio: 'aspect_ratio',
  generate_audio: 'generate_audio',
  seed: 'seed',
  is_private: 'is_private',
}

/** A refusal, sorted to the fields that it is about (the first sentence of each), and what is left for the foot. */
export function placeProblems(body: Pick<ErrorBody, 'error' | 'code' | 'details'>): {
  fields: FormErrors
  rest: string | null
} {
  const fields: FormErrors = {}
  let isPlaced = true
  for (const { field, message } of body.details ?? []) {
    const name = Object.keys(FIELDS).find((each): each is keyof EffectGenerateBody => each === field.split('.')[0])
    if (name === undefined) isPlaced = false
    else fields[FIELDS[name]] ??= `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
  }
  // A photo of another person, or one that is gone, comes without a field.
  if (body.code === 'foreign_source') fields.inputs ??= 'One of these pictures is not there any more. Choose it again.'
  return { fields, rest: isPlaced && Object.keys(fields).length > 0 ? null : body.error }
}
