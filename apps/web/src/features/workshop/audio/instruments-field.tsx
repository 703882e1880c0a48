import { MUSIC } from '@easel/contract/limits'
import { Plus, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Field } from '../form/field.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { AudioDraft } from './draft.ts'

const InstrumentsDialog = lazy(() =>
  import('./instruments-dialog.tsx').then((module) => ({ default: module.InstrumentsDialog })),
)

/** Who plays; untouched, the words and the genre decide. */
export function InstrumentsField(props: {
  form: WorkshopForm<AudioDraft>
  choices: readonly { id: string; label: string }[]
}) {
  const { form, choices } = props
  const { instruments } = form.draft
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')
  const set = (next: string[]) => form.set({ instruments: next })
  return (
    <Field
      name="instruments"
      label="Instruments"
      error={form.errors.instruments}
      end={instruments.length === 0 && <span className="type-wall">from the prompt</span>}
    >
      <div className="flex flex-wrap gap-1.5">
        {instruments.map((id) => {
          const label = choices.find((choice) => choice.id === id)?.label ?? id
          return (
            <Chip
              key={id}
              aria-label={`Take out: ${label}`}
              onClick={() => set(instruments.filter((other) => other !== id))}
              className="pr-2!"
            >
              {label} <X size={14} aria-hidden />
            </Chip>
          )
        })}
        <Button size="small" className="max-md:h-11" onClick={() => setDialog('open')}>
          <Plus size={14} aria-hidden /> {instruments.length === 0 ? 'Choose' : 'More'}
        </Button>
      </div>
      {dialog !== 'never' && (
        <Suspense>
          <InstrumentsDialog
            open={dialog === 'open'}
            choices={choices}
            chosen={instruments}
            max={MUSIC.instruments}
            onChange={set}
            onClose={() => setDialog('closed')}
          />
        </Suspense>
      )}
    </Field>
  )
}
