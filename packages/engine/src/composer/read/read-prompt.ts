import { FILLERS, LONGEST_PHRASE, PHRASES, plain } from './phrases.ts'
import { GENRES, genreById } from '../genres/all.ts'
import { METRES, TEMPO } from '../types.ts'
import { MOODS } from './moods.ts'
import { createRandom, forkSeed, hashText, pick, range } from '../../painter/core/random.ts'
import { findBpm, findKey, findMetre, parseKey } from './numbers.ts'
import { isInstrument } from '../synth/instruments.ts'
import { isMinor } from '../theory/scale.ts'
import type { ComposeRequest, Key, Lean, Mode, Reading } from '../types.ts'
import type { Genre } from '../genres/genre.ts'
import type { Meaning } from './phrases.ts'
import type { NamedKey } from './numbers.ts'
import type { Random } from '../../painter/types.ts'

/** Of a very long prompt only so much is read; the rest decides over chance alone. */
const MAX_CHARACTERS = 12_000
const MAX_WORDS = 600

interface Term {
  readonly text: string
  readonly meaning: Meaning
  readonly negated: boolean
}

function findTerms(text: string): { terms: Term[]; unknown: string[] } {
  const words = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&-]*|[,;.!?\n]+/gu)]
    .slice(0, MAX_WORDS)
    .map((m) => m[0])
  const terms: Term[] = []
  const unknown: string[] = []
  let negated = false
  for (let i = 0; i < words.length;) {
    if (!/^[\p{L}\p{N}]/u.test(words[i]!)) {
      negated = false
      i++
      continue
    }
    let size = Math.min(LONGEST_PHRASE, words.length - i)
    let meaning: Meaning | undefined
    for (; size > 0 && !meaning; size--) {
      const phrase = plain(words.slice(i, i + size).join(' '))
      meaning = PHRASES.get(phrase) ?? PHRASES.get(phrase.replace(/s$/, ''))
      if (meaning) break
    }
    const word = plain(words[i]!)
    if (meaning) {
      terms.push({ text: words.slice(i, i + size).join(' '), meaning, negated })
      i += size
      continue
    }
    if (/^(no|without|not|never|minus)$/.test(word)) negated = true
    else if (/^(but|with)$/.test(word)) negated = false
    else if (!FILLERS.has(word)) unknown.push(words[i]!)
    i++
  }
  return { terms, unknown }
}

function sumLeans(leans: readonly Partial<Lean>[]): Lean {
  const of = (name: keyof Lean): number => {
    const sum = leans.reduce((total, lean) => total + (lean[name] ?? 0), 0)
    return Math.max(-1, Math.min(1, sum))
  }
  return {
    register: of('register'),
    density: of('density'),
    brightness: of('brightness'),
    energy: of('energy'),
    tempo: of('tempo'),
  }
}

function chooseKey(named: NamedKey | null, third: 'major' | 'minor' | null, genre: Genre, random: Random): Key {
  // Both are always drawn, so that naming one of them does not change the other.
  const usual = pick(random, genre.modes)
  const tonic = named?.tonic ?? pick(random, [0, 2, 3, 4, 5, 7, 9, 10])
  const fitting: readonly Mode[] = third ? genre.modes.filter((mode) => isMinor(mode) === (third === 'minor')) : [usual]
  return { tonic, mode: named?.mode ?? fitting[0] ?? third ?? usual }
}

function chooseBpm(genre: Genre, asked: readonly [number, number] | null, lean: Lean, random: Random): number {
  const [low, high] = asked ?? genre.bpm
  const middle = range(random, low, high)
  const bpm = asked ? middle : middle * (1 + 0.16 * lean.tempo)
  return Math.round(Math.max(TEMPO.min, Math.min(TEMPO.max, bpm)))
}

/** An unread prompt still has its genre: its own text chooses, among those that are usually about as fast as was asked. */
function guessGenre(prompt: string, bpm: number | null): string {
  const away = ({ bpm: [low, high] }: Genre): number => Math.max(0, low - (bpm ?? low), (bpm ?? low) - high)
  const nearest = Math.min(...GENRES.map(away))
  const fitting = GENRES.filter((genre) => away(genre) <= nearest + 2)
  return fitting[hashText(prompt) % fitting.length]!.id
}

/** The seed of everything that the composer's chance decides. */
export function seedOf(request: ComposeRequest): number {
  return forkSeed(request.seed, request.prompt)
}

/**
 * What the composer understands of a request. The form's choices rule over the prompt, the prompt over moods, moods over the genre's habits.
 *
 * @throws RangeError when the form names a key, metre, genre, mood or instrument that does not exist.
 */
export function readRequest(request: ComposeRequest): Reading {
  const random = createRandom(forkSeed(seedOf(request), 'reading'))
  let text = request.prompt.slice(0, MAX_CHARACTERS)
  const understood: string[] = []
  const take = <T>(found: { value: T; start: number; end: number } | null): T | null => {
    if (!found) return null
    understood.push(text.slice(found.start, found.end).trim())
    text = `${text.slice(0, found.start)} , ${text.slice(found.end)}`
    return found.value
  }
  const promptBpm = take(findBpm(text))
  const promptMetre = take(findMetre(text))
  const promptKey = take(findKey(text))
  const { terms, unknown } = findTerms(text)
  understood.push(...terms.map((term) => term.text))

  const wanted = terms.filter((term) => !term.negated).map((term) => term.meaning)
  const refused = terms.filter((term) => term.negated).map((term) => term.meaning)
  if (request.mood !== undefined && !MOODS.some((mood) => mood.id === request.mood))
    throw new RangeError(`No mood '${request.mood}'`)
  const named = wanted.flatMap((meaning) => (meaning.kind === 'mood' ? [meaning.id] : []))
  const moodIds = request.mood === undefined ? [...new Set(named)].slice(0, 3) : [request.mood]
  const moods = moodIds.map((id) => MOODS.find((mood) => mood.id === id)!)

  const namedGenre = wanted.find((meaning) => meaning.kind === 'genre')?.id ?? moods[0]?.genre
  const genre = genreById(request.genre ?? namedGenre ?? guessGenre(request.prompt, request.bpm ?? promptBpm))

  const leans = wanted.flatMap((meaning) => (meaning.kind === 'lean' ? [meaning.lean] : []))
  const lean = sumLeans([...moods.map((mood) => mood.lean), ...leans])
  const third =
    wanted.find((meaning) => meaning.kind === 'third')?.third ?? moods.find((mood) => mood.third)?.third ?? null
  const key = chooseKey(request.key === undefined ? promptKey : parseKey(request.key), third, genre, random)
  const tempo = wanted.find((meaning) => meaning.kind === 'tempo')?.bpm ?? null
  const usualBpm = chooseBpm(genre, tempo, lean, random)

  for (const id of request.instruments ?? [])
    if (id !== 'drums' && !isInstrument(id)) throw new RangeError(`No instrument '${id.slice(0, 40)}'`)
  const promptInstruments = wanted.flatMap((meaning) =>
    meaning.kind === 'instrument' ? [meaning.id] : meaning.kind === 'drums' ? ['drums'] : [],
  )
  const metre = request.metre ?? promptMetre ?? wanted.find((meaning) => meaning.kind === 'metre')?.metre ?? genre.metre
  if (!METRES.includes(metre)) throw new RangeError(`No metre '${metre}'`)
  return {
    genre: genre.id,
    moods: moodIds,
    lean,
    key,
    bpm: request.bpm ?? promptBpm ?? usualBpm,
    metre,
    instruments: [...new Set(request.instruments ?? promptInstruments)].slice(0, 6),
    removed: refused.flatMap((meaning) =>
      meaning.kind === 'instrument' ? [meaning.id] : meaning.kind === 'drums' ? ['drums'] : [],
    ),
    solo: request.instruments === undefined && wanted.some((meaning) => meaning.kind === 'solo'),
    understood,
    ignored: [...new Set(unknown)].slice(0, 60),
  }
}
