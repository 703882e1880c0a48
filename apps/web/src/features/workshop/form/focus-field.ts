import { fieldId } from './field.tsx'
import type { FieldName } from './form-parts.ts'

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
