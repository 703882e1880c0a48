import { parameterNamed } from '@easel/catalogue/parameters'
import { useState } from 'react'
import { Segmented } from '../../../ui/segmented.tsx'
import { Field } from '../form/field.tsx'
import { Fold } from '../form/fold.tsx'
import { FormFrame } from '../form/form-frame.tsx'
import { recallModel } from '../form/form-memory.ts'
import { GenerateBar } from '../form/generate-bar.tsx'
import { HidePrompt } from '../form/hide-prompt.tsx'
import { defaultModel } from '../form/model-choice.ts'
import { ModelField } from '../form/model-field.tsx'
import { ModeTabs } from '../form/mode-tabs.tsx'
import type { ModeTab } from '../form/mode-tabs.tsx'
import { NoteBanner } from '../form/note-banner.tsx'
import { PromptField } from '../form/prompt-field.tsx'
import { SeedField } from '../form/seed-field.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { Generate } from '../form/use-generate.ts'
import type { ShownPrice } from '../form/use-price.ts'
import { VisibilityField } from '../form/visibility-field.tsx'
import type { Submission } from '../jobs/use-submit.ts'
import { CameraField, SoundField } from './camera-field.tsx'
import type { VideoDraft, VideoMode } from './draft.ts'
import { VIDEO_DRAFTS } from './draft-kind.ts'
import { EditHeader } from './edit-header.tsx'
import { FramesField } from './frames-field.tsx'
import { MediaField } from './media-field.tsx'
import { LengthFields, RatioField } from './shape-fields.tsx'
import type { Intakes } from './use-intakes.ts'

export const VIDEO_PATH = '/videos/workshop'

// Above a fifth of the balance the price is a warning.
const WARN_ABOVE = 0.2

const TABS: readonly ModeTab<VideoMode>[] = [
  { mode: 't2v', label: 'Text to video', start: 'Start from words' },
  { mode: 'i2v', label: 'Image to video', start: 'Start from a picture' },
]

/** The form, in the order in which people think: what, from what, how it looks, how long, the rest. */
export function Form(props: {
  form: WorkshopForm<VideoDraft>
  intakes: Intakes
  price: ShownPrice & { costs: string }
  generate: Generate
  submission: Pick<Submission, 'isSending' | 'refusal' | 'clear'>
  open: number
  lastSeed: number | null
}) {
  const { form, intakes, price, generate, submission, open, lastSeed } = props
  const { draft, models, model, parameters, errors } = form
  const video = parameterNamed(parameters, 'video')
  const audio = parameterNamed(parameters, 'audio')
  return (
    <FormFrame
      onSubmit={() => void generate.run()}
      foot={
        <GenerateBar
          price={price}
          generate={generate}
          submission={submission}
          open={open}
          path={VIDEO_PATH}
          costs={price.costs}
          warnAbove={WARN_ABOVE}
        />
      }
    >
      <EditHeader form={form} />
      <ModeTabs
        tabs={TABS}
        mode={draft.mode}
        model={model}
        modelIn={(mode) => recallModel(VIDEO_DRAFTS, models, mode) ?? defaultModel(models, mode)}
        onChoose={form.chooseMode}
      />
      <ModelField form={form} />
      <NoteBanner form={form} />
      <FramesField form={form} intakes={intakes} />
      {video && (
        <MediaField
          field={{ ...video, accept: 'video' }}
          media={draft.video}
          intake={intakes.video}
          error={errors.video}
          onRemove={() => form.set({ video: null })}
        />
      )}
      <MotionField form={form} />
      {parameterNamed(parameters, 'prompt') && (
        <PromptField
          form={form}
          kind="video"
          placeholder={draft.mode === 'i2v' ? 'What should happen in the picture?' : 'Describe what should be seen'}
          negativePlaceholder="What should not be in the video"
        />
      )}
      <RatioField form={form} />
      <LengthFields form={form} />
      <CameraField form={form} />
      {audio && (
        <MediaField
          field={{ ...audio, accept: 'audio' }}
          media={draft.audio}
          intake={intakes.audio}
          error={errors.audio}
          onRemove={() => form.set({ audio: null })}
        />
      )}
      <div className="flex flex-col gap-2 border-t border-line pt-3">
        <SoundField form={form} />
        <VisibilityField form={form} path={VIDEO_PATH} isCounted={false} />
      </div>
      <div className="border-t border-line pt-2">
        <More form={form} lastSeed={lastSeed} />
      </div>
    </FormFrame>
  )
}

/** What a model that takes a motion video does with it. */
function MotionField({ form }: { form: WorkshopForm<VideoDraft> }) {
  const field = parameterNamed(form.parameters, 'mode')
  if (!field) return null
  return (
    <Field
      name="mode"
      label={field.label}
      info="Animate moves your character as in the video. Replace puts it into the video in place of who is there."
      error={form.errors.mode}
    >
      <Segmented
        full
        label={field.label}
        options={field.choices.map(({ value, label }) => ({
          value: value === 'replace' ? ('replace' as const) : ('animate' as const),
          label,
        }))}
        value={form.draft.motion ?? 'animate'}
        onChange={(motion) => form.set({ motion })}
      />
    </Field>
  )
}

/** What few people touch, folded away. */
function More({ form, lastSeed }: { form: WorkshopForm<VideoDraft>; lastSeed: number | null }) {
  const { draft, parameters, errors } = form
  const [isOpen, setOpen] = useState(false)
  const hasSeed = parameterNamed(parameters, 'seed') !== undefined
  const said = [
    hasSeed && (draft.seed === null ? 'random seed' : `seed ${draft.seed}`),
    draft.prompt_hidden ? 'prompt hidden' : 'prompt shown',
  ]
  return (
    <Fold
      title="Advanced"
      summary={said.filter(Boolean).join(', ')}
      isOpen={isOpen || errors.seed !== undefined}
      onToggle={() => setOpen(!isOpen)}
    >
      {hasSeed && <SeedField form={form} work="video" lastSeed={lastSeed} />}
      <HidePrompt form={form} work="video" />
    </Fold>
  )
}
