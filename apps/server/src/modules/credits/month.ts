/** A month of credits: from midnight (UTC) of the day on which it is granted to that of the next. */
export interface CreditMonth {
  readonly start: Date
  readonly next: Date
}

/**
 * decisions.md 4: the month goes from the day on which the plan began to the same day of the next month; the 31st
 * becomes the last day.
 */
export function creditMonth(planStartedAt: Date, now: Date): CreditMonth {
  const months =
    (now.getUTCFullYear() - planStartedAt.getUTCFullYear()) * 12 + now.getUTCMonth() - planStartedAt.getUTCMonth()
  const passed = Math.max(0, anniversary(planStartedAt, months) > now ? months - 1 : months)
  return { start: anniversary(planStartedAt, passed), next: anniversary(planStartedAt, passed + 1) }
}

function anniversary(begin: Date, months: number): Date {
  const year = begin.getUTCFullYear()
  const month = begin.getUTCMonth() + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(begin.getUTCDate(), lastDay)))
}
