import type { Mode } from '@easel/catalogue/model'
import type { Parameter } from '@easel/catalogue/parameter'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import type { EffectGenerateBody, MusicBody, SpeechBody } from '@easel/contract/entities/requests'

/** Names of a form's fields as errors use them. */
export type FieldName =
  | Parameter['name']
  | 'model'
  | 'is_private'
  | keyof SpeechBody
  | keyof MusicBody
  | keyof EffectGenerateBody
  /** One of an effect's photos, by its place, and the consent of those in them. */
  | `input-${number}`
  | 'consent'

/** What is wrong, in a sentence, at the field that it is about. */
export type FormErrors = Partial<Record<FieldName, string>>

/** What every workshop's draft has. Null stands for "as the model does it". */
export interface AnyDraft {
  mode: Mode
  model: string
  prompt: string
  /** Null draws a new one each time. */
  seed: number | null
  is_private: boolean
}

/** As much of a form as a field needs: the wishes that it shows and how to change them. */
export interface FormPart<Part> {
  draft: Part
  /** The fields that the model has in this mode. */
  parameters: readonly Parameter[]
  errors: FormErrors
  set(patch: Partial<Part>): void
}

/** As much of a form as choosing a model needs. */
export interface ModelForm {
  models: readonly ModelEntry[]
  model: ModelEntry
  draft: { mode: Mode }
  errors: FormErrors
  chooseModel(id: string): void
}
