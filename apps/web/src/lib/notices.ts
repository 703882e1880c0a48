import { NOTICE_MS } from '@easel/contract/limits'

/** A notice as it is shown; the newest stands last. */
export interface Notice {
  id: number
  text: string
  /** A second line. */
  detail: string | null
  tone: 'plain' | 'warn' | 'danger'
  action: { label: string; run: () => void } | null
  /** A way on, beside the words. */
  link: { label: string; to: string } | null
  /** How long it stays, milliseconds; it waits while the pointer or focus is on it. */
  ms: number
}

export interface NoticeOptions {
  detail?: string
  tone?: Notice['tone']
  link?: { label: string; to: string }
  action?: { label: string; run: () => void }
  ms?: number
}

const SHOWN_AT_ONCE = 3
const EMPTY: readonly Notice[] = []

let notices: readonly Notice[] = EMPTY
let lastId = 0
const listeners = new Set<() => void>()

function publish(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

/** Says something at the edge of the screen for 5 s, 10 s with an action or a problem (A). Returns its id for `dismissNotice`. */
export function notify(text: string, options: NoticeOptions = {}): number {
  const { tone = 'plain', action = null, detail = null, link = null } = options
  const ms = options.ms ?? (action || tone !== 'plain' ? NOTICE_MS.long : NOTICE_MS.short)
  const id = ++lastId
  // The same words twice are one notice that stays longer.
  const others = notices.filter((notice) => notice.text !== text)
  publish([...others, { id, text, detail, tone, action, link, ms }].slice(-SHOWN_AT_ONCE))
  return id
}

export function dismissNotice(id: number): void {
  publish(notices.filter((notice) => notice.id !== id))
}

export function subscribeNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function currentNotices(): readonly Notice[] {
  return notices
}

export function noNotices(): readonly Notice[] {
  return EMPTY
}
