import type { GalleryImage } from '@easel/contract/entities/gallery'
import { imagePath } from '../../lib/image-words.ts'
import { shorten } from '../../lib/text.ts'

/** What of the browser sharing uses; parts that a browser lacks are undefined. */
export interface ShareTools {
  share?: ((data: ShareData) => Promise<void>) | undefined
  canShare?: ((data: ShareData) => boolean) | undefined
  /** Puts text on the clipboard. */
  copy?: ((text: string) => Promise<void>) | undefined
  fetchFile: (address: string, name: string) => Promise<File>
  origin: string
}

/** V12: what is sent along. A prompt that its creator hid is not in it. */
export function sharedText(image: Pick<GalleryImage, 'prompt' | 'prompt_hidden'>): string {
  return image.prompt && !image.prompt_hidden ? shorten(image.prompt) : 'An image made with Easel'
}

const NOT_AVAILABLE = 'Sharing not available. Try long-pressing the image to save it.'
const NOT_ABLE = 'Unable to share. Try long-pressing the image to save it.'

/** A5: the file, else the link, else the link on the clipboard. Resolves with the words to show; null when the person thought better of it. */
export async function shareImage(
  image: Pick<GalleryImage, 'id' | 'image' | 'prompt' | 'prompt_hidden'>,
  tools: ShareTools,
): Promise<string | null> {
  const text = sharedText(image)
  const url = `${tools.origin}${imagePath(image.id)}`
  if (tools.share) {
    const outcome = (await shareFile(image, text, tools)) ?? (await attempt(tools.share, { text, url }, 'Link shared!'))
    if (outcome === 'cancelled') return null
    if (outcome) return outcome
  }
  if (!tools.copy) return tools.share ? NOT_ABLE : NOT_AVAILABLE
  return tools.copy(url).then(
    () => 'Link copied. Paste it where you want to share it.',
    () => NOT_ABLE,
  )
}

type Outcome = string | null

async function shareFile(image: Pick<GalleryImage, 'id' | 'image'>, text: string, tools: ShareTools): Promise<Outcome> {
  if (!tools.share || !tools.canShare) return null
  try {
    const file = await tools.fetchFile(image.image, `easel-${image.id}`)
    const data = { files: [file], text }
    return tools.canShare(data) ? await attempt(tools.share, data, 'Image shared!') : null
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
