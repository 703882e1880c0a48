import { MUSIC, PROMPT_MAX } from '@easel/contract/limits'
import type { ReactNode } from 'react'
import { Segmented } from '../../../ui/segmented.tsx'
import { Select } from '../../../ui/select.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { Field, FieldError, fieldId } from '../form/field.tsx'
import { SeedField } from '../form/seed-field.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import { inSeconds } from '../jobs/job-steps.ts'
import { ChoiceChips } from './choice-chips.tsx'
import { durationOf } from './draft.ts'
import type { AudioDraft } from './draft.ts'
import { InstrumentsField } from './instruments-field.tsx'
import { WordsField } from './words-field.tsx'

const PROMPT = 'prompt'
const FROM_PROMPT = { value: PROMPT, label: 'From prompt' }

/** What the music is like: words first; whatever is not chosen is taken from them. */
export function MusicFields(props: { form: WorkshopForm<AudioDraft>; lastSeed: number | null; examples: ReactNode }) {
  const { form, lastSeed, examples } = props
  const { draft, model, errors } = form
  const music = model.audio?.music
  if (!music) return null
  const duration = durationOf(draft, model)
  const optional = (value: string) => (value === PROMPT ? null : value)
  return (
    <>
      <WordsField form={form} label="Prompt" placeholder="Describe the music" maxLength={PROMPT_MAX} rows={3} />
      {examples}
      <ChoiceChips
        name="genre"
        label="Genre"
        choices={music.genres}
        value={draft.genre}
        error={errors.genre}
        onChange={(genre) => form.set({ genre })}
      />
      <ChoiceChips
        name="mood"
        label="Mood"
        choices={music.moods}
        value={draft.mood}
        error={errors.mood}
        onChange={(mood) => form.set({ mood })}
      />
      <Field
        name="duration"
        label="Length"
        error={errors.duration}
        end={<span className="num type-label text-ink-2">{inSeconds(duration)}</span>}
      >
        <Slider
          hideLabel
          label="Length"
          min={music.min_duration}
          max={music.max_duration}
          step={MUSIC.duration.step}
          value={duration}
          format={inSeconds}
          onChange={(value) => form.set({ duration: value === music.default_duration ? null : value })}
        />
      </Field>
      <div className="grid grid-cols-2 gap-x-2">
        <div id={fieldId('key')} className="min-w-0">
          <Select
            label="Key"
            options={[FROM_PROMPT, ...music.keys.map((key) => ({ value: key, label: key }))]}
            value={draft.key ?? PROMPT}
            onChange={(key) => form.set({ key: optional(key) })}
          />
          <FieldError>{errors.key}</FieldError>
        </div>
        <div id={fieldId('metre')} className="min-w-0">
          <Select
            label="Metre"
            options={[FROM_PROMPT, ...music.metres.map((metre) => ({ value: metre, label: metre }))]}
            value={draft.metre ?? PROMPT}
            onChange={(metre) => form.set({ metre: optional(metre) })}
          />
          <FieldError>{errors.metre}</FieldError>
        </div>
      </div>
      <Tempo form={form} min={music.min_bpm} max={music.max_bpm} />
      <InstrumentsField form={form} choices={music.instruments} />
      <SeedField form={form} work="piece" lastSeed={lastSeed} />
    </>
  )
}

function Tempo({ form, min, max }: { form: WorkshopForm<AudioDraft>; min: number; max: number }) {
  const { bpm } = form.draft
  return (
    <Field
      name="bpm"
      label="Tempo"
      error={form.errors.bpm}
      end={bpm !== null && <span className="num type-label text-ink-2">{bpm} BPM</span>}
    >
      <Segmented
        label="Tempo"
        options={[FROM_PROMPT, { value: 'bpm', label: 'Beats a minute' }]}
        value={bpm === null ? PROMPT : 'bpm'}
        onChange={(choice) => form.set({ bpm: choice === PROMPT ? null : (bpm ?? MUSIC.bpm.initial) })}
      />
      {bpm !== null && (
        <Slider
          hideLabel
          label="Beats a minute"
          min={min}
          max={max}
          step={1}
          value={bpm}
          onChange={(value) => form.set({ bpm: value })}
          className="mt-1"
        />
      )}
    </Field>
  )
}
