import type { VideoGeneration } from '@easel/contract/entities/generation'
import type { Video } from '@easel/contract/entities/video'
import { recallModel } from '../form/form-memory.ts'
import { defaultModel, supports } from '../form/model-choice.ts'
import { sourceOf } from '../form/source-picture.ts'
import type { SourcePicture } from '../form/source-picture.ts'
import { modelOf } from '../form/use-form.ts'
import type { WorkshopForm } from '../form/use-form.ts'
import type { VideoDraft } from './draft.ts'
import { VIDEO_DRAFTS } from './draft-kind.ts'
import { findFiles } from './find-files.ts'
import { draftOfRecipe, draftOfVideo, missingFiles, videoRecipeOf } from './recipe.ts'

/** Ways to fill the form from a video or a picture. They only fill: nothing is ordered by them. */
export interface Fill {
  /** The same settings; a new video, or with `sameSeed` the same one to change from. */
  remix(item: Video, generation: VideoGeneration | null, sameSeed: boolean): Promise<void>
  /** The settings of an order of one's own. */
  restore(generation: VideoGeneration): Promise<void>
  /** The next order makes a new version of this own video. */
  edit(item: Video, generation: VideoGeneration | null): Promise<void>
  /** A picture to start the next video from. What was written stays. */
  start(source: SourcePicture, about: string): void
  /** A picture to end the next video with. */
  end(picture: SourcePicture): void
}

/** @param onFilled the form should be seen now */
export function createFill(form: WorkshopForm<VideoDraft>, onFilled: () => void): Fill {
  /** The model in hand if it starts from pictures, else the one that is used for that. */
  function pictureModel(): string {
    const current = supports(form.model, 'i2v') ? form.model : null
    return (current ?? recallModel(VIDEO_DRAFTS, form.models, 'i2v') ?? defaultModel(form.models, 'i2v') ?? form.model)
      .id
  }

  async function wishOf(
    item: Video | null,
    generation: VideoGeneration | null,
  ): Promise<{ wish: Partial<VideoDraft>; lost: number }> {
    const recipe = generation && videoRecipeOf(generation)
    if (recipe) {
      const wish = draftOfRecipe(recipe, await findFiles(recipe, item))
      return { wish, lost: missingFiles(recipe, wish) }
    }
    return { wish: item ? draftOfVideo(item, sourceOf(item)) : {}, lost: 0 }
  }

  function take(wish: Partial<VideoDraft>, about: string, lost: number): void {
    const gone =
      lost === 0
        ? ''
        : lost === 1
          ? ' One of its files is not kept any more.'
          : ` ${lost} of its files are not kept any more.`
    form.takeOver(wish, `${about}${gone}`)
    onFilled()
  }

  function start(source: SourcePicture, about: string): void {
    const model = pictureModel()
    const reason =
      model === form.model.id
        ? ''
        : ` ${modelOf(form.models, model).name} does it: ${form.model.name} starts from words only.`
    // A shape that was chosen for other pictures would cut this one.
    form.takeOver({ ...form.draft, mode: 'i2v', model, source, aspect_ratio: null, edit: null }, `${about}${reason}`)
    onFilled()
  }

  return {
    async remix(item, generation, sameSeed) {
      const { wish, lost } = await wishOf(item, generation)
      const isHidden = item.prompt_hidden && item.prompt === ''
      const about = sameSeed
        ? 'The same settings and seed: change a word and see what it does.'
        : 'The same settings, for a new video.'
      const hidden = isHidden ? ' Its prompt is hidden by its creator.' : ''
      take({ ...wish, seed: sameSeed ? item.seed : null }, `${about}${hidden}`, lost)
    },
    async restore(generation) {
      const { wish, lost } = await wishOf(generation.items[0] ?? null, generation)
      take(wish, 'The settings of that order are back.', lost)
    },
    async edit(item, generation) {
      const { wish, lost } = await wishOf(item, generation)
      const edit = { id: item.id, version: item.version }
      take({ ...wish, seed: item.seed, edit }, 'This video’s settings are in the form.', lost)
    },
    start,
    end(picture) {
      form.takeOver(
        { ...form.draft, mode: 'i2v', model: pictureModel(), end: picture },
        'Ready to end with this frame.',
      )
      onFilled()
    },
  }
}
