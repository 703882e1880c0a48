import type { AudioDraft, AudioMode } from './draft.ts'

/** Ways to begin for someone who has no words yet. */
type Example = Pick<AudioDraft, 'prompt'> & Partial<Pick<AudioDraft, 'voice'>>

export const EXAMPLES: Readonly<Record<AudioMode, readonly Example[]>> = {
  speech: [
    { prompt: 'Good evening, and welcome. The doors open in five minutes.', voice: 'en-gb-m3' },
    { prompt: 'Bonjour à tous. Le train pour Lyon partira à dix heures douze.', voice: 'fr-f3' },
    { prompt: 'おはようございます。きょうは いい てんきですね。', voice: 'ja-f3' },
    { prompt: 'Once upon a time there was a lighthouse that was afraid of the dark.', voice: 'en-us-f3' },
  ],
  music: [
    { prompt: 'Calm piano in the rain, slow and nostalgic' },
    { prompt: 'Energetic synthwave for a drive at night' },
    { prompt: 'A playful waltz in G major for strings' },
    { prompt: 'Dark and tense, low strings and drums, cinematic' },
  ],
}
