import type { Video } from '@easel/contract/entities/video'
import { Camera, Image, StepBack, StepForward } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import type { SourcePicture } from '../form/source-picture.ts'
import type { Fill } from './fill.ts'
import type { VideoActions } from './use-video-actions.ts'

/** What the frame that is shown can become. It is kept as an upload of the person's own. */
export function FrameMenu(props: {
  item: Video
  /** Stops the video at the frame that is shown; its time in seconds. */
  hold: () => number
  fill: Fill
  actions: VideoActions
}) {
  const { item, hold, fill, actions } = props
  const navigate = useNavigate()
  const [isBusy, setBusy] = useState(false)
  async function take(use: (frame: SourcePicture) => void): Promise<void> {
    setBusy(true)
    const frame = await actions.takeFrame(item, hold())
    setBusy(false)
    if (frame) use(frame)
  }
  return (
    <Menu
      align="end"
      label="Use this frame"
      trigger={
        <Button size="small" disabled={isBusy} onClick={hold} className="max-md:h-11">
          <Camera size={16} aria-hidden />
          <span aria-hidden className="@min-[420px]:hidden">
            Frame
          </span>
          <span className="@max-[419px]:sr-only">{isBusy ? 'Taking the frame' : 'Use this frame'}</span>
        </Button>
      }
    >
      <MenuItem
        icon={StepForward}
        onClick={() => void take((frame) => fill.start(frame, 'Ready to go on from this frame.'))}
      >
        Start the next video with it
      </MenuItem>
      <MenuItem icon={StepBack} onClick={() => void take((frame) => fill.end(frame))}>
        End a video with it
      </MenuItem>
      <MenuItem
        icon={Image}
        onClick={() =>
          void take((frame) => void navigate(`/images/workshop?tab=i2i&upload=${encodeURIComponent(frame.id)}`))
        }
      >
        Take it to the image workshop
      </MenuItem>
    </Menu>
  )
}
