import type { RequestCheck } from '@easel/catalogue/request-check'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { signInPath } from '../../../lib/return-url.ts'
import { useMe } from '../../../lib/session.ts'
import type { Submission } from '../jobs/use-submit.ts'
import { sortProblems } from './field-errors.ts'
import { focusField } from './focus-field.ts'
import type { AnyDraft, FieldName } from './form-parts.ts'
import { isUsable } from './model-choice.ts'
import type { WorkshopForm } from './use-form.ts'
import type { ShownPrice } from './use-price.ts'

/** What the button does and says. */
export interface Generate {
  /** What is missing, once it was tried. */
  missing: string | null
  /** 'Generate', or what stands in its way. */
  label: string
  /** Nothing comes of pressing it, whatever the form holds. */
  isBlocked: boolean
  run(): Promise<void>
  clear(): void
}

/** A wish without which nothing can be made, and the field that it is made in. */
export interface Missing {
  text: string
  field: FieldName
}

/** From the form to an order: looked at here first, by the catalogue's own rules, so that what is wrong stands at its field at once. */
export function useGenerate<D extends AnyDraft, Body, G>(parts: {
  form: WorkshopForm<D>
  price: ShownPrice
  submission: Submission<Body, G>
  toBody: (draft: D, model: ModelEntry) => Body
  check: (model: ModelEntry, body: Body) => RequestCheck<unknown>
  /** What the form lacks. */
  whatIsMissing: () => Missing | null
  /** Where to come back to after signing in. */
  path: string
  /** 'make images with Easel Painter': why to sign in. */
  reason: string
  onAccepted: (generation: G) => void
}): Generate {
  const { form, price, submission, toBody, check, whatIsMissing, path, reason, onAccepted } = parts
  const { draft, model, parameters } = form
  const me = useMe()
  const navigate = useNavigate()
  // For which form Generate was pressed: another tab or model starts afresh.
  const [triedFor, setTriedFor] = useState<string | null>(null)
  const [problem, setProblem] = useState<{ draft: D; text: string } | null>(null)
  const formKey = `${draft.mode} ${model.id}`
  // Visitors have the models of this machine alone (decisions: who may generate).
  const mustSignIn = (me.user === null || me.user.is_guest) && !model.built_in && isUsable(model)
  const isShort = price.available < price.credits
  const isRefused = !me.restrictions.may_generate

  async function run(): Promise<void> {
    submission.clear()
    const wanted = whatIsMissing()
    setTriedFor(wanted ? formKey : null)
    setProblem(null)
    if (wanted) {
      focusField(wanted.field)
      return
    }
    if (!isUsable(model) || isRefused) return
    if (mustSignIn) {
      await navigate(signInPath(path, reason))
      return
    }
    if (isShort) return
    const body = toBody(draft, model)
    const checked = check(model, body)
    if (!checked.ok) {
      const [first] = checked.problems
      const said = { error: first?.message ?? 'Look at the form again.', code: checked.code, details: checked.problems }
      if (!placeProblems(said)) setProblem({ draft, text: said.error })
      return
    }
    const answer = await submission.send(body)
    if (!answer) return
    if ('generation' in answer) onAccepted(answer.generation)
    else if (answer.refusal.body && placeProblems(answer.refusal.body)) submission.clear()
  }

  /** Shows each problem at its field; false when some have none. */
  function placeProblems(body: Parameters<typeof sortProblems>[0]): boolean {
    const { fields, rest } = sortProblems(body, parameters)
    form.setErrors(fields)
    const [first] = Object.keys(fields) as FieldName[]
    if (first) focusField(first)
    return rest === null
  }

  const label = isRefused
    ? 'Account restricted'
    : !isUsable(model)
      ? model.status === 'retired'
        ? 'Model retired'
        : model.built_in
          ? 'Not installed'
          : 'Not connected'
      : mustSignIn
        ? 'Sign in to generate'
        : isShort
          ? 'Not enough credits'
          : 'Generate'
  // It is gone as soon as it is there, or as soon as something else was changed.
  const missing =
    triedFor === formKey ? (whatIsMissing()?.text ?? null) : problem?.draft === draft ? problem.text : null
  const clear = () => {
    setTriedFor(null)
    setProblem(null)
  }
  return { missing, label, isBlocked: isRefused || !isUsable(model) || (isShort && !mustSignIn), run, clear }
}
