import { checkImageRequest } from '@easel/catalogue/check-image-request'
import { parameterNamed } from '@easel/catalogue/parameters'
import type { Generation } from '@easel/contract/entities/generation'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useMe } from '../../lib/session.ts'
import { signInPath } from '../../lib/return-url.ts'
import { toBody } from './draft.ts'
import type { Draft } from './draft.ts'
import { fieldId } from './field.tsx'
import { sortProblems } from './field-errors.ts'
import { isUsable } from './model-choice.ts'
import type { FieldName, WorkshopForm } from './use-form.ts'
import type { ShownPrice } from './use-price.ts'
import type { SourceIntake } from './use-source.ts'
import type { Submission } from './use-submit.ts'

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

/** From the form to an order: looked at here first, by the catalogue's own rules, so that what is wrong stands at its field at once. */
export function useGenerate(parts: {
  form: WorkshopForm
  intake: SourceIntake
  price: ShownPrice
  submission: Submission
  onAccepted: (generation: Generation) => void
}): Generate {
  const { form, intake, price, submission, onAccepted } = parts
  const { draft, model, parameters } = form
  const me = useMe()
  const navigate = useNavigate()
  // For which form Generate was pressed: another tab or model starts afresh.
  const [triedFor, setTriedFor] = useState<string | null>(null)
  const [problem, setProblem] = useState<{ draft: Draft; text: string } | null>(null)
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
      await navigate(signInPath('/images/workshop', `make images with ${model.name}`))
      return
    }
    if (isShort) return
    const body = toBody(draft, model)
    const check = checkImageRequest(model, body)
    if (!check.ok) {
      const [first] = check.problems
      const said = { error: first?.message ?? 'Look at the form again.', code: check.code, details: check.problems }
      if (!placeProblems(said)) setProblem({ draft, text: said.error })
      return
    }
    const answer = await submission.send(body, model)
    if (!answer) return
    if ('generation' in answer) onAccepted(answer.generation)
    else if (answer.refusal.body && placeProblems(answer.refusal.body)) submission.clear()
  }

  function whatIsMissing(): { text: string; field: FieldName } | null {
    if (intake.sending?.state === 'sending')
      return { text: 'The picture is still on its way. One moment.', field: 'source' }
    if (parameterNamed(parameters, 'source')?.required && !draft.source)
      return { text: 'Choose a picture to start from.', field: 'source' }
    if (parameterNamed(parameters, 'prompt')?.required && draft.prompt.trim() === '')
      return { text: 'Describe the picture first.', field: 'prompt' }
    return null
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

// What a field is entered by: its text before the buttons around it.
const ENTRIES = [
  'textarea',
  'input[type=radio]:checked',
  'input:not([type=radio], [tabindex="-1"])',
  '[role=combobox]',
  'button:not([aria-label^="About"])',
]

/** Brings a field into sight and puts the focus into it. */
export function focusField(name: FieldName): void {
  const field = document.getElementById(fieldId(name))
  if (!field) return
  field.scrollIntoView({ block: 'nearest' })
  for (const entry of ENTRIES) {
    const control = field.querySelector<HTMLElement>(entry)
    if (!control) continue
    control.focus({ preventScroll: true })
    return
  }
}
