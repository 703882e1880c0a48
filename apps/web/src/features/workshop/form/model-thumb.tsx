import type { ModelEntry } from '@easel/contract/entities/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { api } from '../../../lib/api.ts'
import { cx } from '../../../ui/cx.ts'
import { EmptyFrame } from '../../../ui/empty-frame.tsx'
import { Picture } from '../../../ui/picture.tsx'
import type { PictureItem } from '../../../ui/picture.tsx'
import { useNear } from '../../../ui/use-near.ts'
import { posterOf } from '../../../ui/poster.ts'

/** A work of the model, small; the lines of an empty frame while there is none. */
export function ModelThumb({ model, className }: { model: Pick<ModelEntry, 'id' | 'kind'>; className?: string }) {
  const { id, kind } = model
  const box = useRef<HTMLSpanElement>(null)
  const isNear = useNear(box, 100)
  const { data: example } = useQuery({
    queryKey: ['model-thumb', kind, id],
    queryFn: async ({ signal }): Promise<PictureItem | null> => {
      if (kind === 'image') {
        const { images } = await api('GET /api/v1/models/{id}/examples', { params: { id }, signal })
        return images[0] ?? null
      }
      const { videos } = await api('GET /api/v1/models/{id}/video-examples', { params: { id }, signal })
      return videos[0] ? posterOf(videos[0]) : null
    },
    // Sounds have nothing to be seen.
    enabled: isNear && kind !== 'audio',
    staleTime: 5 * 60_000,
  })
  return (
    <span ref={box} className={cx('relative block shrink-0 overflow-hidden rounded-s bg-surface-2', className)}>
      {example ? (
        <Picture item={example} alt="" sizes="48px" className="absolute inset-0" />
      ) : (
        <EmptyFrame turn={id.length * 23} />
      )}
    </span>
  )
}
