import { AudioSampleSink, type InputAudioTrack } from 'mediabunny'
import { unreadable } from '../decode.ts'
import { codecs } from '../encoding/codecs.ts'
import type { Sound } from '../encoding/sound.ts'
import { shapeOf } from './channel-guard.ts'
import { type PacketList, readPackets } from './packets.ts'
import { atFittedRate, fittedRate } from './rate.ts'

/** Some samples of a track, left and right by turns. */
interface Block {
  readonly samples: Float32Array
  readonly channels: number
  readonly sampleRate: number
}

async function* decoded(track: InputAudioTrack, { count }: PacketList): AsyncGenerator<Block> {
  const codec = await track.getCodec()
  const config = await track.getDecoderConfig()
  if (!codec || !config) throw unreadable('The sound is coded in a way that cannot be read here.')
  const ready: Block[] = []
  const failures: Error[] = []
  const { AudioDecoder, EncodedAudioChunk } = codecs()
  const decoder = new AudioDecoder({
    output: (data) => {
      const samples = new Float32Array(data.numberOfFrames * data.numberOfChannels)
      data.copyTo(samples, { planeIndex: 0 })
      ready.push({ samples, channels: data.numberOfChannels, sampleRate: data.sampleRate })
      data.close()
    },
    error: (error) => failures.push(error),
  })
  try {
    const { sampleRate, numberOfChannels, description } = config
    const extra = description === undefined ? {} : { description: description as Uint8Array<ArrayBuffer> }
    decoder.configure({ codec: config.codec, sampleRate, numberOfChannels, ...extra })
    let shape: string | null = null
    let broken = 0
    for await (const packet of readPackets(track, count)) {
      const now = shapeOf(codec, packet.data)
      if (now !== 'unknown') shape ??= now
      if (shape !== null && now !== shape && now !== 'unknown')
        throw unreadable('The sound changes its channels in the middle, which cannot be read here.')
      const timestamp = Math.round(packet.timestamp * 1e6)
      decoder.decode(new EncodedAudioChunk({ type: 'key', timestamp, data: packet.data }))
      broken += failures.splice(0).length
      // Some encoders leave a torn packet at the ends; more is damage.
      if (broken > 3 + count * 0.01) throw unreadable('The sound is damaged: it cannot be decoded.')
      yield* ready.splice(0)
    }
    await decoder.flush()
    yield* ready.splice(0)
  } finally {
    decoder.close()
  }
}

async function* plain(track: InputAudioTrack): AsyncGenerator<Block> {
  for await (const sample of new AudioSampleSink(track).samples()) {
    const samples = new Float32Array(sample.numberOfFrames * sample.numberOfChannels)
    sample.copyTo(samples, { planeIndex: 0, format: 'f32' })
    yield { samples, channels: sample.numberOfChannels, sampleRate: sample.sampleRate }
    sample.close()
  }
}

/** How loud the channels of surround sound go into left and right: front, middle, low, behind. */
function stereoWeights(channels: number): readonly (readonly [number, number])[] {
  if (channels <= 2)
    return [
      [1, 0],
      [0, 1],
    ]
  const weights: (readonly [number, number])[] = [
    [0.5, 0],
    [0, 0.5],
    [0.35, 0.35],
    [0, 0],
    [0.35, 0],
    [0, 0.35],
  ]
  return weights.slice(0, channels)
}

/**
 * A whole track as samples: one or two channels, at a rate that AAC knows.
 * @param most seconds; a track that turns out to hold more is refused
 */
export async function decodeSound(track: InputAudioTrack, list: PacketList, most: number): Promise<Sound> {
  const codec = await track.getCodec()
  const blocks = codec?.startsWith('pcm-') || codec === 'ulaw' || codec === 'alaw' ? plain(track) : decoded(track, list)
  const parts: { left: Float32Array; right: Float32Array | null }[] = []
  let sampleRate = 0
  let channels = 0
  let frames = 0
  for await (const block of blocks) {
    sampleRate ||= block.sampleRate
    channels ||= block.channels
    if (block.sampleRate !== sampleRate || block.channels !== channels)
      throw unreadable('The sound changes its channels or its rate in the middle, which cannot be read here.')
    const part = split(block)
    frames += part.left.length
    if (frames > sampleRate * (most + 1)) throw unreadable('The sound is longer than the file says.')
    parts.push(part)
  }
  if (frames === 0) throw unreadable('The file holds no sound.')
  // What lies before zero is the encoder's run-up; a track that begins later begins with silence.
  const begin = Math.round(Math.max(-10, Math.min(most, list.start)) * sampleRate)
  const length = Math.max(1, Math.min(begin + frames, Math.round(list.end * sampleRate)))
  const joined = (side: 'left' | 'right'): Float32Array => {
    const whole = new Float32Array(length)
    let at = begin
    for (const part of parts) {
      const samples = (part[side] ?? part.left).subarray(Math.max(0, -at), Math.max(0, length - at))
      if (at < length) whole.set(samples, Math.max(0, at))
      at += part.left.length
    }
    return atFittedRate(whole, sampleRate)
  }
  const right = channels > 1 ? joined('right') : null
  return { left: joined('left'), right, sampleRate: fittedRate(sampleRate) }
}

function split({ samples, channels }: Block): { left: Float32Array; right: Float32Array | null } {
  if (channels === 1) return { left: samples, right: null }
  const frames = samples.length / channels
  const left = new Float32Array(frames)
  const right = new Float32Array(frames)
  for (const [channel, [toLeft, toRight]] of stereoWeights(channels).entries()) {
    for (let i = 0; i < frames; i++) {
      const sample = samples[i * channels + channel] as number
      left[i] = (left[i] as number) + sample * toLeft
      right[i] = (right[i] as number) + sample * toRight
    }
  }
  return { left, right }
}

/** Loudness of a sound, dB below full scale: −∞ for silence. */
export function rmsOf({ left, right }: Sound): number {
  let power = 0
  for (const channel of right ? [left, right] : [left]) for (const sample of channel) power += sample * sample
  return 10 * Math.log10(power / (left.length * (right ? 2 : 1)))
}
