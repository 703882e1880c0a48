import { FILLERS } from './words/framing.ts'
import { forgive, plain, singulars } from './lexicon.ts'
import type { Lexicon, Meaning } from './lexicon.ts'

/** Words of a prompt that are read; the rest of a very long one only colours the picture's chance. */
const MAX_WORDS = 600

const PREPOSITIONS = new Set(
  'in on over at by through above under across beside near along into behind beneath around within inside'.split(' '),
)
const NEGATIONS = new Set(['without', 'no', 'not', 'minus', 'never'])

/** A known phrase at its place in the prompt. */
export interface Term {
  /** The prompt's own spelling. */
  readonly text: string
  readonly meanings: readonly Meaning[]
  readonly plural: boolean
  /** The phrase as the lexicon has it: lower case, singular. */
  readonly key: string
  /** Parts between commas, semicolons and full stops, counted from 0. */
  readonly clause: number
  /** Number of the first word. */
  readonly index: number
  /** A preposition stands before it ("in the forest"). */
  readonly governed: boolean
  /** "without", "no" … stands before it. */
  readonly negated: boolean
}

interface Tokens {
  readonly terms: readonly Term[]
  /** Words that mean nothing to the painter, in the prompt's spelling. */
  readonly unknown: readonly string[]
}

interface Word {
  readonly text: string
  readonly key: string
  readonly clause: number
}

function split(text: string): Word[] {
  const words: Word[] = []
  let clause = 0
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’&]*|[,;.:!?\n()|]+/gu)) {
    if (/^[\p{L}\p{N}]/u.test(match[0])) words.push({ text: match[0], key: plain(match[0]), clause })
    else clause++
    if (words.length >= MAX_WORDS) break
  }
  return words
}

function lookUp(lexicon: Lexicon, key: string): { meanings: readonly Meaning[]; plural: boolean; key: string } | null {
  const exact = lexicon.phrases.get(key)
  if (exact) {
    // "birds" may be listed itself; it still is a plural if its singular is known.
    const single = singulars(key).find((word) =>
      lexicon.phrases.get(word)?.some((meaning) => meaning.kind === 'subject'),
    )
    return { meanings: exact, plural: single !== undefined, key: single ?? key }
  }
  const space = key.lastIndexOf(' ')
  for (const single of singulars(key.slice(space + 1))) {
    const whole = key.slice(0, space + 1) + single
    const meanings = lexicon.phrases.get(whole)
    if (meanings) return { meanings, plural: true, key: whole }
  }
  return null
}

/** Finds the known phrases of a text, the longest first at every place. */
export function findTerms(text: string, lexicon: Lexicon): Tokens {
  const words = split(text.slice(0, 12_000))
  const terms: Term[] = []
  const unknown: string[] = []
  let governed = false
  let negated = false
  let clause = -1
  for (let i = 0; i < words.length;) {
    const word = words[i]!
    if (word.clause !== clause) {
      clause = word.clause
      governed = false
      negated = false
    }
    let length = 0
    let found: ReturnType<typeof lookUp> = null
    for (let size = Math.min(lexicon.longest, words.length - i); size > 0 && !found; size--) {
      const part = words.slice(i, i + size)
      if (part.some((other) => other.clause !== clause)) continue
      found = lookUp(lexicon, part.map((other) => other.key).join(' '))
      length = size
    }
    if (!found && !FILLERS.has(word.key) && !NEGATIONS.has(word.key) && !PREPOSITIONS.has(word.key)) {
      const guess = forgive(lexicon, word.key)
      if (guess) found = lookUp(lexicon, guess)
      length = 1
    }
    if (found) {
      const spelling = words
        .slice(i, i + length)
        .map((other) => other.text)
        .join(' ')
      terms.push({ text: spelling, ...found, clause, index: i, governed, negated })
      if (found.meanings.some((meaning) => meaning.kind === 'subject')) governed = false
      i += length
      continue
    }
    if (NEGATIONS.has(word.key)) negated = true
    else if (PREPOSITIONS.has(word.key)) governed = true
    else if (word.key === 'with' || word.key === 'but') negated = false
    else if (/^[1-9]$/.test(word.key)) {
      const count = Number(word.key)
      terms.push({
        text: word.text,
        meanings: [{ kind: 'count', count }],
        plural: false,
        key: word.key,
        clause,
        index: i,
        governed,
        negated,
      })
    } else if (!FILLERS.has(word.key)) unknown.push(word.text)
    i++
  }
  return { terms, unknown }
}
