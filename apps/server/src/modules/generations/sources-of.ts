import type { GenerationRecipe } from '@easel/contract/entities/recipes'
import type { ItemKind } from '../../db/tables.ts'

/** What is given to a job: a work of the gallery, or an upload. */
export type SourceRef =
  | { readonly item: string; readonly kind: ItemKind }
  | { readonly upload: string; readonly kind: ItemKind }

/** A given picture, from one of two ids; null when neither is there. */
export function pictureRef(itemId: string | null, uploadId: string | null): SourceRef | null {
  if (itemId !== null) return { item: itemId, kind: 'image' }
  return uploadId === null ? null : { upload: uploadId, kind: 'image' }
}

const uploaded = (id: string | null, kind: ItemKind): SourceRef | null => (id === null ? null : { upload: id, kind })

/** Everything that a recipe starts from; what its works come from in the first place stands first. */
export function sourcesOf(recipe: GenerationRecipe): SourceRef[] {
  switch (recipe.mode) {
    case 't2i':
    case 'i2i':
      return [pictureRef(recipe.source_image_id, recipe.upload_id)].filter((ref) => ref !== null)
    case 'effect':
      return recipe.inputs.map((input) => pictureRef(input.image_id, input.upload_id)).filter((ref) => ref !== null)
    case 'speech':
    case 'music':
      return []
    default:
      return [
        pictureRef(recipe.source_image_id, recipe.upload_id),
        uploaded(recipe.end_upload_id, 'image'),
        ...recipe.reference_upload_ids.map((id) => uploaded(id, 'image')),
        uploaded(recipe.audio_upload_id, 'audio'),
        uploaded(recipe.video_upload_id, 'video'),
      ].filter((ref) => ref !== null)
  }
}

/** The own video that a recipe makes a new version of. */
export function editedBy(recipe: GenerationRecipe): string | null {
  return 'edit_of' in recipe ? recipe.edit_of : null
}
