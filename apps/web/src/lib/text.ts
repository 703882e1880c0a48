import { LIKES_BADGE_MAX, PROMPT_PREVIEW } from '@easel/contract/limits'

// One locale for server and browser: a number that changes on hydration would make the page flicker.
const whole = new Intl.NumberFormat('en')

/** 1240 → '1,240'. */
export function formatNumber(value: number): string {
  return whole.format(value)
}

/** '1 credit', '40 credits'. */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${formatNumber(count)} ${count === 1 ? one : many}`
}

// G11
export function likesBadge(count: number): string {
  return count > LIKES_BADGE_MAX ? `${LIKES_BADGE_MAX}+` : String(count)
}

/** V3, V12: at most 100 characters, then '...'. */
export function shorten(text: string, max: number = PROMPT_PREVIEW): string {
  return text.length > max ? `${text.slice(0, max).trimEnd()}...` : text
}

/** '1 April 2026', the same on server and browser. */
export function formatDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
}

/** 64 → '1:04'. */
export function formatDuration(seconds: number): string {
  const total = Math.round(seconds)
  return `${Math.floor(total / 60)}:${String(total % 60).padStart(2, '0')}`
}

/** Two letters for an avatar without a picture. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/)
  const letters = words.length > 1 ? `${words[0]?.[0] ?? ''}${words.at(-1)?.[0] ?? ''}` : name.slice(0, 2)
  return letters.toUpperCase()
}
