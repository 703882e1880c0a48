import { cx } from '../../../ui/cx.ts'
import { barsPath } from './player/waveform-bars.ts'

const COUNT = 60

// A line that swells and dies away: the shape of a piece before there is one.
const BARS = Array.from({ length: COUNT }, (_, index) => {
  const swell = Math.sin((Math.PI * (index + 0.5)) / COUNT)
  return Math.max(0.03, swell * (0.35 + 0.3 * Math.sin(index * 0.9) * Math.sin(index * 0.37)))
})
const PATH = barsPath(BARS)

/** Where a piece will be: a waveform of nothing. */
export function WaveShape({ isDone = false, className }: { isDone?: boolean; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${COUNT} 100`}
      preserveAspectRatio="none"
      className={cx('h-24 w-full', isDone ? 'text-accent' : 'text-line-strong', className)}
    >
      <path d={PATH} fill="currentColor" />
    </svg>
  )
}
