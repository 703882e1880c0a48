import { Switch as Base } from '@base-ui/react/switch'
import type { ReactNode } from 'react'

/** On or off, at once. */
export function Switch(props: {
  label: ReactNode
  /** What it means, under the label. */
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}) {
  const { label, hint, checked, onChange, disabled = false } = props
  return (
    <label className="flex min-h-control items-center gap-3">
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        {hint && <span className="block type-desc">{hint}</span>}
      </span>
      <Base.Root
        checked={checked}
        onCheckedChange={(next) => onChange(next)}
        disabled={disabled}
        className="hit inline-flex h-6 w-10 shrink-0 rounded-full border border-line-strong bg-surface-2 p-[3px] transition-colors move data-checked:border-transparent data-checked:bg-ink data-disabled:opacity-50"
      >
        <Base.Thumb className="size-4 rounded-full bg-ink-2 transition-transform move data-checked:translate-x-4 data-checked:bg-bg" />
      </Base.Root>
    </label>
  )
}
