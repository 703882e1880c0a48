import type { Layout } from '../../stage.ts'
import type { Species } from './heads.ts'
import { blossom } from './blossom.ts'
import { bouquet } from './bouquet.ts'
import { field } from './field.ts'
import { bough } from './bough.ts'

/** The layouts that suit a species. */
export function flowerLayouts(species: Species): readonly Layout[] {
  if (species.id === 'cherry-blossom') return [bough(species), blossom(species), bouquet(species)]
  if (species.leaf === 'pad') return [blossom(species), bouquet(species), field(species)]
  return [blossom(species), bouquet(species), field(species)]
}
