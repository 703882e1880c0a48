import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

/** Tabs with a 2 px line under the active one. Panels are `TabPanel`s with the same values. */
export function Tabs<T extends string>(props: {
  label: string
  tabs: readonly { value: T; label: ReactNode; disabled?: boolean }[]
  value: T
  onChange: (value: T) => void
  children?: ReactNode
  className?: string
}) {
  const { label, tabs, value, onChange, children, className } = props
  return (
    <Base.Root value={value} onValueChange={(next: T) => onChange(next)} className={className}>
      <Base.List aria-label={label} className="flex gap-6 border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            disabled={tab.disabled ?? false}
            className="relative h-12 font-medium text-ink-2 hover:text-ink data-active:text-ink data-active:after:absolute data-active:after:inset-x-0 data-active:after:-bottom-px data-active:after:h-0.5 data-active:after:bg-accent data-disabled:text-ink-3"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {children}
    </Base.Root>
  )
}
