import type { CatalogueModel, Mode } from './model.ts'
import { painter } from './models/painter.ts'
import { inCatalogueOrder } from './order.ts'

/** Every model, featured first, the rest by name (H6). */
export const models: readonly CatalogueModel[] = [painter].toSorted(inCatalogueOrder)

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
