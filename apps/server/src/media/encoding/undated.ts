/** Boxes that hold the ones with dates. */
const FOLDERS = new Set(['moov', 'trak', 'mdia'])
const DATED = new Set(['mvhd', 'tkhd', 'mdhd'])

/**
 * Clears the two dates of every header of an MP4, in place: the same pictures and sound give the same bytes, and a
 * file tells nothing of when it was read.
 */
export function undated(bytes: Uint8Array): Uint8Array {
  clear(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return bytes
}

function clear(boxes: Buffer): void {
  for (let start = 0; start + 8 <= boxes.length;) {
    const length = boxes.readUInt32BE(start)
    const name = boxes.toString('latin1', start + 4, start + 8)
    // A length of 0 or 1: the samples, behind which there is no header.
    if (length < 8) return
    const inside = boxes.subarray(start + 8, start + length)
    if (FOLDERS.has(name)) clear(inside)
    // Version 1 has dates of 8 bytes.
    if (DATED.has(name)) inside.fill(0, 4, inside[0] === 1 ? 20 : 12)
    start += length
  }
}
