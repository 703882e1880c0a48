import { likesBadge } from '../lib/text.ts'
import { cx } from './cx.ts'

/** Whether one likes it and how many do (G11), on a picture. The count stands still when it changes: no tile moves for a like. */
export function LikeBadge(props: { liked: boolean; count: number; onToggle: () => void; className?: string }) {
  const { liked, count, onToggle, className } = props
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={`Like, ${count} ${count === 1 ? 'like' : 'likes'}`}
      onClick={onToggle}
      className={cx(
        'like inline-flex h-7 items-center gap-1 rounded-s bg-scrim px-2 text-[12px]/4 font-medium text-on-scrim num hover:bg-black',
        // Larger than it looks: 44 px to the finger.
        'after:absolute after:-inset-2 after:content-[""]',
        className,
      )}
    >
      {likesBadge(count)}
    </button>
  )
}
