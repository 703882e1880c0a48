import { ApiError } from '@easel/contract/client'
import type { PlanInfo } from '@easel/contract/entities/account'

/** A2: what is said when a work changed sides. */
export function privacyWords(isVideo: boolean, isPrivate: boolean, inCommunity: boolean): string {
  if (isVideo) return isPrivate ? 'Video is now private' : 'Video is now public'
  if (!isPrivate) return 'Image is now public'
  return inCommunity ? 'Image is now private and removed from community gallery' : 'Image is now private'
}

/** Specification 8: the server's own sentence when it refused, `failed` when it gave none, `unreached` when it was not reached. */
export function failureWords(error: unknown, failed: string, unreached: string): string {
  if (!(error instanceof ApiError) || error.status === 0) return unreached
  return error.status >= 500 ? failed : error.message || failed
}

/** Specification 8: what is said when a change of sides failed. */
export function privacyFailureWords(isVideo: boolean, error: unknown): string {
  const failed = isVideo ? 'Failed to update video privacy settings' : 'Failed to update privacy settings'
  return failureWords(error, failed, isVideo ? failed : 'Error updating privacy settings')
}

/** A4, specification 8: what is asked and said about a deletion. In the gallery's viewer the success is said shorter for a video. */
export function deletionWords(isVideo: boolean, isOverlay: boolean) {
  return isVideo
    ? {
        title: 'Delete this video?',
        question: 'This will permanently delete the video and all its data.',
        confirm: 'Delete video',
        done: isOverlay ? 'Video deleted' : 'Video deleted successfully',
      }
    : {
        title: 'Delete this image?',
        question: 'Are you sure you want to delete this image? This action cannot be undone.',
        confirm: 'Delete image',
        done: 'Image deleted successfully',
      }
}

/** A4, specification 8: what is said when a deletion failed. */
export function deletionFailureWords(isVideo: boolean, error: unknown): string {
  if (!isVideo) return failureWords(error, 'Failed to delete image', 'Error deleting image')
  return error instanceof ApiError && error.status === 401 ? 'Please sign in to delete videos' : 'Error deleting video'
}

/** A2: the plan, when its private images are used up. */
export function privateLimitOf(error: unknown): Pick<PlanInfo, 'plan' | 'private_images_limit'> | null {
  if (!(error instanceof ApiError) || error.status !== 403) return null
  const plan: unknown = error.body.plan_info
  if (typeof plan !== 'object' || plan === null || !('private_images_limit' in plan) || !('plan' in plan)) return null
  return { plan: String(plan.plan), private_images_limit: Number(plan.private_images_limit) }
}
