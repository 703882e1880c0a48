import type { Lean } from '../types.ts'

/** A feeling: what it does to a piece. `third` decides between major and minor where nothing else does. */
export interface Mood {
  readonly id: string
  /** For people. */
  readonly name: string
  readonly words: string
  readonly third: 'major' | 'minor' | null
  readonly lean: Partial<Lean>
  /** The genre that it suggests when none is named. */
  readonly genre: string
}

/** Moods of the form; the words are also scenes, so that a prompt without a word of music has its mood. */
export const MOODS: readonly Mood[] = [
  {
    id: 'calm',
    name: 'Calm',
    third: 'major',
    genre: 'ambient',
    lean: { density: -0.6, energy: -0.6, tempo: -0.7, brightness: -0.3 },
    words:
      'calm peaceful relaxing relaxed soothing quiet gentle soft serene tranquil still lullaby sea ocean lake water clouds sky morning dawn snow',
  },
  {
    id: 'happy',
    name: 'Happy',
    third: 'major',
    genre: 'folk',
    lean: { density: 0.3, energy: 0.4, tempo: 0.5, brightness: 0.4, register: 0.3 },
    words:
      'happy joyful cheerful joy bright sunny fun smile merry summer sunshine birthday holiday spring flower flowers garden',
  },
  {
    id: 'sad',
    name: 'Sad',
    third: 'minor',
    genre: 'piano',
    lean: { density: -0.4, energy: -0.5, tempo: -0.6, brightness: -0.4, register: -0.2 },
    words:
      'sad melancholic melancholy sorrow tears crying lonely loneliness grief heartbreak farewell rain rainy autumn lost',
  },
  {
    id: 'dark',
    name: 'Dark',
    third: 'minor',
    genre: 'cinematic',
    lean: { register: -0.7, brightness: -0.7, tempo: -0.3, density: -0.1 },
    words:
      'dark gloomy sinister evil horror scary spooky haunted gothic shadow shadows ruin ghost ghosts vampire death black',
  },
  {
    id: 'epic',
    name: 'Epic',
    third: 'minor',
    genre: 'cinematic',
    lean: { energy: 0.8, density: 0.5, brightness: 0.3 },
    words:
      'majestic grand powerful triumphant victory war dragon dragons mountains castle army kingdom legend hero heroes viking storm',
  },
  {
    id: 'romantic',
    name: 'Romantic',
    third: 'major',
    genre: 'bossa',
    lean: { tempo: -0.3, brightness: -0.1, energy: -0.2, density: -0.1 },
    words: 'romantic love lovers tender intimate sensual kiss wedding rose roses candlelight warm heart',
  },
  {
    id: 'tense',
    name: 'Tense',
    third: 'minor',
    genre: 'cinematic',
    lean: { density: 0.5, energy: 0.3, tempo: 0.4, register: -0.3, brightness: -0.1 },
    words: 'tense tension suspense suspenseful thriller nervous anxious urgent chase danger dangerous',
  },
  {
    id: 'dreamy',
    name: 'Dreamy',
    third: 'major',
    genre: 'ambient',
    lean: { tempo: -0.5, density: -0.3, register: 0.4, brightness: -0.1, energy: -0.3 },
    words:
      'dreamy dream dreams ethereal floating hazy magical fairy stars moon moonlight space cosmic galaxy nebula underwater night',
  },
  {
    id: 'energetic',
    name: 'Energetic',
    third: null,
    genre: 'house',
    lean: { energy: 0.8, density: 0.6, tempo: 0.8, brightness: 0.4 },
    words: 'energetic energy upbeat exciting driving workout sport action power intense wild racing run running',
  },
  {
    id: 'mysterious',
    name: 'Mysterious',
    third: 'minor',
    genre: 'cinematic',
    lean: { density: -0.3, brightness: -0.4, tempo: -0.2, energy: -0.2, register: 0.2 },
    words: 'mysterious mystery enigmatic secret eerie strange forest fog mist misty ancient temple desert ritual',
  },
  {
    id: 'playful',
    name: 'Playful',
    third: 'major',
    genre: 'chiptune',
    lean: { density: 0.4, register: 0.6, tempo: 0.4, brightness: 0.3 },
    words: 'playful quirky funny cute silly bouncy comic cartoon children kids puppy kitten cat toys',
  },
  {
    id: 'nostalgic',
    name: 'Nostalgic',
    third: 'major',
    genre: 'lofi',
    lean: { brightness: -0.4, tempo: -0.3, energy: -0.2 },
    words:
      'nostalgic nostalgia memories memory wistful bittersweet vintage sunset cozy cosy coffee cafe rainy-day childhood',
  },
  {
    id: 'angry',
    name: 'Angry',
    third: 'minor',
    genre: 'rock',
    lean: { energy: 1, density: 0.7, brightness: 0.6, tempo: 0.6, register: -0.4 },
    words: 'angry aggressive rage furious brutal fierce violent heavy rebellious fire',
  },
  {
    id: 'hopeful',
    name: 'Hopeful',
    third: 'major',
    genre: 'piano',
    lean: { energy: 0.2, brightness: 0.2, register: 0.2, tempo: 0.1 },
    words:
      'hopeful hope inspiring inspirational uplifting optimistic motivational sunrise light freedom future journey',
  },
  {
    id: 'cool',
    name: 'Cool',
    third: 'minor',
    genre: 'synthwave',
    lean: { brightness: 0.1, energy: 0.2 },
    words: 'cool neon city urban street highway driving-at-night futuristic robot robots cyber stylish sexy smooth',
  },
]
