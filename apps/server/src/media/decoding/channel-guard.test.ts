import { expect, test } from 'vitest'
import { shapeOf } from './channel-guard.ts'

/** Bits in groups, as the standard lists them. */
function bytes(groups: string): Uint8Array {
  const bits = groups.replaceAll(' ', '').match(/.{1,8}/g) ?? []
  return new Uint8Array(bits.map((byte) => parseInt(byte.padEnd(8, '0'), 2)))
}

test('AAC: the first element with sound counts, behind data and filling', () => {
  expect(shapeOf('aac', bytes('001 0000'))).toBe('element 1')
  expect(shapeOf('aac', bytes('000 0000'))).toBe('element 0')
  const fill = '110 0001 10101010'
  expect(shapeOf('aac', bytes(`${fill} 001 0000`))).toBe('element 1')
  const longFill = `110 1111 00000010 ${'0'.repeat(8 * 16)}`
  expect(shapeOf('aac', bytes(`${longFill} 001`))).toBe('element 1')
  const data = '100 0000 0 00000001 11111111'
  expect(shapeOf('aac', bytes(`${data} 000 0000`))).toBe('element 0')
  expect(shapeOf('aac', new Uint8Array())).toBe('unknown')
})

test('MP3 and FLAC say their channels in each frame', () => {
  expect(shapeOf('mp3', new Uint8Array([0xff, 0xfb, 0x90, 0xc0]))).toBe('mono')
  expect(shapeOf('mp3', new Uint8Array([0xff, 0xfb, 0x90, 0x40]))).toBe('stereo')
  const [mono, stereo, joint] = [0x08, 0x18, 0xa8].map((byte) =>
    shapeOf('flac', new Uint8Array([0xff, 0xf8, 0xc9, byte])),
  )
  expect(mono).not.toBe(stereo)
  expect(stereo).toBe(joint)
})
