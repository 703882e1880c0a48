/** How many bytes `kindOfBytes` wants to see. */
export const HEAD_BYTES = 64

/** Pictures in the container of MP4. */
const PICTURE_BRANDS = new Set(['avif', 'avis', 'mif1', 'msf1', 'heic', 'heix'])
/** What the first box of an MP4 or MOV is called. */
const FIRST_BOXES = new Set(['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'])

/**
 * What a file is by its first bytes, whatever it is called; null for anything that is not taken: text, playlists and
 * drawings among them. It decides how much is read and who looks closer, and nothing else.
 */
export function kindOfBytes(head: Uint8Array): 'picture' | 'media' | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, HEAD_BYTES))
  const text = (start: number, end: number): string => bytes.toString('latin1', start, end)
  const hex = bytes.toString('hex')
  if (hex.startsWith('89504e470d0a1a0a') || hex.startsWith('ffd8ff') || text(0, 4) === 'GIF8') return 'picture'
  if (text(0, 4) === 'RIFF') return text(8, 12) === 'WEBP' ? 'picture' : text(8, 12) === 'WAVE' ? 'media' : null
  if (text(4, 8) === 'ftyp' && PICTURE_BRANDS.has(text(8, 12))) return 'picture'
  if (FIRST_BOXES.has(text(4, 8)) || hex.startsWith('1a45dfa3')) return 'media'
  if (text(0, 4) === 'fLaC' || text(0, 4) === 'OggS' || text(0, 3) === 'ID3') return 'media'
  // A frame of MP3 without a title before it: eleven bits set, then layer III.
  const layer = ((bytes[1] ?? 0) >> 1) & 3
  return bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0 && layer === 1 ? 'media' : null
}
