import type { ReactNode } from 'react'
import { Info } from './info.tsx'
import type { FieldName } from './form-parts.ts'

/** Where a field of the form stands on the page; errors lead there. */
export function fieldId(name: FieldName): string {
  return `workshop-${name}`
}

/** Of the prompt's own text field: what was written there before scripts ran is looked up by it. */
export const PROMPT_ID = 'workshop-prompt-text'

/** A labelled part of the form, with its sentence of help, what is at its end, and its error. */
export function Field(props: {
  name: FieldName
  label: string
  /** Id of the one control that the label belongs to; without it the label names the group. */
  htmlFor?: string
  info?: string
  end?: ReactNode
  error?: string | undefined
  children: ReactNode
}) {
  const { name, label, htmlFor, info, end, error, children } = props
  const id = fieldId(name)
  return (
    <div
      id={id}
      role={htmlFor ? undefined : 'group'}
      aria-labelledby={htmlFor ? undefined : `${id}-label`}
      className="scroll-my-24 max-md:scroll-mb-56"
    >
      <div className="mb-1.5 flex min-h-6 items-center gap-1">
        {htmlFor ? (
          <label htmlFor={htmlFor} className="type-label">
            {label}
          </label>
        ) : (
          <span id={`${id}-label`} className="type-label">
            {label}
          </span>
        )}
        {info && <Info about={label}>{info}</Info>}
        {end && <div className="ml-auto flex items-center gap-1">{end}</div>}
      </div>
      {children}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: string | undefined }) {
  return children === undefined ? null : (
    <p id={id} role="alert" className="mt-1.5 type-label text-danger">
      {children}
    </p>
  )
}
