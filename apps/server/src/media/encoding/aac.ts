import { EncodedPacket } from 'mediabunny'
import { codecs } from './codecs.ts'
import { channelsOf, interleaved, type Sound } from './sound.ts'

export interface AacTrack {
  /** In order. The first one begins before zero: it is the encoder's run-up, and players skip it. */
  readonly packets: readonly EncodedPacket[]
  readonly meta: EncodedAudioChunkMetadata
}

/** What one AAC packet holds. The encoder must be fed exactly so many samples at once, or it loses some. */
const FRAME = 1024

/**
 * AAC-LC of a whole sound. Its length is kept to the sample: the run-up lies before zero, and the last packet's
 * duration ends where the sound does.
 * @param bitrate bits per second
 */
export async function encodeAac(sound: Sound, bitrate: number): Promise<AacTrack> {
  const { AudioEncoder, AudioData } = codecs()
  const { sampleRate } = sound
  const numberOfChannels = channelsOf(sound).length
  const parts: Uint8Array[] = []
  let description: ArrayBuffer | undefined
  const encoder = new AudioEncoder({
    output: (chunk, meta) => {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      parts.push(data)
      description ??= meta?.decoderConfig?.description
    },
    error: (error) => failures.push(error),
  })
  const failures: Error[] = []
  try {
    encoder.configure({ codec: 'mp4a.40.2', sampleRate, numberOfChannels, bitrate })
    for (let start = 0; start < sound.left.length; start += FRAME) {
      const timestamp = Math.round((start / sampleRate) * 1e6)
      const data = interleaved(sound, start, FRAME)
      const block = { format: 'f32', sampleRate, numberOfFrames: FRAME, numberOfChannels, timestamp, data } as const
      const samples = new AudioData(block)
      encoder.encode(samples)
      samples.close()
      // Encoding is done on this thread: others get their turn between.
      if ((start / FRAME) % 64 === 63) await new Promise((resolve) => setImmediate(resolve))
    }
    await encoder.flush()
  } finally {
    encoder.close()
  }
  if (failures[0]) throw failures[0]
  if (!description) throw new Error('The AAC encoder gave nothing.')
  const packets = parts.map((data, index) => {
    const start = (index - 1) * FRAME
    const frames = Math.min(FRAME, sound.left.length - start)
    return new EncodedPacket(data, 'key', start / sampleRate, frames / sampleRate)
  })
  return {
    packets: packets.filter((packet) => packet.duration > 0),
    meta: { decoderConfig: { codec: 'mp4a.40.2', sampleRate, numberOfChannels, description } },
  }
}
