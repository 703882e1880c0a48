import type { ImageCapabilities } from '@easel/contract/entities/catalogue'
import { GUIDANCE, OUTPUTS, PROMPT_MAX, SEED_MAX, STRENGTH } from '@easel/contract/limits'
import { aspectPresets } from './aspect-presets.ts'
import type { Mode } from './model.ts'
import type { ChoiceParameter, Parameter, SizeParameter } from './parameter.ts'

/** The fields of the image workshop, top to bottom (W1). */
export function imageParameters(image: ImageCapabilities, mode: Mode, wordsRequired: boolean): Parameter[] {
  return [...pictures(image, mode), ...words(image, wordsRequired), ...looks(image), size(image), ...numbers(image)]
}

function pictures(image: ImageCapabilities, mode: Mode): Parameter[] {
  if (mode !== 'i2i') return []
  const fields: Parameter[] = [
    {
      type: 'files',
      name: 'source',
      label: 'Source picture',
      accept: 'image',
      required: true,
      // A request names one source; a model that could take more is given one.
      max: 1,
      seconds: null,
      megabytes: null,
    },
  ]
  if (image.strength !== null) {
    fields.push({ type: 'range', name: 'strength', label: 'Strength', step: STRENGTH.step, ...image.strength })
  }
  return fields
}

function words(image: ImageCapabilities, required: boolean): Parameter[] {
  const fields: Parameter[] = [{ type: 'text', name: 'prompt', label: 'Prompt', required, maxLength: PROMPT_MAX }]
  if (image.negative_prompt) {
    const label = 'Negative prompt'
    fields.push({ type: 'text', name: 'negative_prompt', label, required: false, maxLength: PROMPT_MAX })
  }
  return fields
}

function looks(image: ImageCapabilities): Parameter[] {
  const fields: Parameter[] = [
    options('style', 'Style', image.styles),
    options('color', 'Color', image.colors),
    options('lighting', 'Lighting', image.lightings),
    options('composition', 'Composition', image.compositions),
  ].filter((field) => field.choices.length > 0)
  if (image.adapters !== null)
    fields.push({ type: 'adapters', name: 'loras', label: 'Adapters', takes: image.adapters })
  return fields
}

function size(image: ImageCapabilities): SizeParameter {
  return {
    type: 'size',
    name: 'size',
    label: 'Size',
    widths: image.widths,
    heights: image.heights,
    pairs: image.sizes,
    presets: aspectPresets(image),
    default: { width: image.default_width, height: image.default_height },
  }
}

function numbers(image: ImageCapabilities): Parameter[] {
  const fields: Parameter[] = []
  const { max_num_outputs: max, steps, guidance_scale: guidance, schedulers } = image
  if (max > OUTPUTS.min) {
    const { min, initial } = OUTPUTS
    fields.push({ type: 'range', name: 'num_outputs', label: 'Images', min, max, step: 1, default: initial })
  }
  if (steps !== null) {
    fields.push({
      type: 'choice',
      name: 'steps',
      label: 'Steps',
      choices: plain(steps.choices),
      default: steps.default,
    })
  }
  if (guidance !== null) {
    fields.push({ type: 'range', name: 'guidance_scale', label: 'Guidance', step: GUIDANCE.step, ...guidance })
  }
  if (schedulers !== null) {
    const choices = plain(schedulers.choices)
    fields.push({ type: 'choice', name: 'scheduler', label: 'Scheduler', choices, default: schedulers.default })
  }
  if (image.seed) fields.push({ type: 'seed', name: 'seed', label: 'Seed', max: SEED_MAX })
  return fields
}

function plain<Value extends string | number>(values: readonly Value[]): { value: Value; label: string }[] {
  return values.map((value) => ({ value, label: String(value) }))
}

function options(
  name: 'style' | 'color' | 'lighting' | 'composition',
  label: string,
  of: ImageCapabilities['styles'],
): ChoiceParameter {
  return {
    type: 'choice',
    name,
    label,
    choices: of.map((each) => ({ value: each.id, label: each.label })),
    default: null,
  }
}
