import { cx } from '../../ui/cx.ts'

/** A bar that is as full as `value` of `max`. */
export function Meter(props: {
  label: string
  value: number
  max: number
  tone?: 'plain' | 'warn'
  className?: string
}) {
  const { label, value, max, tone = 'plain', className } = props
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <div className={cx('h-1 overflow-hidden rounded-full bg-surface-3', className)}>
      <meter className="sr-only" aria-label={label} value={value} min={0} max={max} />
      <div className={cx('h-full', tone === 'warn' ? 'bg-warn' : 'bg-ink')} style={{ width: `${share * 100}%` }} />
    </div>
  )
}
