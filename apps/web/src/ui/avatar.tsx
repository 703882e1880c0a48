import { initials } from '../lib/text.ts'
import { cx } from './cx.ts'

/** A face, or two letters of the name. The name itself stands beside it or names the button around it. */
export function Avatar({ name, src, size = 'small' }: { name: string; src: string | null; size?: 'small' | 'large' }) {
  return (
    <span
      aria-hidden
      className={cx(
        'grid shrink-0 place-items-center overflow-hidden rounded-full bg-surface-3 font-medium text-ink',
        size === 'large' ? 'size-12 text-sm' : 'size-8 text-xs',
      )}
    >
      {src ? <img src={src} alt="" className="size-full object-cover" /> : initials(name)}
    </span>
  )
}
