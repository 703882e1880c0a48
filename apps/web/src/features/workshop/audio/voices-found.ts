import { VOICES } from '@easel/catalogue/voices'
import type { Voice } from '@easel/catalogue/voices'

/** What the library is narrowed to. */
export interface VoiceFilter {
  search: string
  /** BCP 47, or 'all'. */
  language: string
  gender: Voice['gender'] | 'all'
  /** Favourites alone. */
  onlyFavourites: boolean
}

/**
 * The voices that a filter leaves: every word of the search begins one in a voice's names or tag.
 * @param first those that stand ahead of the others
 */
export function voicesFound(
  filter: VoiceFilter,
  favourites: ReadonlySet<string>,
  first: ReadonlySet<string> = favourites,
): Voice[] {
  const { language, gender, onlyFavourites } = filter
  const words = plain(filter.search).split(/\s+/).filter(Boolean)
  return VOICES.filter(
    (voice) =>
      (language === 'all' || voice.language === language) &&
      (gender === 'all' || voice.gender === gender) &&
      (!onlyFavourites || favourites.has(voice.id)) &&
      words.every((word) =>
        plain(namesOf(voice))
          .split(/[\s·()]+/)
          .some((name) => name.startsWith(word)),
      ),
  ).toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)))
}

/** 'Female 3': what tells the voices of one language apart. */
export function voiceName({ label, gender }: Pick<Voice, 'label' | 'gender'>): string {
  const own = label.split(' · ').at(-1) ?? gender
  return own.charAt(0).toUpperCase() + own.slice(1)
}

/** The voice of another language that sounds most like this one: the same variant of it. */
export function sameVoiceIn(language: string, voice: Pick<Voice, 'id' | 'language'> | undefined): Voice | undefined {
  const variant = voice?.id.slice(voice.language.length)
  const spoken = VOICES.filter((other) => other.language === language)
  return spoken.find((other) => other.id.slice(other.language.length) === variant) ?? spoken[0]
}

function namesOf({ label, languageLabel, language }: Voice): string {
  return `${label} ${languageLabel} ${language}`
}

/** Without accents and capitals: 'espanol' finds Español. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
