import { BufferTarget, EncodedAudioPacketSource, EncodedPacket, EncodedVideoPacketSource } from 'mediabunny'
import { Mp4OutputFormat, Output } from 'mediabunny'
import { encodeAac } from './aac.ts'
import { codecs } from './codecs.ts'
import { type FilmInput, SOUND_BITRATE } from './film-input.ts'
import { undated } from './undated.ts'

/** How many pictures wait for the encoder at most: it has its own thread, and must neither starve nor be flooded. */
const WAITING = 6
/** An encoder that gives nothing for so long will not any more. */
const STILL_SECONDS = 30
const BT709 = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false } as const

interface PictureTrack {
  readonly packets: readonly EncodedPacket[]
  readonly meta: EncodedVideoChunkMetadata
}

async function encodePictures({ width, height, frameRate, frames, bitrate }: FilmInput): Promise<PictureTrack> {
  const { VideoEncoder, VideoFrame } = codecs()
  const packets: EncodedPacket[] = []
  const failures: Error[] = []
  let wake = (): void => undefined
  const encoder = new VideoEncoder({
    output: (chunk) => {
      const data = new Uint8Array(chunk.byteLength)
      chunk.copyTo(data)
      packets.push(new EncodedPacket(data, chunk.type, packets.length / frameRate, 1 / frameRate))
      wake()
    },
    error: (error) => {
      failures.push(error)
      wake()
    },
  })
  const until = async (reached: () => boolean): Promise<void> => {
    if (reached()) return
    const late = setTimeout(() => {
      failures.push(new Error('The encoder stands still.'))
      wake()
    }, STILL_SECONDS * 1000)
    while (!reached() && failures.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    clearTimeout(late)
  }
  let sent = 0
  try {
    encoder.configure({
      codec: 'avc1.640028',
      width,
      height,
      bitrate,
      framerate: frameRate,
      latencyMode: 'quality',
      hardwareAcceleration: 'prefer-software',
      colorSpace: BT709,
    })
    for await (const data of frames) {
      const timestamp = Math.round((sent / frameRate) * 1e6)
      const frame = new VideoFrame(data, { format: 'I420', codedWidth: width, codedHeight: height, timestamp })
      encoder.encode(frame, { keyFrame: sent % frameRate === 0 })
      frame.close()
      sent++
      await until(() => sent - packets.length <= WAITING)
      if (failures[0]) throw failures[0]
    }
    await encoder.flush()
    // The end of the flush may be told before its last pictures are.
    await until(() => packets.length >= sent)
  } finally {
    encoder.close()
  }
  if (failures[0]) throw failures[0]
  if (sent === 0) throw new Error('A film needs at least one picture.')
  const decoderConfig = { codec: 'avc1.42c028', codedWidth: width, codedHeight: height, colorSpace: BT709 }
  return { packets, meta: { decoderConfig } }
}

/** See `encodeFilm`; with the codecs that come with the installation. */
export async function encodeWithCodecs(film: FilmInput): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const pictures = new EncodedVideoPacketSource('avc')
  const sound = film.sound ? new EncodedAudioPacketSource('aac') : null
  output.addVideoTrack(pictures, { frameRate: film.frameRate })
  if (sound) output.addAudioTrack(sound)
  await output.start()
  const video = await encodePictures(film)
  const audio = film.sound ? await encodeAac(film.sound, SOUND_BITRATE) : null
  // Both at once: the two are laid out side by side, a second of one beside a second of the other.
  const addPictures = async (): Promise<void> => {
    for (const packet of video.packets) await pictures.add(packet, video.meta)
    pictures.close()
  }
  const addSound = async (): Promise<void> => {
    for (const packet of audio?.packets ?? []) await sound?.add(packet, audio?.meta)
    sound?.close()
  }
  await Promise.all([addPictures(), addSound()])
  await output.finalize()
  if (!target.buffer) throw new Error('No file was written.')
  return undated(new Uint8Array(target.buffer))
}
