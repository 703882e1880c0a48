import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { Video } from '@easel/contract/entities/video'
import { imagePath } from './image-words.ts'
import { shorten } from './text.ts'
import { videoPath } from './video-words.ts'

/** What of the browser sharing uses; parts that a browser lacks are undefined. */
export interface ShareTools {
  share?: ((data: ShareData) => Promise<void>) | undefined
  canShare?: ((data: ShareData) => boolean) | undefined
  /** Puts text on the clipboard. */
  copy?: ((text: string) => Promise<void>) | undefined
  fetchFile: (address: string, name: string) => Promise<File>
  origin: string
}

type Prompt = 'prompt' | 'prompt_hidden'
type Shared =
  | Pick<GalleryImage, 'id' | 'image' | 'isVideo' | Prompt>
  | Pick<Video, 'id' | 'video_url' | 'isVideo' | Prompt>

/** V12: what is sent along. A prompt that its creator hid is not in it. */
export function sharedText(work: Pick<Shared, 'isVideo' | Prompt>): string {
  if (work.prompt && !work.prompt_hidden) return shorten(work.prompt)
  return work.isVideo ? 'A video made with Easel' : 'An image made with Easel'
}

const WORDS = {
  image: {
    done: 'Image shared!',
    notAvailable: 'Sharing not available. Try long-pressing the image to save it.',
    notAble: 'Unable to share. Try long-pressing the image to save it.',
  },
  video: {
    done: 'Video shared!',
    notAvailable: 'Sharing not available. Copy the URL to share this video.',
    notAble: 'Error sharing video',
  },
} as const

/** A5: the file, else the link, else the link on the clipboard. Resolves with the words to show; null when the person thought better of it. */
export async function shareWork(work: Shared, tools: ShareTools): Promise<string | null> {
  const words = WORDS[work.isVideo ? 'video' : 'image']
  const text = sharedText(work)
  const url = `${tools.origin}${work.isVideo ? videoPath(work.id) : imagePath(work.id)}`
  if (tools.share) {
    const outcome = (await shareFile(work, text, tools)) ?? (await attempt(tools.share, { text, url }, 'Link shared!'))
    if (outcome === 'cancelled') return null
    if (outcome) return outcome
  }
  if (!tools.copy) return tools.share ? words.notAble : words.notAvailable
  return tools.copy(url).then(
    () => 'Link copied. Paste it where you want to share it.',
    () => words.notAble,
  )
}

type Outcome = string | null

async function shareFile(work: Shared, text: string, tools: ShareTools): Promise<Outcome> {
  if (!tools.share || !tools.canShare) return null
  try {
    const file = await tools.fetchFile(work.isVideo ? work.video_url : work.image, `easel-${work.id}`)
    const data = { files: [file], text }
    return tools.canShare(data) ? await attempt(tools.share, data, WORDS[work.isVideo ? 'video' : 'image'].done) : null
  } catch {
    return null
  }
}

/** null: it did not work, and something else may. */
async function attempt(share: (data: ShareData) => Promise<void>, data: ShareData, words: string): Promise<Outcome> {
  try {
    await share(data)
    return words
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : null
  }
}

/** The browser's own tools. */
export function browserShareTools(): ShareTools {
  return {
    share: 'share' in navigator ? (data) => navigator.share(data) : undefined,
    canShare: 'canShare' in navigator ? (data) => navigator.canShare(data) : undefined,
    // Browsers have no clipboard on a page that did not come over a secure connection.
    copy: 'clipboard' in navigator ? (text) => navigator.clipboard.writeText(text) : undefined,
    async fetchFile(address, name) {
      const blob = await (await fetch(address)).blob()
      const ending = blob.type.split('/')[1]?.split('+')[0] ?? 'png'
      return new File([blob], `${name}.${ending}`, { type: blob.type })
    },
    origin: window.location.origin,
  }
}
