import { X } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { VideoDraft } from './draft.ts'

/** Whose next version the form makes. */
export function EditHeader({ form }: { form: WorkshopForm<VideoDraft> }) {
  const { edit } = form.draft
  if (!edit) return null
  return (
    <div className="flex items-center gap-2 rounded-control bg-surface-2 py-1 pr-1 pl-3">
      <h2 className="min-w-0 flex-1 type-label">{`Editing video – changes create V${edit.version + 1}`}</h2>
      <IconButton label="Stop editing: make a video of its own" onClick={() => form.set({ edit: null })}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  )
}
