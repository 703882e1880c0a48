import { EncodedPacketSink, type InputVideoTrack } from 'mediabunny'
import type { VideoDecoder, VideoFrame } from 'node-webcodecs'
import { unreadable } from '../decode.ts'
import { codecs } from '../encoding/codecs.ts'
import { i420Bytes, type PlaneColours } from '../encoding/i420.ts'
import type { PictureSize } from '../media.ts'
import { readPackets } from './packets.ts'

/** One picture of a film, its planes as `i420.ts` describes them; not yet turned. */
export interface FilmPicture extends PictureSize {
  readonly planes: Uint8Array
  /** Seconds from the beginning. */
  readonly timestamp: number
  readonly colours: PlaneColours
}

/** How far the size in a header may be from that of the pictures: encoders fill up to whole blocks. */
const BLOCK = 64

/** What the library knows of a decoded picture; its own description names one format for all that it has no name for. */
interface NativeFrame {
  readonly format: string
  allocationSize(): number
}

const hdr = (): Error =>
  unreadable(
    'The video has a high dynamic range that cannot be read here. Save it in standard range and send it again.',
  )

/** Ten bits a sample, low byte first, as eight. Whatever else has twice the bytes is told by its high bytes. */
function fromTenBits(deep: Uint8Array): Uint8Array {
  const planes = new Uint8Array(deep.length / 2)
  for (let i = 0; i < planes.length; i++) {
    const high = deep[i * 2 + 1] as number
    if (high > 3) throw hdr()
    planes[i] = (high << 6) | ((deep[i * 2] as number) >> 2)
  }
  return planes
}

async function planesOf(frame: VideoFrame): Promise<{ planes: Uint8Array; fullRange: boolean }> {
  const native = frame._getNative() as NativeFrame
  const bytes = i420Bytes(frame.codedWidth, frame.codedHeight)
  if (['I420', 'I420A', 'I422', 'I444', 'NV12'].includes(native.format)) {
    const planes = new Uint8Array(bytes)
    await frame.copyTo(planes, { format: 'I420' })
    return { planes, fullRange: false }
  }
  const size = native.allocationSize()
  if (native.format !== '' || (size !== bytes && size !== bytes * 2)) throw hdr()
  // Formats without a name are handed over as they are: 4:2:0 in full range, or with ten bits.
  const raw = new Uint8Array(size)
  await frame.copyTo(raw, {})
  return size === bytes ? { planes: raw, fullRange: true } : { planes: fromTenBits(raw), fullRange: false }
}

async function pictureOf(
  frame: VideoFrame,
  size: PictureSize,
  timestamp: number,
  colours: PlaneColours,
): Promise<FilmPicture> {
  const same = frame.codedWidth === size.width && frame.codedHeight === size.height
  const scaled = same ? frame : frame._scale(size.width, size.height)
  try {
    const { planes, fullRange } = await planesOf(scaled)
    return { ...size, planes, timestamp, colours: { ...colours, fullRange: colours.fullRange || fullRange } }
  } finally {
    if (scaled !== frame) scaled.close()
  }
}

const MATRICES: Record<string, PlaneColours['matrix']> = {
  bt709: 'bt709',
  bt470bg: 'bt601',
  smpte170m: 'bt601',
  'bt2020-ncl': 'bt2020',
}

/** What the file says of its colours; where it is silent, what players assume. */
async function coloursOf(track: InputVideoTrack, height: number): Promise<PlaneColours> {
  const { matrix, fullRange, transfer } = await track.getColorSpace()
  // The other curve of HDR looks right on any screen; this one looks grey.
  if ((transfer as string | null | undefined) === 'pq') throw hdr()
  return { matrix: MATRICES[matrix ?? ''] ?? (height >= 720 ? 'bt709' : 'bt601'), fullRange: fullRange ?? false }
}

function configure(decoder: VideoDecoder, { codec, description }: VideoDecoderConfig): void {
  const extra = description === undefined ? {} : { description: description as Uint8Array<ArrayBuffer> }
  try {
    // On this thread, see below.
    decoder.configure({ codec, ...extra, useWorkerThread: false })
  } catch {
    throw unreadable(`The video is coded as ${codec}, which cannot be read here. Send it as H.264.`)
  }
}

/**
 * The pictures of a track in the order in which they are shown, scaled to `size`. Decoded one packet at a time on this
 * thread, so that never more than a few are in memory.
 * @param timestamps of its packets, in order, seconds
 * @param start seconds: the first picture is the keyframe at or before it
 * @throws AppError `unreadable_media` for damage, another size than the header says, HDR, and a file that ends early
 */
export async function* decodePictures(
  track: InputVideoTrack,
  timestamps: readonly number[],
  size: PictureSize,
  start = 0,
): AsyncGenerator<FilmPicture> {
  const config = await track.getDecoderConfig()
  if (!config) throw unreadable('The video has no description of its pictures.')
  const said = { width: await track.getCodedWidth(), height: await track.getCodedHeight() }
  const colours = await coloursOf(track, said.height)
  const first = start > 0 ? await new EncodedPacketSink(track).getKeyPacket(start) : null
  const times = first ? timestamps.filter((time) => time >= first.timestamp) : timestamps
  const ready: VideoFrame[] = []
  const failures: Error[] = []
  const decoder = new (codecs().VideoDecoder)({
    output: (frame) => ready.push(frame),
    error: (error) => failures.push(error),
  })
  let shown = 0
  async function* take(): AsyncGenerator<FilmPicture> {
    for (let frame = ready.shift(); frame; frame = ready.shift()) {
      try {
        const [width, height] = [frame.codedWidth, frame.codedHeight]
        if (Math.abs(width - said.width) > BLOCK || Math.abs(height - said.height) > BLOCK) {
          const sizes = `${said.width} × ${said.height} pixels, but has ${width} × ${height}`
          throw unreadable(`The video says that it has ${sizes}.`)
        }
        yield await pictureOf(frame, size, times[shown] ?? 0, colours)
        shown++
      } finally {
        frame.close()
      }
    }
  }
  try {
    configure(decoder, config)
    const { EncodedVideoChunk } = codecs()
    for await (const packet of readPackets(track, times.length, first ?? undefined)) {
      const timestamp = Math.round(packet.timestamp * 1e6)
      decoder.decode(new EncodedVideoChunk({ type: packet.type, timestamp, data: packet.data }))
      if (failures.length > 0) throw unreadable('The video is damaged: its pictures cannot be decoded.')
      yield* take()
    }
    await decoder.flush()
    yield* take()
  } finally {
    for (const frame of ready) frame.close()
    decoder.close()
  }
  // A few at the edges of a cut may be missing; more is damage.
  if (shown < times.length * 0.9) throw unreadable('The video is damaged: pictures are missing.')
}
