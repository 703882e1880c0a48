import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { Check, Info, Search } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useMe } from '../../../lib/session.ts'
import { oneOf, useStoredSetting } from '../../../lib/stored-setting.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { iconButtonClass } from '../../../ui/icon-button.tsx'
import { Segmented } from '../../../ui/segmented.tsx'
import type { ModelForm } from './form-parts.ts'
import { LACKS, MODEL_TABS, pickerGroups, supports } from './model-choice.ts'
import type { ModelTab } from './model-choice.ts'
import { modelFacts, STATUS_LABEL } from './model-facts.ts'
import { ModelThumb } from './model-thumb.tsx'

// W3
const TAB_LABELS: Record<ModelTab, string> = { all: 'All', standard: 'Standard', sdxl: 'SDXL checkpoints' }
const TABS = MODEL_TABS.map((value) => ({ value, label: TAB_LABELS[value] }))

/** All models of the workshop, with what they cost and whether they run here. One that does not run can be chosen; the form then says so. */
export function ModelPicker({ form, open, onClose }: { form: ModelForm; open: boolean; onClose: () => void }) {
  const [search, setSearch] = useState('')
  const [tab, setTab] = useStoredSetting<ModelTab>(STORAGE_KEY.workshopModelTab, 'all', oneOf(MODEL_TABS))
  // Tabs are for a workshop whose models come in several groups.
  const hasTabs = form.models.some((model) => model.group !== form.models[0]?.group)
  const groups = pickerGroups(form.models, form.draft.mode, search, hasTabs ? tab : 'all')
  const choose = (model: ModelEntry) => {
    form.chooseModel(model.id)
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title="Choose a model" wide>
      <label className="mt-4 flex h-11 shrink-0 items-center gap-2 rounded-control border border-line-strong px-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-(--focus)">
        <Search size={18} aria-hidden className="text-ink-3" />
        <span className="sr-only">Search models by name</span>
        <input
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder="Search by name or maker"
          className="h-full min-w-0 flex-1 bg-transparent outline-none"
        />
      </label>
      {hasTabs && search.trim() === '' && (
        <Segmented label="Kind of model" className="mt-3 self-start" options={TABS} value={tab} onChange={setTab} />
      )}
      {groups.length === 0 && (
        <div className="flex flex-wrap items-center gap-3 py-6">
          <p className="text-ink-2">No model is called that.</p>
          <Button onClick={() => setSearch('')}>Show all models</Button>
        </div>
      )}
      {groups.map(({ group, title, models }) => (
        <section key={group} aria-label={title} className="pt-5">
          <h3 className="type-label text-ink-2">{title}</h3>
          <ul className="-mx-2 mt-1">
            {models.map((model) => (
              <Row key={model.id} form={form} model={model} onChoose={() => choose(model)} />
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  )
}

function Row({ form, model, onChoose }: { form: ModelForm; model: ModelEntry; onChoose: () => void }) {
  const isPaid = useMe().subscription.plan_id > 1
  const isChosen = model.id === form.model.id
  const canMode = supports(model, form.draft.mode)
  const status = STATUS_LABEL[model.status]
  const successor = form.models.find((other) => other.id === model.successor)
  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        aria-current={isChosen ? 'true' : undefined}
        disabled={!canMode}
        onClick={onChoose}
        className={cx(
          'flex min-w-0 flex-1 items-center gap-3 rounded-control p-2 text-left transition-colors move enabled:hover:bg-surface-2 disabled:text-ink-3',
          isChosen && 'bg-surface-2',
        )}
      >
        <ModelThumb model={model} className={cx('size-12', !canMode && 'opacity-45 grayscale')} />
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-medium">{model.name}</span>
            <span className="type-wall">{model.maker}</span>
            {model.featured && <span className="type-wall max-md:hidden">Featured</span>}
            {status ? (
              <span className="type-wall text-warn">
                {status}
                {successor && `, ${successor.name} takes over`}
              </span>
            ) : (
              <span className="type-wall text-ink-2">Ready</span>
            )}
          </span>
          <span className="line-clamp-2 type-desc max-md:line-clamp-1">
            {canMode ? model.description : `${capital(LACKS[form.draft.mode])}.`}
          </span>
          <span className="num block type-wall">{modelFacts(model, isPaid)}</span>
        </span>
        {isChosen && <Check size={18} aria-label="Chosen" />}
      </button>
      <Link
        to={model.introUrl ?? `/models/${model.id}`}
        aria-label={`About ${model.name}`}
        title={`About ${model.name}`}
        className={iconButtonClass()}
      >
        <Info size={18} aria-hidden />
      </Link>
    </li>
  )
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
