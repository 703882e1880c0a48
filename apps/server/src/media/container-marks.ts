import { marksFromXmp, type WorkMarks, xmpOf } from './marks.ts'

/** Adobe's UUID of an XMP packet in the boxes of MP4. */
const XMP_BOX = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex')
/** The chunk that holds XMP in RIFF. */
const XMP_CHUNK = '_PMX'
const BOX_HEADER = 24

/** Top boxes of an MP4: name, where they begin, how long they are. */
function boxesOf(file: Buffer): { name: string; start: number; length: number }[] {
  const boxes = []
  for (let start = 0; start + 8 <= file.length;) {
    const short = file.readUInt32BE(start)
    const long = short === 1 && start + 16 <= file.length
    const length = short === 0 ? file.length - start : long ? Number(file.readBigUInt64BE(start + 8)) : short
    if (length < 8 || start + length > file.length) break
    boxes.push({ name: file.toString('latin1', start + 4, start + 8), start, length })
    start += length
  }
  return boxes
}

/** An MP4 or M4A with its marks. They go behind everything else, so that no offset inside moves and the index stays in front. */
export function markMp4(bytes: Uint8Array, marks: WorkMarks): Uint8Array {
  const xmp = Buffer.from(xmpOf(marks))
  const header = Buffer.alloc(8)
  header.writeUInt32BE(BOX_HEADER + xmp.length)
  header.write('uuid', 4)
  return Buffer.concat([bytes, header, XMP_BOX, xmp])
}

/** A WAV with its marks, as the last chunk. */
export function markWav(bytes: Uint8Array, marks: WorkMarks): Uint8Array {
  const xmp = Buffer.from(xmpOf(marks))
  const header = Buffer.alloc(8)
  header.write(XMP_CHUNK, 0)
  header.writeUInt32LE(xmp.length, 4)
  // Chunks begin at even places.
  const file = Buffer.concat([bytes, Buffer.alloc(bytes.length % 2), header, xmp, Buffer.alloc(xmp.length % 2)])
  file.writeUInt32LE(file.length - 8, 4)
  return file
}

/** What an MP4, M4A or WAV says of its making; null when it says nothing, undefined when it is none of these. */
export function containerMarks(bytes: Uint8Array): WorkMarks | null | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.toString('latin1', 4, 8) === 'ftyp' && !file.toString('latin1', 8, 12).startsWith('avi')) {
    const box = boxesOf(file).find(
      ({ name, start, length }) =>
        name === 'uuid' && length > BOX_HEADER && file.subarray(start + 8, start + BOX_HEADER).equals(XMP_BOX),
    )
    return box ? marksFromXmp(file.toString('utf8', box.start + BOX_HEADER, box.start + box.length)) : null
  }
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE') return undefined
  for (let at = 12; at + 8 <= file.length;) {
    const length = file.readUInt32LE(at + 4)
    if (file.toString('latin1', at, at + 4) === XMP_CHUNK)
      return marksFromXmp(file.toString('utf8', at + 8, at + 8 + length))
    at += 8 + length + (length % 2)
  }
  return null
}
