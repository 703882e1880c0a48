import { presetOf } from '@easel/catalogue/aspect-presets'
import { parameterNamed } from '@easel/catalogue/parameters'
import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { nearestSize } from './draft-fit.ts'
import { Field } from '../form/field.tsx'
import { RatioChoice } from '../form/ratio-choice.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { Draft } from './draft.ts'

/** The picture's shape, drawn; every shape stands for a size that the model makes. */
export function ShapeField({ form }: { form: WorkshopForm<Draft> }) {
  const { draft, parameters, errors } = form
  const [wantsCustom, setWantsCustom] = useState(false)
  const size = parameterNamed(parameters, 'size')
  if (!size) return null
  const chosen = presetOf(size.presets, draft.width, draft.height)
  // A model that only takes certain pairs has them all among its shapes.
  const hasCustom = size.pairs === null
  const isCustom = hasCustom && (wantsCustom || chosen === null)
  const options = [...size.presets.map((preset) => preset.ratio), ...(hasCustom ? ['Custom'] : [])]
  const current = isCustom ? 'Custom' : (chosen?.ratio ?? '')

  function choose(option: string): void {
    const preset = size?.presets.find((each) => each.ratio === option)
    setWantsCustom(option === 'Custom')
    if (preset) form.set({ width: preset.width, height: preset.height })
  }
  const source = draft.mode === 'i2i' ? draft.source : null
  return (
    <Field
      name="size"
      label="Shape"
      error={errors.size}
      end={<span className="num type-wall">{`${draft.width} × ${draft.height}`}</span>}
    >
      <RatioChoice options={options} value={current} onChange={choose} />
      {isCustom && (
        <div className="mt-2 flex items-end gap-2">
          <Select
            label="Width"
            className="flex-1"
            options={pixels(size.widths)}
            value={draft.width}
            onChange={(width) => form.set({ width })}
          />
          <IconButton
            label="Swap width and height"
            look="line"
            onClick={() => form.set(nearestSize(size, draft.height, draft.width))}
          >
            <ArrowLeftRight size={16} aria-hidden />
          </IconButton>
          <Select
            label="Height"
            className="flex-1"
            options={pixels(size.heights)}
            value={draft.height}
            onChange={(height) => form.set({ height })}
          />
        </div>
      )}
      {source && (
        <Button size="small" className="mt-2" onClick={() => form.set(nearestSize(size, source.width, source.height))}>
          Use source size
        </Button>
      )}
    </Field>
  )
}

function pixels(values: readonly number[]): { value: number; label: string }[] {
  return values.map((value) => ({ value, label: `${value} px` }))
}
