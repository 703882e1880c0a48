import { AdaptersField } from './adapters-field.tsx'
import { Advanced } from './advanced.tsx'
import { GenerateBar } from './generate-bar.tsx'
import { LooksField } from './looks-field.tsx'
import { ModeTabs } from './mode-tabs.tsx'
import { ModelField } from './model-field.tsx'
import { NoteBanner } from './note-banner.tsx'
import { PromptField } from './prompt-field.tsx'
import { ShapeField } from './shape-field.tsx'
import { SourceField } from './source-field.tsx'
import type { WorkshopForm } from './use-form.ts'
import type { Generate } from './use-generate.ts'
import type { ShownPrice } from './use-price.ts'
import type { SourceIntake } from './use-source.ts'
import type { Submission } from './use-submit.ts'
import { VisibilityField } from './visibility-field.tsx'

/** What scrolls of the form: filled from a picture, it is shown from its top. */
export const FORM_ID = 'workshop-form'

/** The form, in the order in which people think: what, from what, how it looks, how many, the rest. */
export function Form(props: {
  form: WorkshopForm
  intake: SourceIntake
  price: ShownPrice
  generate: Generate
  submission: Submission
  open: number
  lastSeed: number | null
}) {
  const { form, intake, price, generate, submission, open, lastSeed } = props
  return (
    <form
      aria-label="What to make"
      noValidate
      className="flex h-full min-h-0 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        void generate.run()
      }}
    >
      <div
        id={FORM_ID}
        className="flex min-h-0 flex-1 flex-col gap-4 px-gutter py-4 [scrollbar-color:var(--surface-3)_transparent] [scrollbar-width:thin] max-md:pb-44 md:overflow-y-auto"
      >
        <ModeTabs form={form} />
        <ModelField form={form} />
        <NoteBanner form={form} />
        <SourceField form={form} intake={intake} />
        <PromptField form={form} />
        <ShapeField form={form} />
        <LooksField form={form} />
        <AdaptersField form={form} />
        <div className="flex flex-col gap-2 border-t border-line pt-3">
          <VisibilityField form={form} />
        </div>
        <div className="border-t border-line pt-2">
          <Advanced form={form} lastSeed={lastSeed} />
        </div>
      </div>
      <GenerateBar form={form} price={price} generate={generate} submission={submission} open={open} />
    </form>
  )
}
