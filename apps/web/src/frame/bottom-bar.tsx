import { CircleUser, House, LayoutGrid, Plus } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { signInPath } from '../lib/return-url.ts'
import { useMe } from '../lib/session.ts'
import { OnDemandMenu } from './on-demand-menu.tsx'
import { CreateMenu, loadCreate } from './on-demand-menus.ts'

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
      <OnDemandMenu
        menu={CreateMenu}
        load={loadCreate}
        trigger={
          <button
            type="button"
            aria-haspopup="menu"
            aria-current={isMaking(pathname) ? 'page' : undefined}
            className={PLACE}
          >
            <span className="grid h-6 w-9 place-items-center rounded-lg bg-accent text-on-accent">
              <Plus size={18} aria-hidden />
            </span>
            Create
          </button>
        }
      />
      <Place
        to={isMember ? '/account' : pathname === '/signin' ? pathname + search : signInPath(pathname + search)}
        icon={CircleUser}
        label="You"
        current={pathname === '/account' || pathname === '/signin'}
      />
    </nav>
  )
}

const isMaking = (pathname: string): boolean => pathname.endsWith('/workshop') || pathname.startsWith('/video-actions')

const PLACE =
  'flex flex-col items-center justify-center gap-0.5 text-[11px]/4 font-medium text-ink-2 aria-[current=page]:text-ink'

function Place(props: { to: string; icon: LucideIcon; label: string; current: boolean }) {
  const { to, icon: Icon, label, current } = props
  return (
    <Link to={to} aria-current={current ? 'page' : undefined} className={PLACE}>
      <Icon size={24} aria-hidden />
      {label}
    </Link>
  )
}
