import type { Lexicon, Meaning } from './lexicon.ts'
import type { Term } from './tokens.ts'
import type { NamedSubject, Oklch, Placement } from '../types.ts'

/** A named subject with what the reader needs to choose the scene. */
export interface FoundSubject extends NamedSubject {
  readonly governed: boolean
  /** Its colours belong to small parts of it (the flowers of a field), so they do not rule the picture. */
  readonly small: boolean
}

const SMALL_PARTS = /popp|flower|tulip|lily|lilies|rose|blossom|lavender|heather/

/** Words between a colour and the noun that it belongs to: "red wooden sailing boat". */
const REACH = 3

function meaningOf<K extends Meaning['kind']>(term: Term, kind: K): Extract<Meaning, { kind: K }> | undefined {
  return term.meanings.find((meaning): meaning is Extract<Meaning, { kind: K }> => meaning.kind === kind)
}

/** A place that was named before its subject. */
interface Ahead {
  readonly x: number | null
  readonly distance: Placement['distance']
  readonly clause: number
  readonly index: number
}

interface Draft {
  id: string
  named: string
  colors: Oklch[]
  count: number
  placement: { x: number | null; distance: Placement['distance'] }
  clause: number
  governed: boolean
  small: boolean
}

/** Binds colours, counts and places to the subjects that they stand with; colours left over rule the picture. */
export function collectSubjects(
  terms: readonly Term[],
  lexicon: Lexicon,
): { subjects: FoundSubject[]; colors: { color: Oklch; name: string }[] } {
  const drafts: Draft[] = []
  const free: { color: Oklch; name: string }[] = []
  let waiting: { color: Oklch; name: string; index: number; clause: number }[] = []
  let count = null as { value: number; index: number } | null
  let ahead = null as Ahead | null
  const release = (): void => {
    free.push(...waiting)
    waiting = []
  }
  for (const term of terms) {
    const color = meaningOf(term, 'color')
    const subject = meaningOf(term, 'subject')
    // "orange" before a noun is a colour, "oranges" are fruit.
    if (color && !(subject && term.plural)) {
      if (waiting[0] && waiting[0].clause !== term.clause) release()
      waiting.push({ color: color.color, name: color.name, index: term.index, clause: term.clause })
      continue
    }
    const counted = meaningOf(term, 'count')
    if (counted) count = { value: counted.count, index: term.index }
    const place = meaningOf(term, 'place')
    if (place) {
      const before = drafts.findLast((draft) => draft.clause === term.clause)
      if (before && !place.before) {
        if (place.x !== undefined) before.placement.x = place.x
        if (place.distance) before.placement.distance = place.distance
      } else {
        const earlier: Ahead | null = ahead
        ahead = {
          x: place.x ?? earlier?.x ?? null,
          distance: place.distance ?? earlier?.distance ?? null,
          clause: term.clause,
          index: term.index,
        }
      }
    }
    if (!subject) {
      // "purple sky at dusk": a colour before a time or a weather is the picture's.
      if (meaningOf(term, 'time') || meaningOf(term, 'weather')) release()
      continue
    }
    const own = waiting.filter((wait) => wait.clause === term.clause && term.index - wait.index <= REACH)
    free.push(...waiting.filter((wait) => !own.includes(wait)))
    waiting = []
    // "a field of red poppies": the red is the flowers', not the sky's.
    const isSmall = SMALL_PARTS.test(term.key)
    const isThing = lexicon.subjects.some((other) => other.id === subject.id && other.motif && !other.place)
    const asked = count && term.index - count.index <= REACH ? count.value : null
    const fits = ahead && (ahead.clause === term.clause || term.index - ahead.index <= REACH) ? ahead : null
    const draft: Draft = {
      id: subject.id,
      named: term.key,
      colors: own.map((wait) => wait.color),
      count: Math.max(1, Math.min(9, asked ?? (term.plural && isThing ? 3 : 1))),
      placement: { x: fits?.x ?? null, distance: fits?.distance ?? null },
      clause: term.clause,
      governed: term.governed,
      small: isSmall && own.length > 0,
    }
    count = null
    ahead = null
    const same = drafts.find((other) => other.id === draft.id)
    if (same && (!draft.colors.length || !isThing)) {
      same.colors.push(...draft.colors)
      same.small ||= isSmall && draft.colors.length > 0
      same.named = `${same.named} ${draft.named}`
      same.count = Math.max(same.count, draft.count)
      same.placement = {
        x: same.placement.x ?? draft.placement.x,
        distance: same.placement.distance ?? draft.placement.distance,
      }
    } else {
      drafts.push(draft)
    }
  }
  release()
  const subjects = drafts.map(({ id, named, colors, count: number, placement, governed, small }) => ({
    id,
    named,
    colors,
    count: number,
    placement: {
      x: placement.x === null ? null : Math.max(-1, Math.min(1, placement.x)),
      distance: placement.distance,
    },
    governed,
    small,
  }))
  return { subjects, colors: free }
}

/** A subject named without anything more. */
export function plainSubject(id: string): NamedSubject {
  return { id, placement: { x: null, distance: null }, colors: [], count: 1 }
}
