import { SAMPLE_RATE } from '../composer/types.ts'
import type { Samples } from '../composer/types.ts'

/** A WAV file of two channels, 16 bits a sample. */
export function encodeWav({ left, right }: Samples): Buffer {
  const file = Buffer.alloc(44 + left.length * 4)
  file.write('RIFF', 0)
  file.writeUInt32LE(36 + left.length * 4, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(SAMPLE_RATE, 24)
  file.writeUInt32LE(SAMPLE_RATE * 4, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(left.length * 4, 40)
  const sample = (value: number): number => Math.round(Math.max(-1, Math.min(1, value)) * 32_767)
  for (let i = 0; i < left.length; i++) {
    file.writeInt16LE(sample(left[i]!), 44 + i * 4)
    file.writeInt16LE(sample(right[i]!), 46 + i * 4)
  }
  return file
}
