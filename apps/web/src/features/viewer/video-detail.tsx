import type { Video } from '@easel/contract/entities/video'
import type { ItemPatch } from '../../lib/item-overlay.ts'
import { videoAltOf } from '../../lib/video-words.ts'
import type { DetailFrame } from './detail-layout.tsx'
import { DetailLayout } from './detail-layout.tsx'
import { VideoPanel } from './video-panel.tsx'
import { VideoSource } from './video-source.tsx'
import { VideoStage } from './video-stage.tsx'

/** V9: a video, and everything that is known of it. The same over the gallery and on the page `/videos/{id}`. */
export function VideoDetail({ video, frame }: { video: Video & ItemPatch; frame: DetailFrame }) {
  return (
    <DetailLayout
      what="video"
      title={videoAltOf(video)}
      frame={frame}
      stage={<VideoStage key={video.id} video={video} frame={frame} />}
      beneath={<VideoSource video={video} viewer={frame.viewer} videoViewer={frame.videoViewer} />}
      panel={<VideoPanel key={video.id} video={video} frame={frame} />}
    />
  )
}
