import { SPEECH } from '@easel/contract/limits'
import type { ReactNode } from 'react'
import { Field } from '../form/field.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import { Slider } from '../../../ui/slider.tsx'
import type { AudioDraft } from './draft.ts'
import { VoiceField } from './voice-field.tsx'
import { WordsField } from './words-field.tsx'

/** 1.25 → '1.25×'. */
const speedInWords = (speed: number) => `${speed.toFixed(2)}×`

/** 0 → 'as it is', 0.3 → '+0.3, higher'. */
function pitchInWords(pitch: number): string {
  if (pitch === 0) return 'as it is'
  return pitch > 0 ? `+${pitch.toFixed(1)}, higher` : `−${Math.abs(pitch).toFixed(1)}, lower`
}

/** What is read, who reads it, how. */
export function SpeechFields({ form, examples }: { form: WorkshopForm<AudioDraft>; examples: ReactNode }) {
  const { draft, model, errors } = form
  const { speed, pitch } = SPEECH
  const tenths = (value: number) => Math.round(value * 10) / 10
  const hundredths = (value: number) => Math.round(value * 100) / 100
  return (
    <>
      <WordsField
        form={form}
        label="Text"
        placeholder="Write what should be read aloud"
        maxLength={model.audio?.speech?.max_characters ?? SPEECH.maxCharacters}
        rows={6}
        counts
      />
      {examples}
      <VoiceField form={form} />
      <Field
        name="speed"
        label="Speed"
        error={errors.speed}
        end={<Now>{speedInWords(draft.speed ?? speed.initial)}</Now>}
      >
        <Slider
          hideLabel
          label="Speed"
          min={speed.min}
          max={speed.max}
          step={speed.step}
          value={draft.speed ?? speed.initial}
          format={speedInWords}
          onChange={(value) => form.set({ speed: hundredths(value) === speed.initial ? null : hundredths(value) })}
        />
      </Field>
      <Field
        name="pitch"
        label="Pitch"
        error={errors.pitch}
        end={<Now>{pitchInWords(draft.pitch ?? pitch.initial)}</Now>}
      >
        <Slider
          hideLabel
          label="Pitch"
          min={pitch.min}
          max={pitch.max}
          step={pitch.step}
          value={draft.pitch ?? pitch.initial}
          format={pitchInWords}
          onChange={(value) => form.set({ pitch: tenths(value) === pitch.initial ? null : tenths(value) })}
        />
      </Field>
    </>
  )
}

function Now({ children }: { children: string }) {
  return <span className="num type-label text-ink-2">{children}</span>
}
