import type { Stage } from '../jobs/job-steps.ts'

/** What the painter does, in its order, in words. */
export const PAINTER_STEPS: readonly Stage[] = [
  { stage: 'reading', label: 'Reading the prompt' },
  { stage: 'layout', label: 'Laying out the scene' },
  { stage: 'light', label: 'Painting the light' },
  { stage: 'detail', label: 'Fine detail' },
  { stage: 'saving', label: 'Saving' },
]
