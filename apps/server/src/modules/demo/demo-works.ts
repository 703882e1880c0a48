import { EFFECTS } from '@easel/catalogue/effects/effects'
import { MODEL_CARD } from '@easel/contract/limits'
import { type DemoPicture, demoPictures } from './demo-pictures.ts'
import { type DemoVideo, demoVideos } from './demo-videos.ts'

/** One work of the first start: a picture or a film of the demo gallery, or an effect's example of itself. */
export type DemoWork =
  | { readonly kind: 'picture'; readonly key: string; readonly picture: DemoPicture }
  | { readonly kind: 'video'; readonly key: string; readonly video: DemoVideo; readonly seed: number }
  | {
      readonly kind: 'example'
      readonly key: string
      readonly effect: string
      /** Numbers of the demo pictures that it is given. */
      readonly pictures: readonly number[]
      readonly ratio: '16:9' | '9:16' | '1:1'
      readonly seed: number
    }

/** Under which the order of a demo picture is found again; the house has no other keys. */
export function pictureKey(number: number): string {
  return `demo-${number}`
}

/** Odd and large, so that neighbours do not share their noise. */
const SEED_STEP = 2_246_822_519
/** Pictures with one clear motif, which an effect shows best; the first ones are painted first. */
const MOTIFS = [0, 5, 2, 3, 8, 10, 9, 14, 18, 12, 27, 23]
/** After so many pictures the first film is made, and from then on one after every second picture. */
const FIRST_FILM = 8

const picture = (number: number): DemoWork[] => {
  const painted = demoPictures[number]
  return painted ? [{ kind: 'picture', key: pictureKey(number), picture: painted }] : []
}

const film = (number: number): DemoWork[] => {
  const video = demoVideos[number]
  const seed = ((number + 1) * SEED_STEP) % 2 ** 32
  return video ? [{ kind: 'video', key: `demo-video-${number}`, video, seed }] : []
}

/** Round for round, so that every effect has one example before any has two. */
const examples: readonly DemoWork[] = Array.from({ length: MODEL_CARD.maxVideos }, (_, round) =>
  EFFECTS.map((entry, index): DemoWork => {
    const first = index + round * 5
    const motif = (offset: number): number => MOTIFS[(first + offset) % MOTIFS.length] ?? 0
    return {
      kind: 'example',
      key: `demo-effect-${entry.id}-${round}`,
      effect: entry.id,
      pictures: entry.inputs.map((_, offset) => motif(offset)),
      ratio: round === 1 ? '9:16' : round === 2 ? '1:1' : '16:9',
      seed: ((index + 1 + round * EFFECTS.length) * SEED_STEP) % 2 ** 32,
    }
  }),
).flat()

/** Everything that a first start makes, in that order: a gallery soon, films among it, then what the effects show of themselves. */
export const demoWorks: readonly DemoWork[] = [
  ...demoPictures.flatMap((_, number) =>
    number < FIRST_FILM || number % 2 === 1
      ? picture(number)
      : [...film((number - FIRST_FILM) / 2), ...picture(number)],
  ),
  ...demoVideos.flatMap((_, number) => (number < (demoPictures.length - FIRST_FILM) / 2 ? [] : film(number))),
  ...examples,
]
