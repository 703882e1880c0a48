/**
 * Heights of `count` bars, 0–1, from the loudness along the file (0–100): of the values that fall into one bar the loudest, so
 * that nothing audible disappears. Silence keeps a line that can be seen.
 */
export function barsOf(peaks: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, index) => {
    const from = Math.floor((index * peaks.length) / count)
    const to = Math.max(from + 1, Math.floor(((index + 1) * peaks.length) / count))
    const loudest = Math.max(0, ...peaks.slice(from, to))
    return Math.max(0.04, Math.min(1, loudest / 100))
  })
}

/** The bars as one path in a box of `bars.length` × 100, around its middle. */
export function barsPath(bars: readonly number[]): string {
  return bars
    .map((bar, index) => {
      const height = Math.round(bar * 1000) / 10
      return `M${index + 0.2} ${Math.round((100 - height) * 5) / 10}h.6v${height}h-.6z`
    })
    .join('')
}
