import type { AudioGeneration } from '@easel/contract/entities/generation'
import { focusField } from '../form/focus-field.ts'
import type { WorkshopForm } from '../form/use-form.ts'
import type { Hotkey } from '../screen/hotkeys.ts'
import { cardId } from './audio-card.tsx'
import type { AudioDraft } from './draft.ts'
import type { Fill } from './use-fill.ts'

/** The shortcuts that do something as the workshop stands now. */
export function workshopHotkeys(parts: {
  form: WorkshopForm<AudioDraft>
  fill: Fill
  last: AudioGeneration | null
  lastSeed: number | null
  running: AudioGeneration | null
  cancel: (generation: AudioGeneration) => void
  help: () => void
}): Hotkey[] {
  const { form, fill, last, lastSeed, running, cancel, help } = parts
  const { mode } = form.draft
  const hotkeys: (Hotkey | false)[] = [
    { keys: 'P', does: 'Write the words', run: () => focusField('prompt') },
    {
      keys: 'M',
      does: mode === 'speech' ? 'Make music' : 'Make speech',
      run: () => form.chooseMode(mode === 'speech' ? 'music' : 'speech'),
    },
    last !== null && {
      keys: 'K',
      does: 'Play the last piece, or pause it',
      run: () => document.querySelector<HTMLElement>(`#${CSS.escape(cardId(last.id))} [data-play]`)?.click(),
    },
    mode === 'music' &&
      lastSeed !== null && {
        keys: 'S',
        does: 'Keep the seed of the last piece',
        run: () => form.set({ seed: lastSeed }),
      },
    last !== null && { keys: 'R', does: 'Remix the last piece', run: () => fill.remix(last) },
    running !== null && { keys: 'Shift+X', does: 'Cancel what is being made', run: () => cancel(running) },
    { keys: '?', does: 'This list', run: help },
  ]
  return hotkeys.filter((hotkey) => hotkey !== false)
}
