import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { cx } from './cx.ts'

/** `primary` is filled vermilion: only what creates, once a screen. `solid` is filled with the text's colour. */
type ButtonVariant = 'primary' | 'solid' | 'line' | 'quiet' | 'danger'
type ButtonSize = 'small' | 'normal' | 'big'

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-control border font-medium text-sm whitespace-nowrap select-none ' +
  'transition-[background-color,border-color,color] move ' +
  'disabled:cursor-not-allowed disabled:border-dashed disabled:border-line disabled:bg-transparent disabled:text-ink-3 ' +
  'aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-ink-3'

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent font-semibold text-on-accent enabled:hover:bg-accent-hover [a&]:hover:bg-accent-hover',
  solid: 'border-transparent bg-ink font-semibold text-bg hover:opacity-90',
  line: 'border-line-strong text-ink enabled:hover:bg-surface-2 [a&]:hover:bg-surface-2',
  quiet:
    'border-transparent text-ink-2 enabled:hover:bg-surface-2 enabled:hover:text-ink [a&]:hover:bg-surface-2 [a&]:hover:text-ink',
  danger: 'border-danger text-danger enabled:hover:bg-surface-2 [a&]:hover:bg-surface-2',
}

const SIZES: Record<ButtonSize, string> = {
  small: 'h-8 px-3 text-[13px] hit',
  normal: 'h-control px-3.5',
  big: 'h-11 px-4',
}

interface Look {
  variant?: ButtonVariant
  size?: ButtonSize
}

/** The classes of a button, for elements that another library renders. */
export function buttonClass({ variant = 'line', size = 'normal' }: Look = {}, extra?: string): string {
  return cx(BASE, VARIANTS[variant], SIZES[size], extra)
}

/** A button. Its words say what happens. */
export function Button({ variant, size, className, type = 'button', ...rest }: Look & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)}
      {...rest}
    />
  )
}

/** A link that looks like a button: it leads somewhere and does nothing else. */
export function LinkButton({ variant, size, className, ...rest }: Look & ComponentProps<typeof Link>) {
  return <Link className={buttonClass({ ...(variant && { variant }), ...(size && { size }) }, className)} {...rest} />
}
