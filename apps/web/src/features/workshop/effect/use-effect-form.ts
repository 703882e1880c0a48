import type { EffectEntry } from '@easel/catalogue/effects/effect'
import { useCallback, useEffect, useState } from 'react'
import { useHydrated } from '../../../lib/hydration.ts'
import { readStored, writeStored } from '../../../lib/stored-setting.ts'
import type { FormErrors, FormPart } from '../form/form-parts.ts'
import type { SourcePicture } from '../form/source-picture.ts'
import { emptyDraft } from './draft.ts'
import type { EffectDraft } from './draft.ts'
import { draftKey, parseDraft } from './draft-store.ts'

export interface EffectForm extends FormPart<EffectDraft> {
  entry: EffectEntry
  /** Those in the photos agree; asked where people are likely in them, and again when a photo changes. */
  hasConsent: boolean
  setConsent(hasConsent: boolean): void
  setPicture(index: number, picture: SourcePicture | null): void
  setErrors(errors: FormErrors): void
}

/** The form of one effect, as it was left there. A page that shows another effect needs another one (`key`). */
export function useEffectForm(entry: EffectEntry): EffectForm {
  const [draft, setDraft] = useState(() => emptyDraft(entry))
  const [errors, setErrors] = useState<FormErrors>({})
  const [hasConsent, setConsent] = useState(false)
  const [isRestored, setRestored] = useState(false)

  // Only a browser remembers; as soon as it does, before anything is painted.
  const isHydrated = useHydrated()
  if (isHydrated && !isRestored) {
    setRestored(true)
    setDraft(parseDraft(readStored(draftKey(entry)), entry) ?? draft)
  }
  useEffect(() => {
    if (isRestored) writeStored(draftKey(entry), JSON.stringify(draft))
  }, [entry, draft, isRestored])

  const forgetErrors = useCallback((names: readonly string[]) => {
    setErrors((now) => Object.fromEntries(Object.entries(now).filter(([name]) => !names.includes(name))))
  }, [])
  const set = useCallback(
    (patch: Partial<EffectDraft>) => {
      setDraft((now) => ({ ...now, ...patch }))
      forgetErrors(Object.keys(patch))
    },
    [forgetErrors],
  )
  const setPicture = useCallback(
    (index: number, picture: SourcePicture | null) => {
      setDraft((now) => ({ ...now, pictures: now.pictures.map((each, at) => (at === index ? picture : each)) }))
      forgetErrors([`input-${index}`, 'inputs', 'consent'])
      setConsent(false)
    },
    [forgetErrors],
  )
  return {
    entry,
    draft,
    parameters: NONE,
    errors,
    set,
    setErrors,
    setPicture,
    hasConsent,
    setConsent: (agreed) => {
      setConsent(agreed)
      forgetErrors(['consent'])
    },
  }
}

/** An effect has no fields of a model. */
const NONE: FormPart<EffectDraft>['parameters'] = []
