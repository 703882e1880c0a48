import { cx } from './cx.ts'

/** Stands where something will be, in its shape. Give it size and radius by classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'relative block overflow-hidden bg-surface-2 after:absolute after:inset-0 after:animate-[pulse-hold_1.6s_ease-in-out_infinite_alternate] after:bg-black/20 motion-reduce:after:animate-none',
        className,
      )}
    />
  )
}
