import type { ImageCapabilities, ModelEntry, ModelPrice, VideoCapabilities } from '@easel/contract/entities/catalogue'
import { countOf } from '../../lib/text.ts'

/** A line of the table of what a model takes. */
export interface Fact {
  name: string
  value: string
}

const yesNo = (has: boolean) => (has ? 'Yes' : 'No')

function imageFacts(can: ImageCapabilities): Fact[] {
  const sizes = can.sizes
    ? can.sizes.map(([width, height]) => `${width} × ${height}`).join(', ')
    : `Width ${can.widths.join(', ')} · height ${can.heights.join(', ')}`
  const facts: (Fact | false | null)[] = [
    { name: 'Size', value: sizes },
    { name: 'Size at first', value: `${can.default_width} × ${can.default_height}` },
    { name: 'Images at once', value: `Up to ${can.max_num_outputs}` },
    can.steps && { name: 'Steps', value: `${can.steps.choices.join(', ')} (${can.steps.default} at first)` },
    can.guidance_scale && {
      name: 'Guidance',
      value: `${can.guidance_scale.min} to ${can.guidance_scale.max} (${can.guidance_scale.default} at first)`,
    },
    can.schedulers && { name: 'Schedulers', value: can.schedulers.choices.join(', ') },
    { name: 'Negative prompt', value: yesNo(can.negative_prompt) },
    { name: 'Seed', value: yesNo(can.seed) },
    can.max_sources > 0 && { name: 'Source pictures', value: `Up to ${can.max_sources}` },
    can.adapters && { name: 'Style adapters', value: `Up to ${can.adapters.max}` },
    can.styles.length > 0 && { name: 'Styles', value: can.styles.map((style) => style.label).join(', ') },
  ]
  return facts.filter((fact) => !!fact)
}

function videoFacts(can: VideoCapabilities): Fact[] {
  const seconds = (list: readonly number[]) => `${list.join(', ')} s`
  const limits = Object.entries(can.resolutionDurationLimits).map(
    ([resolution, list]) => `${resolution}: ${seconds(list)}`,
  )
  const facts: (Fact | false)[] = [
    can.supportedAspectRatios.length > 0 && { name: 'Ratios', value: can.supportedAspectRatios.join(', ') },
    can.supportedDurations.length > 0 && { name: 'Length', value: seconds(can.supportedDurations) },
    can.supportedResolutions.length > 0 && { name: 'Resolution', value: can.supportedResolutions.join(', ') },
    limits.length > 0 && { name: 'Length by resolution', value: limits.join(' · ') },
    can.supportsReferenceImages > 0 && { name: 'Reference images', value: `Up to ${can.supportsReferenceImages}` },
    can.supportsAudio && { name: 'Sound', value: 'Takes audio' },
    can.requiresVideoInput && {
      name: 'Video input',
      value: `Needed, ${can.minVideoDuration ?? 0} to ${can.maxVideoDuration ?? 0} s`,
    },
    can.supportedModes.length > 0 && { name: 'Modes', value: can.supportedModes.join(', ') },
  ]
  return facts.filter((fact) => !!fact)
}

/** What a model takes, in words; only what is known about it. */
export function factsOf(model: Pick<ModelEntry, 'image' | 'video' | 'base_model'>): Fact[] {
  return [
    ...(model.base_model ? [{ name: 'Base', value: model.base_model }] : []),
    ...(model.image ? imageFacts(model.image) : []),
    ...(model.video ? videoFacts(model.video) : []),
  ]
}

/** '20 credits an image', with what members of a paid plan pay when that is less (P2, P7). */
export function priceInWords(price: ModelPrice, kind: ModelEntry['kind']): string {
  const unit =
    price.unit === 'second' ? 'a second' : kind === 'image' ? 'an image' : `a ${kind === 'video' ? 'video' : 'piece'}`
  const paid = price.paid_base_cost < price.base_cost ? `, ${price.paid_base_cost} on a paid plan` : ''
  return `${countOf(price.base_cost, 'credit')} ${unit}${paid}`
}
