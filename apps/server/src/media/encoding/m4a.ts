import { BufferTarget, EncodedAudioPacketSource, Mp4OutputFormat, Output } from 'mediabunny'
import { encodeAac } from './aac.ts'
import type { Sound } from './sound.ts'
import { undated } from './undated.ts'

/** Bits per second of what is kept for listening. */
const BITRATE = { stereo: 192_000, mono: 96_000 } as const

/** An M4A file: AAC-LC, its index in front of its sound, nothing else in it. */
export async function encodeM4a(sound: Sound): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const source = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(source)
  await output.start()
  const { packets, meta } = await encodeAac(sound, sound.right ? BITRATE.stereo : BITRATE.mono)
  for (const packet of packets) await source.add(packet, meta)
  await output.finalize()
  if (!target.buffer) throw new Error('No file was written.')
  return nameM4a(undated(new Uint8Array(target.buffer)))
}

/** The brand that tells players without a screen, and file managers, that there is sound alone. */
function nameM4a(file: Uint8Array): Uint8Array {
  Buffer.from(file.buffer, file.byteOffset).write('M4A ', 8, 'latin1')
  return file
}
