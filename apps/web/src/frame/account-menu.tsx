import { CircleUser, Images, Lock, LogOut, Heart, Wallet } from 'lucide-react'
import type { ReactElement } from 'react'
import { signOut } from '../lib/auth.ts'
import { useMe } from '../lib/session.ts'
import { THEMES, useTheme } from '../lib/theme.ts'
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '../ui/menu.tsx'

const THEME_LABELS = { system: 'As the system', dark: 'Dark', light: 'Light' } as const

/** A member's own places, the colours, and the way out. */
export function AccountMenu({ trigger }: { trigger: ReactElement }) {
  const { user } = useMe()
  const [theme, setTheme] = useTheme()
  return (
    <Menu trigger={trigger} align="end" label="Your account" defaultOpen>
      {user && (
        <div className="px-3 pt-2 pb-1">
          <p className="font-medium">{user.name}</p>
          <p className="type-wall">{user.email ?? `@${user.username}`}</p>
        </div>
      )}
      <MenuSeparator />
      <MenuLink to="/?view=my-images" icon={Images}>
        Your images
      </MenuLink>
      <MenuLink to="/?view=liked" icon={Heart}>
        Liked
      </MenuLink>
      <MenuLink to="/?view=private" icon={Lock}>
        Private
      </MenuLink>
      <MenuSeparator />
      <MenuLink to="/account" icon={CircleUser}>
        Account
      </MenuLink>
      <MenuLink to="/subscription" icon={Wallet}>
        Plan
      </MenuLink>
      <MenuSeparator />
      <MenuChoice
        label="Colours"
        options={THEMES.map((value) => ({ value, label: THEME_LABELS[value] }))}
        value={theme}
        onChange={setTheme}
      />
      <MenuSeparator />
      <MenuItem icon={LogOut} onClick={() => void signOut()}>
        Sign out
      </MenuItem>
    </Menu>
  )
}
