import type { ImageCapabilities } from '@easel/contract/entities/catalogue'
import type { AspectPreset } from './aspect-presets.ts'

/** Names are the fields of the request's body; `size` stands for width and height, `source` for the given picture, `end` for the one to end with. */
interface Field<Type extends string, Name extends string> {
  readonly type: Type
  readonly name: Name
  readonly label: string
}

export interface TextParameter extends Field<'text', 'prompt' | 'negative_prompt'> {
  readonly required: boolean
  readonly maxLength: number
}

/** One of few, or nothing when `default` is null. */
export interface ChoiceParameter<Value extends string | number = string | number> extends Field<
  'choice',
  | 'steps'
  | 'scheduler'
  | 'style'
  | 'color'
  | 'lighting'
  | 'composition'
  | 'mode'
  | 'aspect_ratio'
  | 'duration'
  | 'resolution'
  | 'camera'
> {
  readonly choices: readonly { readonly value: Value; readonly label: string }[]
  readonly default: Value | null
}

/** A number between two others, both included. */
export interface RangeParameter extends Field<'range', 'guidance_scale' | 'strength' | 'num_outputs'> {
  readonly min: number
  readonly max: number
  readonly step: number
  readonly default: number
}

/** On or off; off to begin with. */
export type SwitchParameter = Field<'switch', 'generate_audio'>

/** A whole number from 0 to `max`; left out, one is drawn. */
export interface SeedParameter extends Field<'seed', 'seed'> {
  readonly max: number
}

/** Width and height in pixels. `pairs` is null when every width goes with every height. */
export interface SizeParameter extends Field<'size', 'size'> {
  readonly widths: readonly number[]
  readonly heights: readonly number[]
  readonly pairs: readonly (readonly [width: number, height: number])[] | null
  readonly presets: readonly AspectPreset[]
  readonly default: { readonly width: number; readonly height: number }
}

/** Files that go with the request. `seconds` bounds the length of a sound or video, `megabytes` its size. */
export interface FilesParameter extends Field<'files', 'source' | 'end' | 'references' | 'audio' | 'video'> {
  readonly accept: 'image' | 'audio' | 'video'
  readonly required: boolean
  readonly max: number
  readonly seconds: { readonly min: number | null; readonly max: number | null } | null
  readonly megabytes: number | null
}

export interface AdaptersParameter extends Field<'adapters', 'loras'> {
  readonly takes: NonNullable<ImageCapabilities['adapters']>
}

/** One field of a workshop's form. */
export type Parameter =
  | TextParameter
  | ChoiceParameter
  | RangeParameter
  | SwitchParameter
  | SeedParameter
  | SizeParameter
  | FilesParameter
  | AdaptersParameter
