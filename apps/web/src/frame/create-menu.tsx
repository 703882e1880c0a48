import { AudioLines, Clapperboard, Image, Sparkles } from 'lucide-react'
import type { ReactElement } from 'react'
import { Menu, MenuLink } from '../ui/menu.tsx'

/** What can be made here. */
export function CreateMenu({ trigger }: { trigger: ReactElement }) {
  return (
    <Menu trigger={trigger} label="Create" defaultOpen>
      <MenuLink to="/images/workshop" icon={Image}>
        Image
      </MenuLink>
      <MenuLink to="/videos/workshop" icon={Clapperboard}>
        Video
      </MenuLink>
      <MenuLink to="/audios/workshop" icon={AudioLines}>
        Audio
      </MenuLink>
      <MenuLink to="/video-actions" icon={Sparkles}>
        Video effect
      </MenuLink>
    </Menu>
  )
}
