import { Segmented } from '../../ui/segmented.tsx'
import { supports, WORKSHOP_MODES } from './draft.ts'
import { defaultModel } from './model-choice.ts'
import { recallModel } from './form-memory.ts'
import type { WorkshopForm } from './use-form.ts'

const LABELS = { t2i: 'Text to image', i2i: 'Image to image' } as const
const START = { t2i: 'Start from words', i2i: 'Start from a picture' } as const
const LACKS = { t2i: 'starts from a picture only', i2i: 'starts from words only' } as const

/** The two ways in. What the model cannot do is not hidden: it says why, and which model can. */
export function ModeTabs({ form }: { form: WorkshopForm }) {
  const { draft, model, models } = form
  const lacking = WORKSHOP_MODES.find((mode) => mode !== draft.mode && !supports(model, mode))
  const reason = lacking && `${model.name} ${LACKS[lacking]}.`
  return (
    <div>
      <Segmented
        full
        label="What to start from"
        options={WORKSHOP_MODES.map((value) => ({
          value,
          label: LABELS[value],
          disabled: value === lacking ? reason : undefined,
        }))}
        value={draft.mode}
        onChange={(mode) => form.chooseMode(mode)}
      />
      {lacking && reason && (
        <WayOn
          reason={reason}
          start={START[lacking]}
          onGo={() => form.chooseMode(lacking)}
          other={(recallModel(models, lacking) ?? defaultModel(models, lacking))?.name}
        />
      )}
    </div>
  )
}

function WayOn({
  reason,
  start,
  other,
  onGo,
}: {
  reason: string
  start: string
  other: string | undefined
  onGo: () => void
}) {
  return (
    <p className="mt-2 type-wall">
      {reason}{' '}
      {other && (
        <button
          type="button"
          onClick={onGo}
          className="hit font-medium text-ink-2 underline underline-offset-2 hover:text-ink"
        >
          {start} with {other}
        </button>
      )}
    </p>
  )
}
