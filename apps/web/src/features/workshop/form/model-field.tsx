import { ChevronsUpDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '../../../lib/session.ts'
import { Field } from './field.tsx'
import { modelFacts, STATUS_LABEL } from './model-facts.ts'
import { ModelNotice } from './model-notice.tsx'
import { ModelThumb } from './model-thumb.tsx'
import type { ModelForm } from './form-parts.ts'

const load = () => import('./model-picker.tsx')
const ModelPicker = lazy(() => load().then((module) => ({ default: module.ModelPicker })))

/** The chosen model, and the way to another. */
export function ModelField({ form }: { form: ModelForm }) {
  const isPaid = useMe().subscription.plan_id > 1
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { model } = form
  const status = STATUS_LABEL[model.status]
  return (
    <Field name="model" label="Model" error={form.errors.model}>
      <button
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
        className="flex w-full items-center gap-3 rounded-control border border-line-strong p-2 text-left transition-colors move hover:bg-surface-1"
      >
        <ModelThumb model={model} className="size-10" />
        <span className="min-w-0 flex-1">
          <span className="flex items-center gap-2 font-medium">
            <span className="truncate">{model.name}</span>
            {status && <span className="shrink-0 type-wall text-warn">{status}</span>}
          </span>
          <span className="num block truncate type-wall">{modelFacts(model, isPaid)}</span>
        </span>
        <ChevronsUpDown size={20} aria-hidden className="mr-1 text-ink-3" />
      </button>
      <ModelNotice form={form} />
      {wasOpened && (
        <Suspense>
          <ModelPicker form={form} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Field>
  )
}
