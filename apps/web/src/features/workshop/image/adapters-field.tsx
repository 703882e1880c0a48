import { parameterNamed } from '@easel/catalogue/parameters'
import { Plus, X } from 'lucide-react'
import { countOf } from '../../../lib/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { Slider } from '../../../ui/slider.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { Adapter, Draft } from './draft.ts'
import { Field } from '../form/field.tsx'
import type { WorkshopForm } from '../form/use-form.ts'

const SOURCES: Record<Adapter['source'], string> = { community: 'Community hub', hub: 'Model hub', url: 'Address' }

/** Style adapters of a checkpoint (W1): where each comes from and how strongly it counts. */
export function AdaptersField({ form }: { form: WorkshopForm<Draft> }) {
  const field = parameterNamed(form.parameters, 'loras')
  if (!field) return null
  const { takes } = field
  const { loras } = form.draft
  const change = (index: number, patch: Partial<Adapter>) =>
    form.set({ loras: loras.map((each, at) => (at === index ? { ...each, ...patch } : each)) })
  const [low, high] = takes.recommended
  return (
    <Field
      name="loras"
      label={`${field.label}${loras.length > 0 ? ` ${loras.length} of ${takes.max}` : ''}`}
      info={`A small file that teaches the model a style or a subject. Each costs ${countOf(form.model.price.lora_cost, 'credit')} an image.`}
      error={form.errors.loras}
      end={
        loras.length < takes.max && (
          <button
            type="button"
            onClick={() =>
              form.set({
                loras: [...loras, { source: takes.sources[0] ?? 'url', ref: '', scale: takes.default_scale }],
              })
            }
            className="hit inline-flex items-center gap-1 type-label text-ink-2 hover:text-ink"
          >
            <Plus size={16} aria-hidden /> Add
          </button>
        )
      }
    >
      <ul className="flex flex-col gap-2">
        {loras.map((adapter, index) => (
          <li key={index} className="rounded-control border border-line p-3">
            <div className="flex items-end gap-2">
              <Select
                label={`From, adapter ${index + 1}`}
                hideLabel
                className="w-36 shrink-0"
                options={takes.sources.map((value) => ({ value, label: SOURCES[value] }))}
                value={adapter.source}
                onChange={(source) => change(index, { source })}
              />
              <TextField
                label={`Name or address of adapter ${index + 1}`}
                hideLabel
                placeholder={adapter.source === 'url' ? 'https://…' : 'owner/name'}
                value={adapter.ref}
                onChange={(event) => change(index, { ref: event.target.value })}
                className="min-w-0 flex-1"
              />
              <IconButton
                label={`Remove adapter ${index + 1}`}
                onClick={() => form.set({ loras: loras.filter((_, at) => at !== index) })}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </div>
            <Slider
              className="mt-2"
              label={`Strength (recommended ${low} to ${high})`}
              min={takes.scale_range[0]}
              max={takes.scale_range[1]}
              step={0.05}
              value={adapter.scale}
              format={(value) => value.toFixed(2)}
              onChange={(scale) => change(index, { scale })}
            />
          </li>
        ))}
      </ul>
    </Field>
  )
}
