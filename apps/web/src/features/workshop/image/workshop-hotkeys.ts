import { presetOf } from '@easel/catalogue/aspect-presets'
import { parameterNamed } from '@easel/catalogue/parameters'
import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { ImageGeneration } from '@easel/contract/entities/generation'
import { focusField } from '../form/focus-field.ts'
import { supports } from '../form/model-choice.ts'
import type { Hotkey } from '../screen/hotkeys.ts'
import type { Fill } from './use-fill.ts'
import type { WorkshopForm } from '../form/use-form.ts'
import type { Draft } from './draft.ts'

/** The shortcuts that do something as the workshop stands now. */
export function workshopHotkeys(parts: {
  form: WorkshopForm<Draft>
  fill: Fill
  last: { generation: ImageGeneration; item: GalleryImage } | null
  running: ImageGeneration | null
  cancel: (generation: ImageGeneration) => void
  help: () => void
}): Hotkey[] {
  const { form, fill, last, running, cancel, help } = parts
  const { draft, model, parameters } = form
  const size = parameterNamed(parameters, 'size')
  const otherMode = draft.mode === 't2i' ? 'i2i' : 't2i'
  const seed = last?.item.seed ?? null
  const hotkeys: (Hotkey | false)[] = [
    { keys: 'P', does: 'Write the prompt', run: () => focusField('prompt') },
    supports(model, otherMode) && {
      keys: 'M',
      does: 'Other way in: from words, from a picture',
      run: () => form.chooseMode(otherMode),
    },
    size !== undefined &&
      size.presets.length > 1 && {
        keys: 'D',
        does: 'Next shape',
        run: () => {
          const at = size.presets.findIndex((preset) => preset === presetOf(size.presets, draft.width, draft.height))
          const next = size.presets[(at + 1) % size.presets.length]
          if (next) form.set({ width: next.width, height: next.height })
        },
      },
    seed !== null &&
      parameterNamed(parameters, 'seed') !== undefined && {
        keys: 'S',
        does: 'Keep the seed of the last picture',
        run: () => form.set({ seed }),
      },
    last !== null && {
      keys: 'R',
      does: 'Remix the last picture',
      run: () => fill.remix(last.item, last.generation.recipe, false),
    },
    running !== null && { keys: 'Shift+X', does: 'Cancel what is being made', run: () => cancel(running) },
    { keys: '?', does: 'This list', run: help },
  ]
  return hotkeys.filter((hotkey) => hotkey !== false)
}
