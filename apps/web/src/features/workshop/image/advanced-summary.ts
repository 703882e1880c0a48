import { parameterNamed } from '@easel/catalogue/parameters'
import type { Parameter } from '@easel/catalogue/parameter'
import type { Draft } from './draft.ts'

/** What stands in the folded part, in one line: '30 steps, guidance 7.5, random seed'. */
export function advancedSummary(draft: Draft, parameters: readonly Parameter[]): string {
  const steps = parameterNamed(parameters, 'steps')
  const guidance = parameterNamed(parameters, 'guidance_scale')
  const scheduler = parameterNamed(parameters, 'scheduler')
  const parts = [
    steps && `${draft.steps ?? steps.default} steps`,
    guidance && `guidance ${draft.guidance_scale ?? guidance.default}`,
    scheduler && draft.scheduler !== null && draft.scheduler !== scheduler.default && draft.scheduler,
    parameterNamed(parameters, 'seed') && (draft.seed === null ? 'random seed' : `seed ${draft.seed}`),
    draft.prompt_hidden && 'prompt hidden',
  ]
  const said = parts.filter(Boolean).join(', ')
  return said === '' ? 'Prompt shown' : said
}
