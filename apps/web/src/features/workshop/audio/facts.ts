import { voiceById } from '@easel/catalogue/voices'
import type { Audio } from '@easel/contract/entities/audio'
import type { ModelEntry } from '@easel/contract/entities/catalogue'

/** How a piece sounds, in a line: who speaks and how, or key, tempo, metre, genre and who plays. */
export function factsOf(audio: Audio, model: ModelEntry | undefined): string {
  return audio.mode === 'speech' ? speechFacts(audio) : musicFacts(audio, model)
}

function speechFacts({ voice, speed, pitch }: Audio): string {
  const facts = [voice === null ? '' : (voiceById(voice)?.label ?? voice)]
  if (speed !== null && speed !== 1) facts.push(`${speed}× speed`)
  if (pitch !== null && pitch !== 0) facts.push(pitch > 0 ? `pitch +${pitch}` : `pitch −${Math.abs(pitch)}`)
  return facts.filter(Boolean).join(', ')
}

function musicFacts({ key, bpm, metre, genre, instruments }: Audio, model: ModelEntry | undefined): string {
  const named = model?.audio?.music?.genres.find(({ id }) => id === genre)?.label ?? genre
  const facts = [named, key, bpm === null ? null : `${Math.round(bpm)} BPM`, metre].filter(Boolean).join(', ')
  return instruments.length === 0 ? facts : `${facts}. ${instruments.join(', ')}`
}
