import { CircleUser, House, LayoutGrid, Plus } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { signInPath } from '../lib/return-url.ts'
import { useMe } from '../lib/session.ts'

/** The phone's way around, at the lower edge where a thumb is. */
export function BottomBar() {
  const { user } = useMe()
  const { pathname, search } = useLocation()
  const inGallery = pathname === '/' && new URLSearchParams(search).has('view')
  const isMember = user !== null && !user.is_guest
  return (
    <nav
      aria-label="Main"
      className="fixed inset-x-0 bottom-0 z-30 grid h-bottom-bar grid-cols-4 border-t border-line bg-bg pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <Place to="/" icon={House} label="Home" current={pathname === '/' && !inGallery} />
      <Place to="/?view=community" icon={LayoutGrid} label="Gallery" current={inGallery} />
      <Place to="/images/workshop" icon={Plus} label="Create" current={pathname === '/images/workshop'} isMake />
      <Place
        to={isMember ? '/account' : pathname === '/signin' ? pathname + search : signInPath(pathname + search)}
        icon={CircleUser}
        label="You"
        current={pathname === '/account' || pathname === '/signin'}
      />
    </nav>
  )
}

function Place(props: { to: string; icon: LucideIcon; label: string; current: boolean; isMake?: boolean }) {
  const { to, icon: Icon, label, current, isMake } = props
  return (
    <Link
      to={to}
      aria-current={current ? 'page' : undefined}
      className="flex flex-col items-center justify-center gap-0.5 text-[11px]/4 font-medium text-ink-2 aria-[current=page]:text-ink"
    >
      {isMake ? (
        <span className="grid h-6 w-9 place-items-center rounded-lg bg-accent text-on-accent">
          <Icon size={18} aria-hidden />
        </span>
      ) : (
        <Icon size={24} aria-hidden />
      )}
      {label}
    </Link>
  )
}
