import { crc32, deflateSync } from 'node:zlib'
import type { Pixels } from '@easel/engine/painter/types'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const RGB = 2

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** A PNG for the way to the next process, packed fast rather than small; the media process encodes it for good. Alpha is dropped. */
export function encodePng({ width, height, data }: Pixels): Buffer {
  const stride = width * 3 + 1
  const rows = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) {
    // The row's first byte stays 0: no filter.
    let to = y * stride + 1
    for (let from = y * width * 4, end = from + width * 4; from < end; from += 4) {
      rows[to++] = data[from] ?? 0
      rows[to++] = data[from + 1] ?? 0
      rows[to++] = data[from + 2] ?? 0
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, RGB, 0, 0, 0], 8)
  const pixels = deflateSync(rows, { level: 1 })
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}
