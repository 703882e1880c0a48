import { parameterNamed } from '@easel/catalogue/parameters'
import type { VideoGeneration } from '@easel/contract/entities/generation'
import type { Video } from '@easel/contract/entities/video'
import { focusField } from '../form/focus-field.ts'
import { supports } from '../form/model-choice.ts'
import type { WorkshopForm } from '../form/use-form.ts'
import type { Hotkey } from '../screen/hotkeys.ts'
import { activePlayer } from './active-player.ts'
import type { VideoDraft } from './draft.ts'
import type { Fill } from './fill.ts'
import { ratioOf } from './shape.ts'

/** The shortcuts that do something as the workshop stands now. */
export function videoHotkeys(parts: {
  form: WorkshopForm<VideoDraft>
  fill: Fill
  last: { generation: VideoGeneration; item: Video } | null
  running: VideoGeneration | null
  cancel: (generation: VideoGeneration) => void
  help: () => void
}): Hotkey[] {
  const { form, fill, last, running, cancel, help } = parts
  const { draft, model, parameters } = form
  const ratios = parameterNamed(parameters, 'aspect_ratio')?.choices.map(({ value }) => String(value)) ?? []
  const otherMode = draft.mode === 't2v' ? 'i2v' : 't2v'
  const seed = last?.item.seed ?? null
  const canRemix = last !== null && last.item.effect === null
  const hotkeys: (Hotkey | false)[] = [
    parameterNamed(parameters, 'prompt') !== undefined && {
      keys: 'P',
      does: 'Write the prompt',
      run: () => focusField('prompt'),
    },
    supports(model, otherMode) && {
      keys: 'M',
      does: 'Other way in: from words, from a picture',
      run: () => form.chooseMode(otherMode),
    },
    ratios.length > 1 && {
      keys: 'D',
      does: 'Next shape',
      run: () => {
        const next = ratios[(ratios.indexOf(ratioOf(draft, model) ?? '') + 1) % ratios.length]
        if (next) form.set({ aspect_ratio: next })
      },
    },
    seed !== null &&
      parameterNamed(parameters, 'seed') !== undefined && {
        keys: 'S',
        does: 'Keep the seed of the last video',
        run: () => form.set({ seed }),
      },
    canRemix && {
      keys: 'R',
      does: 'Remix the last video',
      run: () => void fill.remix(last.item, last.generation, false),
    },
    last !== null && { keys: ',', does: 'One frame back', run: () => activePlayer()?.step(-1) },
    last !== null && { keys: '.', does: 'One frame on', run: () => activePlayer()?.step(1) },
    running !== null && { keys: 'Shift+X', does: 'Cancel what is being made', run: () => cancel(running) },
    { keys: '?', does: 'This list', run: help },
  ]
  return hotkeys.filter((hotkey) => hotkey !== false)
}
