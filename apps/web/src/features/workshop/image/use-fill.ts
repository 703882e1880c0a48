import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { ImageGeneration } from '@easel/contract/entities/generation'
import type { Draft } from './draft.ts'
import { defaultModel, supports } from '../form/model-choice.ts'
import { asSource, sourceOf } from '../form/source-picture.ts'
import type { SourcePicture } from '../form/source-picture.ts'
import { IMAGE_DRAFTS } from './draft-kind.ts'
import { recallModel } from '../form/form-memory.ts'
import { draftOfImage, draftOfRecipe } from './recipe.ts'
import { modelOf } from '../form/use-form.ts'
import type { WorkshopForm } from '../form/use-form.ts'

/** How far a variation may go from its picture. */
const VARY = {
  subtle: { strength: 0.3, about: 'Ready to vary it a little.' },
  strong: { strength: 0.75, about: 'Ready to vary it strongly.' },
} as const

/** Ways to fill the form from a picture. They only fill: nothing is ordered by them. */
export interface Fill {
  /** The same settings; a new picture, or with `sameSeed` the same one to change from. */
  remix(item: GalleryImage, recipe: ImageGeneration['recipe'] | null, sameSeed: boolean): void
  restore(generation: ImageGeneration): void
  reference(item: GalleryImage): void
  /** The same with an upload of one's own. */
  upload(source: SourcePicture): void
  vary(item: GalleryImage, how: keyof typeof VARY): void
}

/** @param onFilled the form should be seen now */
export function createFill(form: WorkshopForm<Draft>, onFilled: () => void): Fill {
  /** The model that made it if it can start from a picture, else the one that is used for that. */
  function modelFor(wanted: string): string {
    const made = form.models.find((model) => model.id === wanted)
    if (made && supports(made, 'i2i')) return made.id
    const current = supports(form.model, 'i2i') ? form.model : null
    return (current ?? recallModel(IMAGE_DRAFTS, form.models, 'i2i') ?? defaultModel(form.models, 'i2i') ?? form.model)
      .id
  }
  /** @param wish what is taken over besides the picture */
  function startFrom(item: GalleryImage, wish: Partial<Draft>, about: string): void {
    const model = modelFor(item.model_name)
    const reason = `${modelOf(form.models, model).name} does it, since the model that made it starts from words only.`
    const size = { width: item.width, height: item.height }
    form.takeOver(
      { ...wish, ...size, mode: 'i2i', model, source: asSource(item) },
      model === item.model_name ? about : `${about} ${reason}`,
    )
    onFilled()
  }
  return {
    remix(item, recipe, sameSeed) {
      const wish = recipe ? draftOfRecipe(recipe, sourceOf(item)) : draftOfImage(item)
      const about = sameSeed
        ? 'The same settings and seed: change a word and see what it does.'
        : 'The same settings, for a new picture.'
      form.takeOver({ ...wish, seed: sameSeed ? item.seed : null }, hiddenToo(item, about))
      onFilled()
    },
    restore(generation) {
      const [item] = generation.items
      form.takeOver(
        draftOfRecipe(generation.recipe, item ? sourceOf(item) : null),
        'The settings of that order are back.',
      )
      onFilled()
    },
    reference(item) {
      // What was written stays: the picture is wanted, not its words.
      const prompt = form.draft.prompt || item.prompt || item.promptUsed
      startFrom(item, { ...form.draft, prompt }, 'Ready to start from this picture.')
    },
    upload(source) {
      const model = modelFor(form.model.id)
      const size = { width: source.width, height: source.height }
      form.takeOver({ ...form.draft, ...size, mode: 'i2i', model, source }, 'Ready to start from this picture.')
      onFilled()
    },
    vary(item, how) {
      startFrom(item, { ...draftOfImage(item), strength: VARY[how].strength }, VARY[how].about)
    },
  }
}

function hiddenToo(item: GalleryImage, about: string): string {
  const isHidden = item.prompt_hidden && item.prompt === '' && item.promptUsed === ''
  return isHidden ? `${about} Its prompt is hidden by its creator.` : about
}
