import type { CatalogueModel, Mode } from './model.ts'
import { seedanceModels } from './models/bytedance-video.ts'
import { veoModels } from './models/google-video.ts'
import { composer, voice } from './models/audio.ts'
import { klingModels } from './models/kling.ts'
import { hailuoModels } from './models/minimax-video.ts'
import { motion } from './models/motion.ts'
import { otherVideoModels } from './models/other-video.ts'
import { painter } from './models/painter.ts'
import { sdxlModels } from './models/sdxl.ts'
import { standardModels } from './models/standard.ts'
import { wanModels } from './models/wan.ts'
import { inCatalogueOrder } from './order.ts'

/** Every model, featured first, the rest by name (H6). */
export const models: readonly CatalogueModel[] = [
  painter,
  ...standardModels,
  ...sdxlModels,
  ...klingModels,
  ...veoModels,
  ...wanModels,
  ...seedanceModels,
  ...hailuoModels,
  ...otherVideoModels,
  motion,
  voice,
  composer,
].toSorted(inCatalogueOrder)

const byId = new Map(models.map((model) => [model.id, model]))

/** undefined: there is no such model. */
export function modelById(id: string): CatalogueModel | undefined {
  return byId.get(id)
}

/** The models of a kind, of a row of the home page, or that can be asked in a mode; in the catalogue's order. */
export function modelsOf(filter: {
  readonly kind?: CatalogueModel['kind']
  readonly group?: CatalogueModel['group']
  readonly mode?: Mode
}): readonly CatalogueModel[] {
  return models.filter(
    (model) =>
      (filter.kind === undefined || model.kind === filter.kind) &&
      (filter.group === undefined || model.group === filter.group) &&
      (filter.mode === undefined || model.modes.includes(filter.mode)),
  )
}
