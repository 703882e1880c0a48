import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Me } from '@easel/contract/entities/account'
import type { ItemPatch } from '../../lib/item-overlay.ts'
import type { View } from './place.ts'

/** Who may look: anyone, anyone who has made something (guests too), members. */
type Audience = 'everyone' | 'person' | 'member'

interface ViewFacts {
  label: string
  audience: Audience
  /** After what the person did, whether a work still belongs here. */
  keeps: (item: GalleryImage & ItemPatch) => boolean
  /** G13: 'No images found', why, and where one could go. */
  empty: { text: string; way: { label: string; to: string } }
  /** Instead of the list, for those who may not look. */
  signIn: string
}

const CREATE = { label: 'Create an image', to: '/images/workshop' }
const LOOK = { label: 'Look at the community', to: '/?view=community' }

export const VIEW_FACTS: Record<View, ViewFacts> = {
  community: {
    label: 'Community',
    audience: 'everyone',
    // G19, A2
    keeps: (item) => !item.is_private && !item.has_reported,
    empty: { text: 'Nobody has published an image here yet. Yours could be the first.', way: CREATE },
    signIn: '',
  },
  'my-images': {
    label: 'My Art',
    audience: 'person',
    keeps: () => true,
    empty: { text: 'What you make is kept here, published or not. You have not made anything yet.', way: CREATE },
    signIn: 'What you make is kept in your account. Sign in to see it.',
  },
  liked: {
    label: 'Liked',
    audience: 'member',
    // An unliked work stays until the list is loaded again: nothing moves for a like.
    keeps: () => true,
    empty: { text: 'Images that you like are kept here. You have not liked any yet.', way: LOOK },
    signIn: 'The images that you like are kept in your account. Sign in to like and to find them again.',
  },
  private: {
    label: 'Private',
    audience: 'person',
    keeps: (item) => item.is_private,
    empty: {
      text: 'Images that only you can see are kept here. Make one of yours private to find it here.',
      way: { label: 'Go to My Art', to: '/?view=my-images' },
    },
    signIn: 'Private images are seen by their creator alone. Sign in to see yours.',
  },
}

/** Whether this person may see the view's list. */
export function maySee(view: View, me: Pick<Me, 'user' | 'is_visitor'>): boolean {
  const { audience } = VIEW_FACTS[view]
  return audience === 'everyone' || (audience === 'person' ? me.user !== null : !me.is_visitor)
}
