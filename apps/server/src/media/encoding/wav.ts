import { channelsOf, interleaved, type Sound } from './sound.ts'

const HEADER = 44

/**
 * A WAV file, 16 bits a sample. Triangular noise of one step is added before rounding, so that quiet endings fade
 * instead of crackling; silence stays silent, and the same sound gives the same bytes.
 */
export function encodeWav(sound: Sound): Uint8Array {
  const channels = channelsOf(sound).length
  const samples = interleaved(sound, 0, sound.left.length)
  const bytes = samples.length * 2
  const file = Buffer.alloc(HEADER + bytes)
  file.write('RIFF', 0)
  file.writeUInt32LE(HEADER - 8 + bytes, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(sound.sampleRate, 24)
  file.writeUInt32LE(sound.sampleRate * channels * 2, 28)
  file.writeUInt16LE(channels * 2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(bytes, 40)
  const pcm = new Int16Array(file.buffer, file.byteOffset + HEADER, samples.length)
  let random = 0x2545f491
  const noise = (): number => {
    random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0
    return random / 0x1_0000_0000
  }
  for (const [index, sample] of samples.entries()) {
    if (sample === 0) continue
    const scaled = Math.max(-1, Math.min(1, sample)) * 32_767 + noise() - noise()
    pcm[index] = Math.max(-32_768, Math.min(32_767, Math.round(scaled)))
  }
  return file
}
