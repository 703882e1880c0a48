import { EFFECT_QUALITIES } from '@easel/catalogue/effects/check-effect-request'
import { filmSize } from '@easel/catalogue/film-size'
import { Segmented } from '../../../ui/segmented.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { Field, fieldId } from '../form/field.tsx'
import { RatioChoice } from '../form/ratio-choice.tsx'
import { wholeOf } from './draft.ts'
import type { EffectForm } from './use-effect-form.ts'

/** The words that the effect writes into the film; they may be left out. */
export function WordsField({ form }: { form: EffectForm }) {
  const { entry, draft, errors } = form
  if (!entry.takesText) return null
  const { label, maxLength } = entry.takesText
  const id = 'effect-text'
  return (
    <Field
      name="text"
      htmlFor={id}
      label={`${label} (optional)`}
      error={errors.text}
      end={<span className="num type-wall">{`${draft.text.length} of ${maxLength}`}</span>}
    >
      <input
        id={id}
        value={draft.text}
        maxLength={maxLength}
        dir="auto"
        autoComplete="off"
        onChange={(event) => form.set({ text: event.target.value })}
        aria-invalid={errors.text ? true : undefined}
        className="h-control w-full rounded-control border border-line-strong bg-surface-1 px-3"
      />
    </Field>
  )
}

/** The film: how long, in which shape, how fine, with or without sound. */
export function FilmFields({ form }: { form: EffectForm }) {
  const { entry, draft, errors } = form
  const whole = wholeOf(draft, entry)
  const { width, height } = filmSize(whole.aspect_ratio, whole.quality)
  return (
    <>
      <Field name="duration" label="Length" error={errors.duration}>
        <Segmented
          full
          label="Length"
          options={entry.durations.map((seconds) => ({ value: seconds, label: `${seconds} s` }))}
          value={whole.duration}
          onChange={(duration) => form.set({ duration })}
        />
      </Field>
      <Field
        name="aspect_ratio"
        label="Shape"
        error={errors.aspect_ratio}
        end={<span className="num type-wall">{`${width} × ${height}`}</span>}
      >
        <RatioChoice
          options={entry.ratios}
          value={whole.aspect_ratio}
          onChange={(aspect_ratio) => form.set({ aspect_ratio })}
        />
      </Field>
      <Field name="quality" label="Quality" error={errors.quality}>
        <Segmented
          full
          label="Quality"
          options={EFFECT_QUALITIES.choices.map((quality) => ({ value: quality, label: quality }))}
          value={whole.quality}
          onChange={(quality) => form.set({ quality })}
        />
      </Field>
      {entry.hasSound && (
        <div id={fieldId('generate_audio')}>
          <Switch
            label="Sound"
            checked={whole.generate_audio}
            onChange={(generate_audio) => form.set({ generate_audio })}
          />
        </div>
      )}
    </>
  )
}
