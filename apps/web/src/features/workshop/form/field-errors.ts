import type { ErrorBody, FieldProblem } from '@easel/contract/errors'
import { parameterNamed } from '@easel/catalogue/parameters'
import type { Parameter } from '@easel/catalogue/parameter'
import type { FieldName, FormErrors } from './form-parts.ts'

const FIELD_OF: Record<string, FieldName> = {
  width: 'size',
  height: 'size',
  source_image_id: 'source',
  upload_id: 'source',
  end_upload_id: 'end',
  reference_upload_ids: 'references',
  audio_upload_id: 'audio',
  video_upload_id: 'video',
  mode: 'model',
  model: 'model',
  is_private: 'is_private',
  prompt: 'prompt',
  // Of speech and music; the words of both are the prompt of the form.
  text: 'prompt',
  voice: 'voice',
  language: 'language',
  speed: 'speed',
  pitch: 'pitch',
  bpm: 'bpm',
  key: 'key',
  metre: 'metre',
  genre: 'genre',
  mood: 'mood',
  instruments: 'instruments',
}

/** Which field of the form a problem stands at; null when the form has no such field, and the sentence stands at the button. */
function fieldOf(problem: FieldProblem, parameters: readonly Parameter[]): FieldName | null {
  const name = problem.field.split('.')[0] ?? ''
  const known = FIELD_OF[name]
  if (known !== undefined) return known
  return parameters.find((parameter) => parameter.name === name)?.name ?? null
}

/** A refusal, sorted to the fields that it is about (the first sentence of each), and what is left for the footer. */
export function sortProblems(
  body: Pick<ErrorBody, 'error' | 'code' | 'details'>,
  parameters: readonly Parameter[],
): { fields: FormErrors; rest: string | null } {
  const fields: FormErrors = {}
  let unplaced = false
  for (const problem of body.details ?? []) {
    const field = fieldOf(problem, parameters)
    if (field === null) unplaced = true
    else fields[field] ??= sentence(problem, parameters)
  }
  // The source of another person, or one that is gone, comes without a field.
  if (body.code === 'foreign_source') fields.source ??= 'This picture is not there any more. Choose another one.'
  if (body.code === 'private_limit_reached') fields.is_private ??= body.error
  const isPlaced = Object.keys(fields).length > 0 && !unplaced
  return { fields, rest: isPlaced ? null : body.error }
}

/** 'guidance_scale must be between 1 and 20' reads 'Guidance must be between 1 and 20' beside its field. */
function sentence(problem: FieldProblem, parameters: readonly Parameter[]): string {
  const found = parameters.find((parameter) => parameter.name === problem.field)
  const label = found && parameterNamed(parameters, found.name)?.label
  const text =
    label && problem.message.startsWith(problem.field)
      ? label + problem.message.slice(problem.field.length)
      : problem.message
  const capital = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.!?]$/.test(capital) ? capital : `${capital}.`
}
