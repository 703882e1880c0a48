import type { Me } from '@easel/contract/entities/account'
import type { ItemPatch } from '../../lib/item-overlay.ts'
import type { Work } from './pages.ts'
import type { View } from './place.ts'

/** Who may look: anyone, anyone who has made something (guests too), members. */
type Audience = 'everyone' | 'person' | 'member'

interface ViewFacts {
  label: string
  audience: Audience
  /** After what the person did, whether a work still belongs here. */
  keeps: (item: Work & ItemPatch) => boolean
  /** G13: that there is nothing, why, and where one could go. */
  empty: { title: string; text: string; way: { label: string; to: string } }
  /** Instead of the list, for those who may not look. */
  signIn: string
}

const CREATE = { label: 'Create an image', to: '/images/workshop' }
const FILM = { label: 'Create a video', to: '/videos/workshop' }
const LOOK = { label: 'Look at the community', to: '/?view=community' }
const WATCH = { label: 'Look at the community', to: '/?view=videos' }
const NO_IMAGES = 'No images found'
const NO_VIDEOS = 'No videos yet'

export const VIEW_FACTS: Record<View, ViewFacts> = {
  community: {
    label: 'Community',
    audience: 'everyone',
    // G19, A2
    keeps: (item) => !item.is_private && !item.has_reported,
    empty: { title: NO_IMAGES, text: 'Nobody has published an image here yet. Yours could be the first.', way: CREATE },
    signIn: '',
  },
  'my-images': {
    label: 'My Art',
    audience: 'person',
    keeps: () => true,
    empty: {
      title: NO_IMAGES,
      text: 'What you make is kept here, published or not. You have not made anything yet.',
      way: CREATE,
    },
    signIn: 'What you make is kept in your account. Sign in to see it.',
  },
  liked: {
    label: 'Liked',
    audience: 'member',
    // An unliked work stays until the list is loaded again: nothing moves for a like.
    keeps: () => true,
    empty: { title: NO_IMAGES, text: 'Images that you like are kept here. You have not liked any yet.', way: LOOK },
    signIn: 'The images that you like are kept in your account. Sign in to like and to find them again.',
  },
  private: {
    label: 'Private',
    audience: 'person',
    keeps: (item) => item.is_private,
    empty: {
      title: NO_IMAGES,
      text: 'Images that only you can see are kept here. Make one of yours private to find it here.',
      way: { label: 'Go to My Art', to: '/?view=my-images' },
    },
    signIn: 'Private images are seen by their creator alone. Sign in to see yours.',
  },
  videos: {
    label: 'Videos',
    audience: 'everyone',
    // G19, A2
    keeps: (item) => !item.is_private && !item.has_reported,
    empty: {
      title: 'No community videos yet',
      text: 'Nobody has published a video here yet. Yours could be the first.',
      way: FILM,
    },
    signIn: '',
  },
  'my-videos': {
    label: 'My Videos',
    audience: 'person',
    keeps: () => true,
    empty: {
      title: NO_VIDEOS,
      text: 'The videos that you make are kept here, published or not. You have not made any yet.',
      way: FILM,
    },
    signIn: 'The videos that you make are kept in your account. Sign in to see them.',
  },
  'liked-videos': {
    label: 'Liked Videos',
    audience: 'member',
    keeps: () => true,
    empty: { title: NO_VIDEOS, text: 'Videos that you like are kept here. You have not liked any yet.', way: WATCH },
    signIn: 'The videos that you like are kept in your account. Sign in to like and to find them again.',
  },
  'private-videos': {
    label: 'Private Videos',
    audience: 'person',
    // G19
    keeps: (item) => item.is_private,
    empty: {
      title: 'No private videos yet',
      text: 'Videos that only you can see are kept here. Make one of yours private to find it here.',
      way: { label: 'Go to My Videos', to: '/?view=my-videos' },
    },
    signIn: 'Private videos are seen by their creator alone. Sign in to see yours.',
  },
}

/** Whether this person may see the view's list. */
export function maySee(view: View, me: Pick<Me, 'user' | 'is_visitor'>): boolean {
  const { audience } = VIEW_FACTS[view]
  return audience === 'everyone' || (audience === 'person' ? me.user !== null : !me.is_visitor)
}
