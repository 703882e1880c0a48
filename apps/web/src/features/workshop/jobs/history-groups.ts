/** Things of one day, newest first. */
export interface DayGroup<T> {
  label: string
  items: T[]
}

const DAY_MS = 86_400_000

/**
 * Groups a list that is in order of time into days of the reader's own calendar: 'Today', 'Yesterday', a weekday within the last
 * week, then the date.
 * @param now milliseconds since 1970
 */
export function groupByDay<T extends { created_at: string }>(items: readonly T[], now: number): DayGroup<T>[] {
  const groups: DayGroup<T>[] = []
  for (const item of items) {
    const label = dayLabel(new Date(item.created_at), new Date(now))
    const last = groups.at(-1)
    if (last?.label === label) last.items.push(item)
    else groups.push({ label, items: [item] })
  }
  return groups
}

function dayLabel(day: Date, today: Date): string {
  // Rounded: a day of 23 or 25 hours is one day as well.
  const ago = Math.round((startOf(today) - startOf(day)) / DAY_MS)
  if (ago <= 0) return 'Today'
  if (ago === 1) return 'Yesterday'
  if (ago < 7) return day.toLocaleDateString('en-GB', { weekday: 'long' })
  const year = day.getFullYear() === today.getFullYear() ? {} : ({ year: 'numeric' } as const)
  return day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...year })
}

function startOf(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}

/** 'just now', '3 minutes ago', '2 hours ago', then the date. */
export function timeAgo(iso: string, now: number): string {
  const minutes = Math.floor((now - Date.parse(iso)) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return `${minutes} minute${minutes === 1 ? '' : 's'} ago`
  const hours = Math.floor(minutes / 60)
  if (hours < 24) return `${hours} hour${hours === 1 ? '' : 's'} ago`
  return new Date(iso).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' })
}
