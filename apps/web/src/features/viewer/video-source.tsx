import type { Video } from '@easel/contract/entities/video'
import { Lock } from 'lucide-react'
import { videoPath } from '../../lib/video-words.ts'
import type { ViewerLink } from '../../ui/work-link.tsx'
import { WorkLink } from '../../ui/work-link.tsx'

/** V9: the picture that the video was made from, and the version that it was edited from. */
export function VideoSource(props: {
  video: Video
  viewer: ViewerLink | undefined
  videoViewer: ViewerLink | undefined
}) {
  const { video, viewer, videoViewer } = props
  const { parentImage, source_image, edited_from } = video
  if (!parentImage && !source_image && !edited_from) return null
  return (
    <section aria-label="Made from" className="pt-8">
      <h2 className="font-medium">Made from</h2>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        {parentImage?.id && parentImage.image ? (
          <WorkLink id={parentImage.id} viewer={viewer} replace className="block w-33 shrink-0">
            <img
              src={parentImage.image}
              alt={parentImage.promptUsed || 'What it started from'}
              loading="lazy"
              className="aspect-3/2 w-full rounded-work bg-surface-1 object-cover"
            />
          </WorkLink>
        ) : parentImage ? (
          <p title={parentImage.message ?? undefined} className="flex items-center gap-2 type-desc">
            <Lock size={16} aria-hidden />A private picture
          </p>
        ) : (
          source_image && (
            <img
              src={source_image.url}
              alt="What it started from"
              loading="lazy"
              className="aspect-3/2 w-33 rounded-work bg-surface-1 object-cover"
            />
          )
        )}
        {edited_from && (
          <WorkLink
            id={edited_from}
            page={videoPath(edited_from)}
            viewer={videoViewer}
            replace
            className="hit type-label underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            Version {video.version - 1} of this video
          </WorkLink>
        )}
      </div>
    </section>
  )
}
