import { clamp } from '../core/math.ts'
import { hashText } from '../core/random.ts'
import { findTerms } from './tokens.ts'
import { chooseScene } from './scene.ts'
import { collectSubjects } from './collect.ts'
import { LIGHTING_CHOICES } from '../vocabulary.ts'
import { TIMES } from '../types.ts'
import type { Lexicon, Meaning } from './lexicon.ts'
import type { Term } from './tokens.ts'
import type { Oklch, PaintRequest, Reading, Season, TimeOfDay, Weather } from '../types.ts'

type Asked = Pick<PaintRequest, 'prompt' | 'negativePrompt' | 'seed' | 'style' | 'color' | 'lighting' | 'composition'>

function isTime(id: string): id is TimeOfDay {
  return TIMES.some((time) => time === id)
}

function every<K extends Meaning['kind']>(terms: readonly Term[], kind: K): Extract<Meaning, { kind: K }>[] {
  const found: Extract<Meaning, { kind: K }>[] = []
  for (const term of terms) {
    for (const meaning of term.meanings) if (meaning.kind === kind) found.push(meaning as Extract<Meaning, { kind: K }>)
  }
  return found
}

/** What a negated term takes out of the picture, as ids. */
function removals(terms: readonly Term[]): string[] {
  const ids: string[] = []
  for (const term of terms) {
    for (const meaning of term.meanings) {
      if (meaning.kind === 'subject' || meaning.kind === 'removable' || meaning.kind === 'style') ids.push(meaning.id)
      if (meaning.kind === 'weather') ids.push(meaning.weather)
      if (meaning.kind === 'time') ids.push(meaning.time)
      if (meaning.kind === 'season') ids.push(meaning.season)
      if (meaning.kind === 'color') ids.push(meaning.name)
    }
  }
  return [...new Set(ids)]
}

/** A time for a prompt that names none: the weather's usual one, else by chance. */
function silentTime(chance: number, weather: Weather | undefined, mood: Reading['mood'], neon: boolean): TimeOfDay {
  if (weather === 'aurora' || neon) return 'night'
  if (mood.brightness < -0.5) return chance % 3 ? 'dusk' : 'night'
  if (weather === 'storm' || weather === 'rain') return (['noon', 'dusk', 'golden', 'morning'] as const)[chance % 4]!
  if (weather === 'fog') return (['dawn', 'morning', 'golden'] as const)[chance % 3]!
  return (['morning', 'noon', 'golden', 'golden', 'sunset', 'dawn', 'noon'] as const)[chance % 7]!
}

function silentSeason(chance: number, weather: Weather | undefined): Season {
  if (weather === 'snow') return 'winter'
  return (['summer', 'summer', 'spring', 'summer', 'autumn', 'spring'] as const)[chance % 6]!
}

/**
 * Reads a prompt into a scene. Never fails: what is not understood is listed as ignored, and a prompt of which
 * nothing is understood becomes an abstract picture whose colours its letters decide.
 */
export function readPrompt(asked: Asked, lexicon: Lexicon): Reading {
  const { terms, unknown } = findTerms(asked.prompt, lexicon)
  const unwanted = findTerms(asked.negativePrompt, lexicon)
  const wanted = terms.filter((term) => !term.negated)
  const removed = removals([...terms.filter((term) => term.negated), ...unwanted.terms.filter((term) => !term.negated)])
  const gone = new Set(removed)
  const letters = hashText(asked.prompt.normalize('NFC').trim().toLowerCase())
  const chance = hashText(`${letters} ${asked.seed}`)

  const collected = collectSubjects(wanted, lexicon)
  const colors: Oklch[] = collected.colors.filter(({ name }) => !gone.has(name)).map(({ color }) => color)
  const named = collected.subjects.filter((subject) => !gone.has(subject.id))

  const mood = { warmth: 0, brightness: 0, saturation: 0, drama: 0 }
  const push = (change: Partial<Reading['mood']>, by: number): void => {
    for (const key of Object.keys(mood) as (keyof typeof mood)[])
      mood[key] = clamp(mood[key] + (change[key] ?? 0) * by, -1, 1)
  }
  for (const meaning of every(wanted, 'mood')) push(meaning.push, 1)
  for (const meaning of every(unwanted.terms, 'mood')) push(meaning.push, -1)

  const style = asked.style ?? every(wanted, 'style').find((meaning) => !gone.has(meaning.id))?.id ?? 'photo'
  const scheme = asked.color ?? every(wanted, 'scheme')[0]?.id ?? null
  const composition = asked.composition ?? every(wanted, 'composition')[0]?.id ?? null
  const chosen = LIGHTING_CHOICES.some((choice) => choice.id === asked.lighting) ? asked.lighting : undefined
  const lighting = chosen ?? every(wanted, 'lighting')[0]?.id ?? null

  const weathers = every(wanted, 'weather')
    .map((meaning) => meaning.weather)
    .filter((value) => !gone.has(value))
  // Northern lights need a sky; what else the weather does then shows on the ground.
  const weather = weathers.find((value) => value === 'aurora') ?? weathers[0]
  const times = every(wanted, 'time')
    .map((meaning) => meaning.time)
    .filter((value) => !gone.has(value))
  // "starry sky at dusk": night is often only implied by its stars, a named hour is meant.
  const namedTime = times.find((value) => value !== 'night' && value !== 'noon') ?? times[0]
  const free = silentTime(chance >>> 3, weather, mood, lighting === 'neon' || scheme === 'neon')
  let time: TimeOfDay = lighting && isTime(lighting) ? lighting : (namedTime ?? free)
  if (gone.has(time)) time = time === 'noon' ? 'golden' : 'noon'
  const namedSeason = every(wanted, 'season')
    .map((meaning) => meaning.season)
    .find((value) => !gone.has(value))
  const freeSeason = silentSeason(chance >>> 9, weathers.includes('snow') ? 'snow' : weather)
  const silentWeather: Weather = time !== 'night' && (chance >>> 15) % 3 === 0 ? 'cloudy' : 'clear'

  const understoodTerms = wanted.filter((term) => term.meanings.some((meaning) => meaning.kind !== 'removable'))
  const { scene, motifs } = chooseScene(named, lexicon, {
    close: composition === 'close',
    understood: understoodTerms.length > 0,
    chance,
    gone,
  })
  // Coasts and deserts have no autumn leaves to show; silent prompts get them in summer.
  const leafless = (scene.id === 'sea' || scene.id === 'desert') && freeSeason === 'autumn'
  const season = namedSeason ?? (leafless ? 'summer' : freeSeason)
  if (scene.id === 'abstract' && !colors.length) {
    colors.push([0.6, 0.16, letters % 360], [0.78, 0.13, (letters >>> 9) % 360])
  }
  // A place's own colours are the picture's.
  const small = new Set(named.filter((subject) => subject.small).map((subject) => subject.id))
  const placeColors = [scene, ...motifs].flatMap((one) =>
    lexicon.subjects.find((subject) => subject.id === one.id)?.motif || small.has(one.id) ? [] : one.colors,
  )
  const details = every(wanted, 'detail').map((meaning) => meaning.id)
  const words = [...(scene.named ? [scene.named] : []), ...details].join(' ')
  return {
    scene: words ? { ...scene, named: words } : scene,
    motifs,
    time,
    weather: weather ?? (gone.has('clouds') ? 'clear' : silentWeather),
    season: gone.has(season) ? 'summer' : season,
    style,
    colors: [...placeColors, ...colors].slice(0, 5),
    scheme,
    mood,
    lighting,
    composition,
    removed,
    understood: [...new Set(understoodTerms.map((term) => term.text))],
    ignored: [...new Set(unknown)],
  }
}
