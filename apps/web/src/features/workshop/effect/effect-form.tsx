import type { VideoGeneration } from '@easel/contract/entities/generation'
import type { EffectGenerateBody } from '@easel/contract/entities/requests'
import { useState } from 'react'
import { effectPath } from '../../../lib/video-words.ts'
import { Fold } from '../form/fold.tsx'
import { GenerateBar } from '../form/generate-bar.tsx'
import { SeedField } from '../form/seed-field.tsx'
import type { Generate } from '../form/use-generate.ts'
import type { ShownPrice } from '../form/use-price.ts'
import type { SourceIntake } from '../form/use-source.ts'
import { VisibilityField } from '../form/visibility-field.tsx'
import type { Submission } from '../jobs/use-submit.ts'
import { wholeOf } from './draft.ts'
import { FilmFields, WordsField } from './film-fields.tsx'
import { PhotosField } from './photos-field.tsx'
import { SafetyNote } from './safety-note.tsx'
import { StepPrices } from './step-prices.tsx'
import type { EffectForm as Form } from './use-effect-form.ts'

/** What the effect is made from and how, and the button with its price. */
export function EffectForm(props: {
  form: Form
  intakes: readonly SourceIntake[]
  price: ShownPrice
  generate: Generate
  submission: Submission<EffectGenerateBody, VideoGeneration>
  /** Orders that are open. */
  open: number
  lastSeed: number | null
}) {
  const { form, intakes, price, generate, submission, open, lastSeed } = props
  const { entry, draft, errors } = form
  const [isOpen, setOpen] = useState(false)
  const path = effectPath(entry.id)
  return (
    <form
      aria-label="What to make"
      noValidate
      className="flex min-h-0 min-w-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault()
        void generate.run()
      }}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-4 [scrollbar-color:var(--surface-3)_transparent] [scrollbar-width:thin] md:overflow-y-auto md:p-5">
        <PhotosField form={form} intakes={intakes} />
        <WordsField form={form} />
        <FilmFields form={form} />
        <SafetyNote form={form} />
        <VisibilityField form={form} path={path} isCounted={false} />
        <StepPrices entry={entry} withSound={wholeOf(draft, entry).generate_audio} />
        <Fold
          title="Advanced"
          summary={draft.seed === null ? 'random seed' : `seed ${draft.seed}`}
          isOpen={isOpen || errors.seed !== undefined}
          onToggle={() => setOpen(!isOpen)}
        >
          <SeedField form={form} work="video" lastSeed={lastSeed} />
        </Fold>
      </div>
      <GenerateBar
        price={price}
        generate={generate}
        submission={submission}
        open={open}
        path={path}
        summary={`${price.breakdown.length} steps: ${price.breakdown.map((line) => line.credits).join(' + ')}`}
      />
    </form>
  )
}
