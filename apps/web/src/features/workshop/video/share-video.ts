import type { Video } from '@easel/contract/entities/video'
import { videoPath } from '../../../lib/video-words.ts'
import { shorten } from '../../../lib/text.ts'
import { copyText } from '../jobs/copy-text.ts'

type Shared = Pick<Video, 'id' | 'video_url' | 'prompt' | 'prompt_hidden' | 'is_private'>

/** A5: the file, else the link, else the link on the clipboard. Resolves with the words to show; null when the person thought better of it. */
export async function shareVideo(item: Shared): Promise<string | null> {
  const text = item.prompt && !item.prompt_hidden ? shorten(item.prompt) : 'A video made with Easel'
  try {
    const file = await fileOf(item)
    if (file && navigator.canShare?.({ files: [file] })) {
      await navigator.share({ files: [file], text })
      return 'Video shared!'
    }
    // Nobody else could open the link of a private one.
    if (item.is_private) return 'This video is private. Download it, or make it public to share its link.'
    const url = `${window.location.origin}${videoPath(item.id)}`
    if ('share' in navigator) {
      await navigator.share({ text, url })
      return 'Link shared!'
    }
    const isCopied = await copyText(url)
    return isCopied
      ? 'Link copied. Paste it where you want to share it.'
      : 'Sharing not available. Copy the URL to share this video.'
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? null : 'Error sharing video'
  }
}

/** The film itself, where this browser shares files at all. */
async function fileOf({ id, video_url: address }: Shared): Promise<File | null> {
  if (!('canShare' in navigator)) return null
  const answer = await fetch(address)
  return answer.ok ? new File([await answer.blob()], `easel-${id}.mp4`, { type: 'video/mp4' }) : null
}
