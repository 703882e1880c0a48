import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import { Button } from './button.tsx'

/** A question that has to be answered before something is lost. Escape and Cancel are no. */
export function ConfirmDialog(props: {
  open: boolean
  title: string
  description: string
  /** What the person agrees to: 'Delete image'. */
  confirm: string
  pending?: boolean
  onConfirm: () => void
  onCancel: () => void
}) {
  const { open, title, description, confirm, pending = false, onConfirm, onCancel } = props
  return (
    <Base.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <Base.Portal>
        <Base.Backdrop
          forceRender
          className="fixed inset-0 z-60 bg-black/60 transition-opacity move data-ending-style:opacity-0 data-starting-style:opacity-0"
        />
        <Base.Popup className="fixed top-1/2 left-1/2 z-70 w-[calc(100vw-32px)] max-w-[440px] -translate-x-1/2 -translate-y-1/2 rounded-panel border border-line bg-surface-1 p-6 shadow-float outline-none transition-[opacity,scale] move data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] data-starting-style:opacity-0">
          <Base.Title className="type-dialog">{title}</Base.Title>
          <Base.Description className="mt-2 text-ink-2">{description}</Base.Description>
          <div className="mt-6 flex flex-wrap gap-2">
            <Button variant="danger" disabled={pending} onClick={onConfirm}>
              {confirm}
            </Button>
            <Button onClick={onCancel}>Cancel</Button>
          </div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
