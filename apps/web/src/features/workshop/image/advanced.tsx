import { parameterNamed } from '@easel/catalogue/parameters'
import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { oneOf, useStoredSetting } from '../../../lib/stored-setting.ts'
import { Button } from '../../../ui/button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { advancedSummary } from './advanced-summary.ts'
import { Field } from '../form/field.tsx'
import { Fold } from '../form/fold.tsx'
import { HidePrompt } from '../form/hide-prompt.tsx'
import { SeedField } from '../form/seed-field.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { Draft } from './draft.ts'

const DEFAULTS = { steps: null, guidance_scale: null, scheduler: null, seed: null, prompt_hidden: false } as const

/** What few people touch, folded away; whether it is open is remembered. */
export function Advanced({ form, lastSeed }: { form: WorkshopForm<Draft>; lastSeed: number | null }) {
  const { draft, parameters, errors } = form
  const [open, setOpen] = useStoredSetting<'open' | 'closed'>(
    STORAGE_KEY.workshopAdvanced,
    'closed',
    oneOf(['open', 'closed']),
  )
  const hasError = errors.steps ?? errors.guidance_scale ?? errors.scheduler ?? errors.seed
  const isOpen = open === 'open' || hasError !== undefined
  const steps = parameterNamed(parameters, 'steps')
  const guidance = parameterNamed(parameters, 'guidance_scale')
  const scheduler = parameterNamed(parameters, 'scheduler')
  return (
    <Fold
      title="Advanced"
      summary={advancedSummary(draft, parameters)}
      isOpen={isOpen}
      onToggle={() => setOpen(isOpen ? 'closed' : 'open')}
    >
      {steps && (
        <Field
          name="steps"
          label="Steps"
          info="How many passes the picture gets. More bring finer detail and take longer."
          error={errors.steps}
        >
          <Segmented
            full
            label="Steps"
            options={steps.choices.map((choice) => ({ value: Number(choice.value), label: choice.label }))}
            value={draft.steps ?? Number(steps.default)}
            onChange={(value) => form.set({ steps: value })}
          />
        </Field>
      )}
      {guidance && (
        <Field
          name="guidance_scale"
          label="Guidance"
          info="How strictly the picture keeps to your words. Low leaves room, high obeys."
          error={errors.guidance_scale}
          end={<span className="num type-label text-ink-2">{draft.guidance_scale ?? guidance.default}</span>}
        >
          <Slider
            hideLabel
            label="Guidance"
            min={guidance.min}
            max={guidance.max}
            step={guidance.step}
            value={draft.guidance_scale ?? guidance.default}
            onChange={(value) => form.set({ guidance_scale: value })}
          />
        </Field>
      )}
      {scheduler && (
        <Field
          name="scheduler"
          label="Scheduler"
          info="The order in which the picture is worked out. It changes the character, rarely the subject."
          error={errors.scheduler}
        >
          <Select
            hideLabel
            label="Scheduler"
            options={scheduler.choices.map(({ value, label }) => ({ value: String(value), label }))}
            value={draft.scheduler ?? String(scheduler.default)}
            onChange={(value) => form.set({ scheduler: value })}
          />
        </Field>
      )}
      {parameterNamed(parameters, 'seed') && <SeedField form={form} work="picture" lastSeed={lastSeed} />}
      <HidePrompt form={form} work="picture" />
      <Button size="small" variant="quiet" className="self-start" onClick={() => form.set(DEFAULTS)}>
        Reset to defaults
      </Button>
    </Fold>
  )
}
