import type { Generation } from '@easel/contract/entities/generation'

/** A stage as the maker names it, and in words. */
export interface Stage {
  stage: string
  label: string
}

export interface JobStep {
  label: string
  state: 'done' | 'now' | 'next'
}

/**
 * The list beside a work in hand. A host tells nothing of what it does: then there is one step, working, and the saving after it.
 * @param stages of a model of this machine, which tells each of its steps; null of any other. 'saving' is the server's own.
 */
export function jobSteps(
  { status, stage }: Pick<Generation, 'status' | 'stage'>,
  stages: readonly Stage[] | null,
): JobStep[] {
  if (stage === 'cancelling') return [{ label: 'Stopping', state: 'now' }]
  if (stages === null) {
    const isSaving = stage === 'saving'
    return [
      { label: 'Working', state: status === 'queued' ? 'next' : isSaving ? 'done' : 'now' },
      { label: 'Saving', state: isSaving ? 'now' : 'next' },
    ]
  }
  const now = stages.findIndex((step) => step.stage === stage)
  // Queued or just taken up: every step is ahead.
  return stages.map(({ label }, index) => ({ label, state: index < now ? 'done' : index === now ? 'now' : 'next' }))
}

/** '5 s so far, usually 8 s'; what is usual is left out while nothing was measured. */
export function elapsedInWords(seconds: number, usual: number | null): string {
  const soFar = `${inSeconds(seconds)} so far`
  return usual === null ? soFar : `${soFar}, usually ${inSeconds(Math.max(1, usual))}`
}

/** 8.4 → '8 s', 75 → '1 min 15 s'. */
export function inSeconds(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return `${whole} s`
  return whole % 60 === 0 ? `${whole / 60} min` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}
