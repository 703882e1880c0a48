import { Dices, Lock } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import { Field } from './field.tsx'
import { parseSeed, randomSeed } from './seed.ts'
import type { FormPart } from './form-parts.ts'

/** The number that a work grows from: another one each time, or one that is kept. */
export function SeedField(props: {
  form: FormPart<{ seed: number | null }>
  /** 'picture', 'video': what grows from it. */
  work: string
  lastSeed: number | null
}) {
  const { form, work, lastSeed } = props
  const { seed } = form.draft
  const input = useId()
  return (
    <Field
      name="seed"
      label="Seed"
      info={`The number that a ${work} grows from. The same seed and settings give the same ${work}.`}
      error={form.errors.seed}
    >
      <div className="flex flex-wrap gap-2">
        <Segmented
          label="Seed"
          options={[
            { value: 'random', label: 'Random' },
            { value: 'custom', label: 'Custom' },
          ]}
          value={seed === null ? 'random' : 'custom'}
          onChange={(choice) => form.set({ seed: choice === 'random' ? null : (seed ?? randomSeed()) })}
        />
        {seed === null && lastSeed !== null && (
          <Button onClick={() => form.set({ seed: lastSeed })}>
            <Lock size={16} aria-hidden /> Keep the last one
          </Button>
        )}
        {seed !== null && (
          <span className="flex min-w-40 flex-1 gap-1">
            <label htmlFor={input} className="sr-only">
              Seed number
            </label>
            <input
              id={input}
              inputMode="numeric"
              autoComplete="off"
              value={seed}
              // Pasted text loses everything that is no digit; emptied, the field starts again at 0.
              onChange={(event) => form.set({ seed: parseSeed(event.target.value) ?? 0 })}
              className="num h-control min-w-0 flex-1 rounded-control border border-line-strong bg-surface-1 px-3"
            />
            <IconButton label="Another seed" look="line" onClick={() => form.set({ seed: randomSeed() })}>
              <Dices size={16} aria-hidden />
            </IconButton>
          </span>
        )}
      </div>
    </Field>
  )
}
