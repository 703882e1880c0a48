import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as Base } from '@base-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { cx } from './cx.ts'

/** One of many. The label is read out; show it yourself where there is room, with `hideLabel` left off. */
export function Select<T extends string | number>(props: {
  label: string
  hideLabel?: boolean
  options: readonly { value: T; label: string; disabled?: boolean }[]
  value: T
  onChange: (value: T) => void
  disabled?: boolean
  className?: string
}) {
  const { label, hideLabel, options, value, onChange, disabled = false, className } = props
  return (
    // Its own style element has no nonce; the list's scrollbar is as the page's anyway.
    <CSPProvider disableStyleElements>
      <Base.Root
        items={[...options]}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
        disabled={disabled}
      >
        <div className={cx('flex flex-col gap-1.5', className)}>
          <Base.Label className={hideLabel ? 'sr-only' : 'type-label'}>{label}</Base.Label>
          <Base.Trigger className="inline-flex h-control items-center justify-between gap-2 rounded-control border border-line-strong px-3 text-left transition-colors move hover:bg-surface-2 data-disabled:border-dashed data-disabled:text-ink-3">
            <Base.Value className="min-w-0 truncate" />
            <Base.Icon>
              <ChevronDown size={16} aria-hidden className="text-ink-3" />
            </Base.Icon>
          </Base.Trigger>
        </div>
        <Base.Portal>
          <Base.Positioner
            sideOffset={6}
            alignItemWithTrigger={false}
            collisionPadding={12}
            className="z-60 outline-none"
          >
            <Base.Popup className="max-h-(--available-height) min-w-(--anchor-width) overflow-y-auto rounded-control border border-line bg-surface-2 p-1 shadow-float outline-none">
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled ?? false}
                  className="flex min-h-control cursor-default items-center gap-3 rounded-s px-3 outline-none select-none data-disabled:text-ink-3 data-highlighted:bg-surface-3"
                >
                  <Base.ItemText className="flex-1">{option.label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Check size={16} aria-hidden />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </CSPProvider>
  )
}
