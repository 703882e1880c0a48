import { thumbHashToRGBA } from 'thumbhash'

const known = new Map<string, string>()
const REMEMBERED = 2000
const BANDS = 5

/**
 * A ThumbHash as a CSS background: its colours from top to bottom. A gradient of a hundred bytes stands in for the picture from
 * the first byte of the document; the decoded hash itself would weigh five thousand for every tile.
 */
export function placeholderBackground(hash: string | null): string | undefined {
  if (!hash) return undefined
  const remembered = known.get(hash)
  if (remembered !== undefined) return remembered || undefined
  if (known.size >= REMEMBERED) known.clear()
  const background = gradientOf(hash)
  known.set(hash, background ?? '')
  return background
}

function gradientOf(hash: string): string | undefined {
  try {
    const { w, h, rgba } = thumbHashToRGBA(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)))
    const bands = Array.from({ length: BANDS }, (_, band) => {
      const from = Math.floor((band * h) / BANDS)
      const rows = rgba.subarray(from * w * 4, Math.ceil(((band + 1) * h) / BANDS) * w * 4)
      return averageOf(rows)
    })
    return `linear-gradient(${bands.join(',')})`
  } catch {
    // A hash that cannot be read is no reason for a picture not to show.
    return undefined
  }
}

function averageOf(pixels: Uint8Array): string {
  const sums = [0, 0, 0]
  for (let i = 0; i < pixels.length; i += 4) for (let c = 0; c < 3; c++) sums[c] = (sums[c] ?? 0) + (pixels[i + c] ?? 0)
  return `#${sums
    .map((sum) =>
      Math.round((sum * 4) / pixels.length)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
