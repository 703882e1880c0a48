import { Plus } from 'lucide-react'
import { useState } from 'react'
import { FieldError } from '../form/field.tsx'
import { PictureField } from '../form/picture-field.tsx'
import type { SourceIntake } from '../form/use-source.ts'
import type { EffectForm } from './use-effect-form.ts'

// Of more places than this, those that come later wait folded.
const ALL_OPEN = 2

/** The photos that the effect asks for, each in its place, in the order of the effect. */
export function PhotosField({ form, intakes }: { form: EffectForm; intakes: readonly SourceIntake[] }) {
  const { entry, draft, errors } = form
  const [unfolded, setUnfolded] = useState<number | null>(null)
  const isFree = (index: number) => !draft.pictures[index] && !intakes[index]?.sending
  const free = entry.inputs.findIndex((_, index) => isFree(index))
  // What is pasted goes into the next free place; of a single photo it is always the new one.
  const pastesAt = entry.inputs.length === 1 ? 0 : free
  return (
    <div className="flex flex-col gap-4">
      {entry.inputs.map(({ role, label }, index) => {
        const intake = intakes[index]
        if (!intake) return null
        const waits = entry.inputs.length > ALL_OPEN && isFree(index) && index !== free && index !== unfolded
        if (waits) return <WaitingPlace key={role} label={label} intake={intake} onOpen={() => setUnfolded(index)} />
        return (
          <PictureField
            key={role}
            name={`input-${index}`}
            label={label}
            error={errors[`input-${index}`]}
            picture={draft.pictures[index] ?? null}
            intake={intake}
            takesPaste={index === pastesAt}
            onChange={(picture) => form.setPicture(index, picture)}
          />
        )
      })}
      <FieldError>{errors.inputs}</FieldError>
    </div>
  )
}

/** A place whose turn comes later. It unfolds by itself then, by a press, and takes what is dropped. */
function WaitingPlace({ label, intake, onOpen }: { label: string; intake: SourceIntake; onOpen: () => void }) {
  return (
    <button
      type="button"
      onClick={onOpen}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const [file] = event.dataTransfer.files
        if (file) intake.takeFile(file)
      }}
      className="-mt-2 flex min-h-11 items-center gap-2 rounded-control border border-dashed border-line px-3 text-ink-2 transition-colors move hover:border-line-strong hover:text-ink"
    >
      <Plus size={16} aria-hidden />
      {label}
    </button>
  )
}
