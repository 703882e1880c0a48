import type { Stage } from '../jobs/job-steps.ts'
import type { AudioMode } from './draft.ts'

/** What the makers of this machine do, in their order, in words. */
export const AUDIO_STEPS: Readonly<Record<AudioMode, readonly Stage[]>> = {
  speech: [
    { stage: 'speaking', label: 'Reading it aloud' },
    { stage: 'saving', label: 'Saving' },
  ],
  music: [
    { stage: 'reading', label: 'Reading the prompt' },
    { stage: 'writing', label: 'Writing the piece' },
    { stage: 'playing', label: 'Playing it' },
    { stage: 'mixing', label: 'Mixing' },
    { stage: 'saving', label: 'Saving' },
  ],
}
