import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'

/** A piece of long ago, over the page. */
export function PieceDialog({ open, onClose, children }: { open: boolean; onClose: () => void; children: ReactNode }) {
  return (
    <Dialog open={open} onClose={onClose} title="From your history" wide>
      <div className="mt-4">{children}</div>
    </Dialog>
  )
}
