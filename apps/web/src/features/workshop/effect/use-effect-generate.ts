import { checkEffectRequest } from '@easel/catalogue/effects/check-effect-request'
import type { VideoGeneration } from '@easel/contract/entities/generation'
import type { EffectGenerateBody } from '@easel/contract/entities/requests'
import { useState } from 'react'
import { useMe } from '../../../lib/session.ts'
import { focusField } from '../form/focus-field.ts'
import type { FieldName } from '../form/form-parts.ts'
import type { Generate } from '../form/use-generate.ts'
import type { SourceIntake } from '../form/use-source.ts'
import type { ShownPrice } from '../form/use-price.ts'
import type { Submission } from '../jobs/use-submit.ts'
import { toBody } from './draft.ts'
import type { EffectDraft } from './draft.ts'
import { placeProblems } from './place-problems.ts'
import type { EffectForm } from './use-effect-form.ts'
import { whatIsMissing } from './what-is-missing.ts'

/** From the form to an order. Effects are made on this machine: visitors may order them too, as guests. */
export function useEffectGenerate(parts: {
  form: EffectForm
  intakes: readonly SourceIntake[]
  price: ShownPrice
  submission: Submission<EffectGenerateBody, VideoGeneration>
  onAccepted: (generation: VideoGeneration) => void
}): Generate {
  const { form, intakes, price, submission, onAccepted } = parts
  const { entry, draft } = form
  const me = useMe()
  const [hasTried, setTried] = useState(false)
  const [problem, setProblem] = useState<{ draft: EffectDraft; text: string } | null>(null)
  const isShort = price.available < price.credits
  const isRefused = !me.restrictions.may_generate
  const missing = () => whatIsMissing(entry, form, intakes)

  async function run(): Promise<void> {
    submission.clear()
    const wanted = missing()
    setTried(wanted !== null)
    setProblem(null)
    if (wanted) return focusField(wanted.field)
    if (isRefused || isShort) return
    const body = toBody(draft, entry)
    const checked = checkEffectRequest(entry, body)
    if (!checked.ok) {
      const said = {
        error: checked.problems[0]?.message ?? 'Look at the form again.',
        code: checked.code,
        details: checked.problems,
      }
      if (!place(said)) setProblem({ draft, text: said.error })
      return
    }
    const answer = await submission.send(body)
    if (!answer) return
    if ('generation' in answer) onAccepted(answer.generation)
    else if (answer.refusal.body && place(answer.refusal.body)) submission.clear()
  }

  /** Shows each problem at its field; false when some have none. */
  function place(body: Parameters<typeof placeProblems>[0]): boolean {
    const { fields, rest } = placeProblems(body)
    form.setErrors(fields)
    const [first] = Object.keys(fields) as FieldName[]
    if (first) focusField(first === 'inputs' ? 'input-0' : first)
    return rest === null
  }

  return {
    // It is gone as soon as it is there, or as soon as something else was changed.
    missing: hasTried ? (missing()?.text ?? null) : problem?.draft === draft ? problem.text : null,
    label: isRefused ? 'Account restricted' : isShort ? 'Not enough credits' : 'Generate',
    isBlocked: isRefused || isShort,
    run,
    clear: () => {
      setTried(false)
      setProblem(null)
    },
  }
}
