import { Button } from '../../../ui/button.tsx'
import { Chip } from '../../../ui/chip.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** All instruments; as many as the piece can hold can be on. */
export function InstrumentsDialog(props: {
  open: boolean
  choices: readonly { id: string; label: string }[]
  chosen: readonly string[]
  max: number
  onChange: (chosen: string[]) => void
  onClose: () => void
}) {
  const { open, choices, chosen, max, onChange, onClose } = props
  const isFull = chosen.length >= max
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Instruments"
      wide
      actions={
        <>
          <Button variant="solid" onClick={onClose}>
            Done
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onChange([])}>
            Leave it to the prompt
          </Button>
        </>
      }
    >
      <output className="num mt-1 block type-desc">
        {chosen.length} of {max} chosen{isFull && '. Take one out to choose another.'}
      </output>
      <div className="mt-4 flex flex-wrap gap-1.5">
        {choices.map(({ id, label }) => {
          const isOn = chosen.includes(id)
          return (
            <Chip
              key={id}
              pressed={isOn}
              disabled={isFull && !isOn}
              onClick={() => onChange(isOn ? chosen.filter((other) => other !== id) : [...chosen, id])}
              className="disabled:border-dashed disabled:text-ink-3"
            >
              {label}
            </Chip>
          )
        })}
      </div>
    </Dialog>
  )
}
