import type { Audio } from '@easel/contract/entities/audio'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import type { AudioRow } from './item-rows.ts'
import { addressesOf, presentFacts, presentWords } from './present-parts.ts'

/** The allow-list of what a viewer gets of a spoken text or a piece of music that they may hear. */
export function presentAudio(context: Context, viewer: Viewer, row: AudioRow): Audio {
  const { prompt, understood, ignored } = presentWords(viewer, row)
  const { parameters } = row
  return {
    ...presentFacts(viewer, row),
    audio_url: addressesOf(context, row, 'original')[0] ?? '',
    wav_url: addressesOf(context, row, 'lossless')[0] ?? '',
    // Of a hidden prompt as well: they hold what everybody who may have the sound hears.
    captions_url: addressesOf(context, row, 'captions')[0] ?? null,
    length: (row.duration_ms ?? 0) / 1000,
    peaks: parameters.peaks,
    mode: row.mode,
    prompt,
    understood,
    ignored,
    model: row.model,
    voice: parameters.voice,
    language: parameters.language,
    speed: parameters.speed,
    pitch: parameters.pitch,
    bpm: parameters.bpm,
    key: parameters.key,
    metre: parameters.metre,
    genre: parameters.genre,
    instruments: parameters.instruments,
    sections: parameters.sections,
  }
}
