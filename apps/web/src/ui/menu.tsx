import { Menu as Base } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

const ITEM =
  'flex min-h-control w-full cursor-default items-center gap-3 rounded-s px-3 text-left text-ink select-none outline-none data-highlighted:bg-surface-3 data-disabled:text-ink-3'

/** A menu under its button. `trigger` is the button itself, rendered with the menu's behaviour. */
export function Menu(props: {
  trigger: ReactElement
  children: ReactNode
  align?: 'start' | 'end'
  label?: string
  defaultOpen?: boolean
}) {
  const { trigger, children, align = 'start', label, defaultOpen = false } = props
  return (
    <Base.Root defaultOpen={defaultOpen} modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={6} collisionPadding={12} className="z-50 outline-none">
          <Base.Popup
            aria-label={label}
            className="min-w-48 origin-(--transform-origin) rounded-control border border-line bg-surface-2 p-1 shadow-float outline-none transition-[opacity,scale] move data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

interface ItemLook {
  icon?: LucideIcon
  children: ReactNode
}

/** Something that happens. */
export function MenuItem(props: ItemLook & { onClick: () => void; disabled?: boolean; danger?: boolean }) {
  const { icon: Icon, children, onClick, disabled = false, danger } = props
  return (
    <Base.Item disabled={disabled} onClick={onClick} className={cx(ITEM, danger && 'text-danger')}>
      {Icon && <Icon size={18} aria-hidden />}
      {children}
    </Base.Item>
  )
}

/** Somewhere to go. */
export function MenuLink({ icon: Icon, children, to }: ItemLook & { to: string }) {
  return (
    <Base.LinkItem closeOnClick render={<Link to={to} />} className={ITEM}>
      {Icon && <Icon size={18} aria-hidden />}
      {children}
    </Base.LinkItem>
  )
}

export function MenuSeparator() {
  return <Base.Separator className="mx-3 my-1 h-px bg-line" />
}

/** One of a few, chosen in the menu, which stays open. */
export function MenuChoice<T extends string>(props: {
  label: string
  options: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
}) {
  const { label, options, value, onChange } = props
  return (
    <Base.RadioGroup value={value} onValueChange={(next: T) => onChange(next)}>
      <Base.Group>
        <Base.GroupLabel className="px-3 pt-2 pb-1 type-wall">{label}</Base.GroupLabel>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} className={ITEM}>
            <span className="flex-1">{option.label}</span>
            <Base.RadioItemIndicator className="size-1.5 rounded-full bg-ink" />
          </Base.RadioItem>
        ))}
      </Base.Group>
    </Base.RadioGroup>
  )
}
