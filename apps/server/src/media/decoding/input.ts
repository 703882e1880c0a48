import { type FileHandle, open } from 'node:fs/promises'
import { FLAC, Input, type InputFormat, MATROSKA, MP3, MP4, OGG, QTFF, WAVE, WEBM } from 'mediabunny'
import { BufferSource, CustomSource, type InputAudioTrack, type InputVideoTrack } from 'mediabunny'

/**
 * Every format that is read. Playlists (HLS) are missing on purpose: they name other files. Sources below know no path
 * and no address, so that no format could read outside its own bytes either.
 */
const FORMATS: InputFormat[] = [MP4, QTFF, WEBM, MATROSKA, MP3, WAVE, FLAC, OGG]

export interface Tracks {
  readonly video: InputVideoTrack | null
  readonly audio: InputAudioTrack | null
}

/** A file in memory. */
export function openBytes(bytes: Uint8Array): Input {
  return new Input({ formats: FORMATS, source: new BufferSource(bytes) })
}

/** A file on disk, read piece by piece. Dispose of the input and close the handle afterwards. */
export async function openFile(path: string): Promise<{ input: Input; handle: FileHandle; bytes: number }> {
  const handle = await open(path, 'r')
  const { size } = await handle.stat()
  const source = new CustomSource({
    getSize: () => size,
    read: async (start, end) => {
      const part = new Uint8Array(end - start)
      const { bytesRead } = await handle.read(part, 0, part.length, start)
      return part.subarray(0, bytesRead)
    },
  })
  return { input: new Input({ formats: FORMATS, source }), handle, bytes: size }
}

export async function tracksOf(input: Input): Promise<Tracks> {
  return { video: await input.getPrimaryVideoTrack(), audio: await input.getPrimaryAudioTrack() }
}
