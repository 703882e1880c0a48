import type { ComponentProps } from 'react'
import { cx } from './cx.ts'

type Look = 'plain' | 'line' | 'scrim'

const LOOKS: Record<Look, string> = {
  plain: 'text-ink-2 enabled:hover:bg-surface-2 enabled:hover:text-ink',
  line: 'border border-line-strong text-ink-2 enabled:hover:bg-surface-2 enabled:hover:text-ink',
  // On a picture: readable on white and on black.
  scrim: 'bg-scrim text-on-scrim enabled:hover:bg-black',
}

/** The classes of an icon button, for links and for elements that another library renders. */
export function iconButtonClass(look: Look = 'plain', extra?: string): string {
  return cx(
    'inline-grid size-control shrink-0 place-items-center rounded-control transition-colors move hit disabled:text-ink-3 disabled:opacity-50',
    LOOKS[look],
    extra,
  )
}

/** A button that shows an icon alone; `label` names it for everyone who cannot see it, and as its tooltip. */
export function IconButton({
  label,
  look = 'plain',
  className,
  ...rest
}: { label: string; look?: Look } & ComponentProps<'button'>) {
  return (
    <button type="button" aria-label={label} title={label} className={iconButtonClass(look, className)} {...rest} />
  )
}
