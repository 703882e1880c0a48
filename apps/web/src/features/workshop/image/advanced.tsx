import { parameterNamed } from '@easel/catalogue/parameters'
import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { ChevronDown } from 'lucide-react'
import { oneOf, useStoredSetting } from '../../../lib/stored-setting.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { advancedSummary } from './advanced-summary.ts'
import { Field } from '../form/field.tsx'
import { Info } from '../form/info.tsx'
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
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="workshop-advanced"
        onClick={() => setOpen(isOpen ? 'closed' : 'open')}
        className="flex min-h-11 w-full items-center gap-3 text-left"
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium">Advanced</span>
          <span className="num block truncate type-wall">{advancedSummary(draft, parameters)}</span>
        </span>
        <ChevronDown
          size={20}
          aria-hidden
          className={cx('text-ink-3 transition-transform move', isOpen && 'rotate-180')}
        />
      </button>
      <div id="workshop-advanced" hidden={!isOpen} className="flex flex-col gap-4 pt-3">
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
        <div className="flex items-center gap-2">
          <div className="flex-1">
            <Switch
              label="Hide my prompt"
              checked={draft.prompt_hidden}
              onChange={(prompt_hidden) => form.set({ prompt_hidden })}
            />
          </div>
          <Info about="Hide my prompt">Others see the picture, but not the words that it was made from.</Info>
        </div>
        <Button size="small" variant="quiet" className="self-start" onClick={() => form.set(DEFAULTS)}>
          Reset to defaults
        </Button>
      </div>
    </div>
  )
}
