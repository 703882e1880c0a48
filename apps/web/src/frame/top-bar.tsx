import { ChevronDown } from 'lucide-react'
import { Link, NavLink, useLocation } from 'react-router'
import { useMe } from '../lib/session.ts'
import { signInPath } from '../lib/return-url.ts'
import { Avatar } from '../ui/avatar.tsx'
import { LinkButton } from '../ui/button.tsx'
import { cx } from '../ui/cx.ts'
import { CreditMeter } from '../features/account/credit-meter.tsx'
import { Mark } from './mark.tsx'
import { OnDemandMenu } from './on-demand-menu.tsx'
import { AccountMenu, CreateMenu, loadAccount, loadCreate } from './on-demand-menus.ts'

const NAV =
  'inline-flex h-control items-center gap-1 rounded-control px-3 font-medium text-ink-2 transition-colors move hover:text-ink'

/** The slim bar at the top of every page. On a phone it holds the mark and the credits; the rest is at the lower edge. */
export function TopBar() {
  const { user } = useMe()
  const { pathname, search } = useLocation()
  const inGallery = pathname === '/' && new URLSearchParams(search).has('view')
  return (
    <header className="sticky top-0 z-20 flex h-bar items-center gap-1 border-b border-line bg-bg px-gutter max-md:pr-2">
      <Link
        to="/"
        aria-label="Easel, home"
        className="mr-5 flex h-11 items-center gap-2 font-serif text-2xl/6 tracking-[-0.01em]"
      >
        <Mark />
        <span aria-hidden>Easel</span>
      </Link>
      <nav aria-label="Main" className="flex max-md:hidden">
        <Link
          to="/?view=community"
          prefetch="intent"
          aria-current={inGallery ? 'page' : undefined}
          className={cx(NAV, inGallery && 'text-ink')}
        >
          Gallery
        </Link>
        <OnDemandMenu
          menu={CreateMenu}
          load={loadCreate}
          trigger={
            <button type="button" aria-haspopup="menu" className={NAV}>
              Create <ChevronDown size={16} aria-hidden />
            </button>
          }
        />
        <NavLink
          to="/models?tab=images"
          prefetch="intent"
          className={({ isActive }) => cx(NAV, isActive && 'text-ink')}
        >
          Models
        </NavLink>
      </nav>
      <div className="ml-auto flex items-center gap-1">
        <CreditMeter />
        {user && !user.is_guest ? (
          <div className="-mr-1.5 max-md:hidden">
            <OnDemandMenu
              menu={AccountMenu}
              load={loadAccount}
              trigger={
                <button
                  type="button"
                  aria-haspopup="menu"
                  aria-label="Your account"
                  className="grid size-11 place-items-center rounded-full"
                >
                  <Avatar name={user.name} src={user.avatar} />
                </button>
              }
            />
          </div>
        ) : pathname === '/signin' ? null : (
          <LinkButton to={signInPath(pathname + search)} className="ml-2">
            Sign in
          </LinkButton>
        )}
      </div>
    </header>
  )
}
