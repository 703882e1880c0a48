import { X } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Button } from '../../../ui/button.tsx'
import type { FormNote } from './form-note.ts'

/** What happened to the form by itself, with the way back: nothing is dropped silently. */
export function NoteBanner<D>({ form }: { form: { note: FormNote<D> | null; undo(): void; dismissNote(): void } }) {
  const { note } = form
  if (!note) return null
  const changes = 'changes' in note ? note.changes : []
  return (
    <div
      aria-live="polite"
      className="flex items-start gap-2 rounded-control border border-line-strong bg-surface-1 py-2 pr-1 pl-3"
    >
      <div className="min-w-0 flex-1 py-1">
        <p className="type-label">{headline(note)}</p>
        {changes.length > 0 && (
          <ul className="mt-1 type-desc">
            {changes.map((change) => (
              <li key={change.label} className="wrap-anywhere">
                {change.label}: <s className="text-ink-3">{change.from}</s>{' '}
                {change.to === null ? 'left out' : <strong className="font-medium text-ink">{change.to}</strong>}
              </li>
            ))}
          </ul>
        )}
        {'back' in note && (
          <Button size="small" className="mt-2 mb-1" onClick={form.undo}>
            {note.kind === 'changed' ? `Back to ${note.from}` : 'Undo'}
          </Button>
        )}
      </div>
      <IconButton label="Close" onClick={form.dismissNote}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  )
}

function headline<D>(note: FormNote<D>): string {
  switch (note.kind) {
    case 'changed':
      return `${note.to} does not take everything that was set.`
    case 'filled':
      return note.gone === null
        ? note.about
        : `${note.about} ${note.gone} is not in this catalogue; ${note.using} stands in the form.`
    case 'gone':
      return `${note.model} is no longer available, using ${note.using}.`
    case 'mode':
      return `${note.model} ${note.lacks}.`
  }
}
