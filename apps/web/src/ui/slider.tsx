import { Slider as Base } from '@base-ui/react/slider'
import { cx } from './cx.ts'

/** A value on a track. It snaps to `step` and never leaves its range. */
export function Slider(props: {
  label: string
  value: number
  min: number
  max: number
  step: number
  onChange: (value: number) => void
  /** How the value is written: `(v) => v.toFixed(2)`. */
  format?: (value: number) => string
  hideLabel?: boolean
  disabled?: boolean
  className?: string
}) {
  const { label, value, min, max, step, onChange, format = String, hideLabel, disabled = false, className } = props
  return (
    <Base.Root
      value={value}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={(next) => onChange(Array.isArray(next) ? (next[0] ?? min) : next)}
      className={cx('grid grid-cols-[1fr_auto] gap-x-3', className)}
    >
      <Base.Label className={hideLabel ? 'sr-only' : 'type-label'}>{label}</Base.Label>
      <Base.Value className={cx('num type-label text-ink-2', hideLabel && 'sr-only')}>{() => format(value)}</Base.Value>
      <Base.Control className="col-span-2 flex h-control touch-none items-center select-none">
        <Base.Track className="h-1 w-full rounded-full bg-surface-3">
          <Base.Indicator className="rounded-full bg-ink" />
          <Base.Thumb
            getAriaValueText={() => format(value)}
            className="size-4 rounded-full bg-ink outline-offset-2 after:absolute after:-inset-3.5 has-focus-visible:outline-2 has-focus-visible:outline-(--focus)"
          />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  )
}
