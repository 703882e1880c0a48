import { NumberField as Base } from '@base-ui/react/number-field'
import { Minus, Plus } from 'lucide-react'

const PART =
  'grid h-full w-control place-items-center text-ink-2 transition-colors move hover:text-ink data-disabled:text-ink-3'

/** A whole number within a small range; typing snaps on leaving the field. */
export function Stepper(props: {
  label: string
  value: number
  min: number
  max: number
  onChange: (value: number) => void
}) {
  const { label, value, min, max, onChange } = props
  return (
    <Base.Root value={value} min={min} max={max} onValueChange={(next) => next !== null && onChange(next)}>
      <Base.Group className="inline-flex h-control items-center rounded-control border border-line-strong">
        <Base.Decrement aria-label={`Fewer: ${label}`} className={PART}>
          <Minus size={16} aria-hidden />
        </Base.Decrement>
        <Base.Input aria-label={label} className="num h-full w-9 bg-transparent text-center font-medium" />
        <Base.Increment aria-label={`More: ${label}`} className={PART}>
          <Plus size={16} aria-hidden />
        </Base.Increment>
      </Base.Group>
    </Base.Root>
  )
}
