import type { ImageCapabilities, ModelPrice } from '@easel/contract/entities/catalogue'
import { ADAPTERS, GUIDANCE, IMAGE_SIZES, IMAGE_STEPS, OUTPUTS, SCHEDULERS, STRENGTH } from '@easel/contract/limits'

/** What W1 gives every image checkpoint. Lists are fresh on each call, so that no model changes another's. */
export function checkpointParameters(): ImageCapabilities {
  return {
    widths: [...IMAGE_SIZES],
    heights: [...IMAGE_SIZES],
    default_width: 1024,
    default_height: 1024,
    sizes: null,
    steps: { choices: [...IMAGE_STEPS], default: 30 },
    guidance_scale: { min: GUIDANCE.min, max: GUIDANCE.max, default: GUIDANCE.initial },
    schedulers: { choices: [...SCHEDULERS], default: SCHEDULERS[0] },
    negative_prompt: true,
    max_num_outputs: OUTPUTS.max,
    seed: true,
    strength: { min: STRENGTH.min, max: STRENGTH.max, default: STRENGTH.initial },
    max_sources: 1,
    adapters: null,
    styles: [],
    colors: [],
    lightings: [],
    compositions: [],
  }
}

/** W1: adapters of a checkpoint; what scale to start with, and which part of 0–5 is recommended. */
export function checkpointAdapters(
  defaultScale: number,
  recommended: [number, number],
): NonNullable<ImageCapabilities['adapters']> {
  return {
    max: ADAPTERS.max,
    sources: ['community', 'hub', 'url'],
    default_scale: defaultScale,
    scale_range: [ADAPTERS.scaleMin, ADAPTERS.scaleMax],
    recommended,
  }
}

/**
 * P7: 20 credits a picture and 5 for each adapter. Paid plans pay half for the picture (P2 asks for cheaper, no
 * figure is given for pictures). No host's own price is known to the catalogue, so every image model costs this.
 */
export const IMAGE_PRICE: ModelPrice = {
  base_cost: 20,
  paid_base_cost: 10,
  lora_cost: 5,
  unit: 'output',
  by_resolution: null,
}
