import type { Upload } from '@easel/contract/entities/upload'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { api } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/errors.ts'
import { notify } from '../../../lib/notices.ts'
import { placeholderBackground } from '../../../lib/placeholder.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { asUploaded } from './source-picture.ts'
import type { SourcePicture } from './source-picture.ts'

/** Pictures that were brought before and are still kept. */
export function UploadsDialog(props: {
  open: boolean
  onClose: () => void
  onChoose: (source: SourcePicture) => void
}) {
  const { open, onClose, onChoose } = props
  const queries = useQueryClient()
  const uploads = useQuery({
    queryKey: ['workshop-uploads'],
    queryFn: ({ signal }) => api('GET /api/v1/uploads', { query: { kind: 'image' }, signal }),
    enabled: open,
  })
  async function remove(upload: Upload): Promise<void> {
    try {
      await api('DELETE /api/v1/uploads/{id}', { params: { id: upload.upload_id } })
      await queries.invalidateQueries({ queryKey: ['workshop-uploads'] })
    } catch (error) {
      notify(messageOf(error), { tone: 'danger' })
    }
  }
  const list = (uploads.data?.uploads ?? []).filter((upload) => upload.kind === 'image')
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title="Your uploads"
      description="Unused ones are kept for a day, those that something was made from for good."
    >
      {uploads.isError && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <p className="text-danger">{messageOf(uploads.error)}</p>
          <Button onClick={() => void uploads.refetch()}>Try again</Button>
        </div>
      )}
      {uploads.data && list.length === 0 && (
        <p className="mt-4 text-ink-2">Nothing here yet. What you choose, drop or paste shows up here.</p>
      )}
      <ul className="mt-4 grid grid-cols-3 gap-2 max-md:grid-cols-2">
        {uploads.isPending &&
          Array.from({ length: 3 }, (_, index) => <Skeleton key={index} className="aspect-square" />)}
        {list.map((upload) => (
          <li key={upload.upload_id} className="relative">
            <button
              type="button"
              onClick={() => onChoose(asUploaded(upload))}
              className="block aspect-square w-full overflow-hidden rounded-work bg-surface-2"
              style={{ backgroundImage: placeholderBackground(upload.placeholder) }}
            >
              <img
                src={upload.url}
                alt={`Upload, ${upload.width} × ${upload.height}`}
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
            <IconButton
              label="Remove this upload"
              look="scrim"
              className="absolute! top-1 right-1"
              onClick={() => void remove(upload)}
            >
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
