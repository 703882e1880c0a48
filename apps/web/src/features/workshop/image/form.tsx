import { parameterNamed } from '@easel/catalogue/parameters'
import { Stepper } from '../../../ui/stepper.tsx'
import { recallModel } from '../form/form-memory.ts'
import { GenerateBar } from '../form/generate-bar.tsx'
import { defaultModel } from '../form/model-choice.ts'
import { ModelField } from '../form/model-field.tsx'
import { ModeTabs } from '../form/mode-tabs.tsx'
import type { ModeTab } from '../form/mode-tabs.tsx'
import { NoteBanner } from '../form/note-banner.tsx'
import { PromptField } from '../form/prompt-field.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { Generate } from '../form/use-generate.ts'
import type { ShownPrice } from '../form/use-price.ts'
import type { SourceIntake } from '../form/use-source.ts'
import { VisibilityField } from '../form/visibility-field.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import type { Submission } from '../jobs/use-submit.ts'
import { AdaptersField } from './adapters-field.tsx'
import { Advanced } from './advanced.tsx'
import type { Draft, WorkshopMode } from './draft.ts'
import { IMAGE_DRAFTS } from './draft-kind.ts'
import { LooksField } from './looks-field.tsx'
import { ShapeField } from './shape-field.tsx'
import { SourceField } from './source-field.tsx'

export const IMAGE_PATH = '/images/workshop'

const TABS: readonly ModeTab<WorkshopMode>[] = [
  { mode: 't2i', label: 'Text to image', start: 'Start from words' },
  { mode: 'i2i', label: 'Image to image', start: 'Start from a picture' },
]

/** The form, in the order in which people think: what, from what, how it looks, how many, the rest. */
export function Form(props: {
  form: WorkshopForm<Draft>
  intake: SourceIntake
  price: ShownPrice
  generate: Generate
  submission: Pick<Submission, 'isSending' | 'refusal' | 'clear'>
  open: number
  lastSeed: number | null
}) {
  const { form, intake, price, generate, submission, open, lastSeed } = props
  const { draft, models, parameters } = form
  const images = parameterNamed(parameters, 'num_outputs')
  return (
    <FormFrame
      onSubmit={() => void generate.run()}
      foot={
        <GenerateBar
          price={price}
          generate={generate}
          submission={submission}
          open={open}
          path={IMAGE_PATH}
          leading={
            images && (
              <div className="[&_[role=group]]:h-11">
                <Stepper
                  label="Images"
                  value={draft.num_outputs}
                  min={images.min}
                  max={images.max}
                  onChange={(num_outputs) => form.set({ num_outputs })}
                />
              </div>
            )
          }
        />
      }
    >
      <ModeTabs
        tabs={TABS}
        mode={draft.mode}
        model={form.model}
        modelIn={(mode) => recallModel(IMAGE_DRAFTS, models, mode) ?? defaultModel(models, mode)}
        onChoose={form.chooseMode}
      />
      <ModelField form={form} />
      <NoteBanner form={form} />
      <SourceField form={form} intake={intake} />
      <PromptField
        form={form}
        kind="image"
        placeholder={draft.mode === 'i2i' ? 'What should become of the picture?' : 'Describe what you want to see'}
        negativePlaceholder="What should not be in the picture"
      />
      <ShapeField form={form} />
      <LooksField form={form} />
      <AdaptersField form={form} />
      <div className="flex flex-col gap-2 border-t border-line pt-3">
        <VisibilityField form={form} path={IMAGE_PATH} isCounted />
      </div>
      <div className="border-t border-line pt-2">
        <Advanced form={form} lastSeed={lastSeed} />
      </div>
    </FormFrame>
  )
}
