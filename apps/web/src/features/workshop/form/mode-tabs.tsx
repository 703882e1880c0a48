import type { Mode } from '@easel/catalogue/model'
import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { Segmented } from '../../../ui/segmented.tsx'
import { LACKS, supports } from './model-choice.ts'

/** A tab of a workshop: what it is called, and what going there is called. */
export interface ModeTab<M extends Mode> {
  mode: M
  /** 'Text to image' */
  label: string
  /** 'Start from words' */
  start: string
}

/** The ways in. What the model cannot do is not hidden: it says why, and which model can. */
export function ModeTabs<M extends Mode>(props: {
  tabs: readonly ModeTab<M>[]
  mode: M
  model: ModelEntry
  /** The model that would stand in the form in a mode; null for none. */
  modelIn: (mode: M) => ModelEntry | null
  onChoose: (mode: M) => void
}) {
  const { tabs, mode, model, modelIn, onChoose } = props
  const lacking = tabs.find((tab) => tab.mode !== mode && !supports(model, tab.mode))
  const reason = lacking && `${model.name} ${LACKS[lacking.mode]}.`
  return (
    <div>
      <Segmented
        full
        label="What to start from"
        options={tabs.map((tab) => ({
          value: tab.mode,
          label: tab.label,
          disabled: tab === lacking ? reason : undefined,
        }))}
        value={mode}
        onChange={onChoose}
      />
      {lacking && reason && (
        <WayOn
          reason={reason}
          start={lacking.start}
          onGo={() => onChoose(lacking.mode)}
          other={modelIn(lacking.mode)?.name}
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
