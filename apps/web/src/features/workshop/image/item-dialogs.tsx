import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import type { ItemActions } from './use-item-actions.ts'

/** The questions and limits that stand between a person and what they want to do to a picture. */
export function ItemDialogs({ actions }: { actions: ItemActions }) {
  return (
    <>
      <ConfirmDialog
        open={actions.asked !== null}
        title="Delete image"
        description="Are you sure you want to delete this image? This action cannot be undone."
        confirm="Delete image"
        pending={actions.isDeleting}
        onConfirm={() => void actions.confirmDelete()}
        onCancel={actions.cancelDelete}
      />
      <Dialog
        open={actions.limit !== null}
        onClose={actions.closeLimit}
        title="Private Images Limit Reached"
        description={`Your plan has a limit of ${actions.limit?.private_images_limit ?? 0} private images. Upgrade it, or make some of them public.`}
        actions={
          <>
            <LinkButton variant="solid" to="/subscription">
              See plans
            </LinkButton>
            <LinkButton to="/?view=private">Look at private images</LinkButton>
          </>
        }
      />
    </>
  )
}
