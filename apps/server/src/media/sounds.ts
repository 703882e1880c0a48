import { containerMarks, markMp4, markWav } from './container-marks.ts'
import { unreadable } from './decode.ts'
import { openBytes, tracksOf } from './decoding/input.ts'
import { listPackets } from './decoding/packets.ts'
import { decodeSound } from './decoding/samples.ts'
import { encodeM4a } from './encoding/m4a.ts'
import { channelsOf, type Sound } from './encoding/sound.ts'
import { encodeWav } from './encoding/wav.ts'
import type { WorkMarks } from './marks.ts'
import type { FinishedSound } from './media.ts'

const MOST = { seconds: 600, packets: 60_000 } as const
const PEAKS = 200

/** See `FinishedSound.peaks`: loudness by its mean, so that a wave form shows phrases instead of single clicks. */
export function peaksOf(sound: Sound): number[] {
  const { length } = sound.left
  const levels = Array.from({ length: PEAKS }, (_, index) => {
    const [from, to] = [Math.floor((index * length) / PEAKS), Math.floor(((index + 1) * length) / PEAKS)]
    let power = 0
    for (const channel of channelsOf(sound)) for (let i = from; i < to; i++) power += (channel[i] as number) ** 2
    return Math.sqrt(power / Math.max(1, (to - from) * channelsOf(sound).length))
  })
  const loudest = Math.max(...levels)
  return levels.map((level) => (loudest > 0 ? Math.round((level / loudest) * 100) : 0))
}

/** See `Media.finishSound`. */
export async function finishSound(bytes: Uint8Array, marks: WorkMarks): Promise<FinishedSound> {
  const input = openBytes(bytes)
  try {
    const { audio } = await tracksOf(input)
    if (!audio) throw unreadable('The file holds no sound.')
    const sound = await decodeSound(audio, await listPackets(audio, MOST.packets), MOST.seconds)
    const isAac = (await audio.getCodec()) === 'aac' && containerMarks(bytes) !== undefined
    const m4a = isAac ? bytes : await encodeM4a(sound)
    return {
      original: { bytes: markMp4(m4a, marks), mime: 'audio/mp4' },
      wav: { bytes: markWav(encodeWav(sound), marks), mime: 'audio/wav' },
      durationMs: Math.round((sound.left.length / sound.sampleRate) * 1000),
      peaks: peaksOf(sound),
    }
  } finally {
    input.dispose()
  }
}
