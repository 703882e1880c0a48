import { TriangleAlert } from 'lucide-react'
import { FieldError, fieldId } from '../form/field.tsx'
import type { EffectForm } from './use-effect-form.ts'
import { asksConsent } from './what-is-missing.ts'

/** What to mind with this effect, and where it is about people the tick that they agree. */
export function SafetyNote({ form }: { form: EffectForm }) {
  const { entry, hasConsent, errors } = form
  if (entry.safetyNote === null) return null
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line p-3">
      <p className="flex gap-2 type-desc">
        <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-warn" />
        {entry.safetyNote}
      </p>
      {asksConsent(entry) && (
        <div id={fieldId('consent')}>
          <label className="flex min-h-8 cursor-pointer items-center gap-3 max-md:min-h-11">
            <input
              type="checkbox"
              checked={hasConsent}
              onChange={(event) => form.setConsent(event.target.checked)}
              className="size-5 shrink-0 accent-(--accent)"
            />
            <span>
              {entry.inputs.length > 1 ? 'Everyone in these photos agrees' : 'Everyone in this photo agrees'}
              <span className="text-ink-2">, or there are no people in {entry.inputs.length > 1 ? 'them' : 'it'}.</span>
            </span>
          </label>
          <FieldError>{errors.consent}</FieldError>
        </div>
      )}
    </div>
  )
}
