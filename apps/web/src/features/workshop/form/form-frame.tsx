import type { ReactNode } from 'react'

/** What scrolls of the form: filled from a work, it is shown from its top. */
const FORM_ID = 'workshop-form'

export function showFormTop(): void {
  document.getElementById(FORM_ID)?.scrollTo({ top: 0 })
}

/** A workshop's form: fields that scroll, and its foot that stays. */
export function FormFrame({
  foot,
  onSubmit,
  children,
}: {
  foot: ReactNode
  onSubmit: () => void
  children: ReactNode
}) {
  return (
    <form
      aria-label="What to make"
      noValidate
      className="flex h-full min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <div
        id={FORM_ID}
        className="flex min-h-0 flex-1 flex-col gap-4 px-gutter py-4 [scrollbar-color:var(--surface-3)_transparent] [scrollbar-width:thin] max-md:pb-44 md:overflow-y-auto"
      >
        {children}
      </div>
      {foot}
    </form>
  )
}
