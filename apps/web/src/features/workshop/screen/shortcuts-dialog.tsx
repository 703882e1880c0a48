import { Dialog } from '../../../ui/dialog.tsx'
import type { Hotkey } from './hotkeys.ts'

/** The list that `?` opens: of the shortcuts, those that do something now. */
export function ShortcutsDialog({
  open,
  onClose,
  hotkeys,
}: {
  open: boolean
  onClose: () => void
  hotkeys: readonly Hotkey[]
}) {
  const lines = [
    { keys: 'Ctrl+Enter', does: 'Generate, from anywhere' },
    ...hotkeys,
    { keys: 'Escape', does: 'Close what is open' },
  ]
  return (
    <Dialog open={open} onClose={onClose} title="Shortcuts">
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        {lines.map(({ keys, does }) => (
          <div key={keys} className="contents">
            <dt>
              <kbd className="rounded-s border border-line-strong px-1.5 py-0.5 font-sans text-[12px]/4">{keys}</kbd>
            </dt>
            <dd className="text-ink-2">{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
