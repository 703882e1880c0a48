import type { GalleryImage } from '@easel/contract/entities/gallery'
import { PAGE_SIZE } from '@easel/contract/limits'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/errors.ts'
import { useOverlaidList } from '../../../lib/item-overlay.ts'
import { useIsMember, useMe } from '../../../lib/session.ts'
import { shorten } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Tabs } from '../../../ui/tabs.tsx'

const LISTS = {
  own: { label: 'My images', call: 'GET /api/v1/images/user' },
  liked: { label: 'Liked', call: 'GET /api/v1/images/liked' },
  community: { label: 'Community', call: 'GET /api/v1/images/random' },
} as const
type List = keyof typeof LISTS

/** G12: selection mode. A click chooses, it does not open. */
export function GalleryDialog(props: { open: boolean; onClose: () => void; onChoose: (item: GalleryImage) => void }) {
  const { open, onClose, onChoose } = props
  const { user } = useMe()
  const isMember = useIsMember()
  const lists: List[] = isMember ? ['own', 'liked', 'community'] : user ? ['own', 'community'] : ['community']
  const [wanted, setList] = useState<List>('own')
  const list = lists.includes(wanted) ? wanted : 'community'
  const page = useInfiniteQuery({
    queryKey: ['workshop-select', list, user?.id ?? null],
    queryFn: async ({ pageParam, signal }) => {
      // 204 answers an empty list.
      const answer = await api(LISTS[list].call, {
        query: { limit: PAGE_SIZE.history, cursor: pageParam ?? undefined },
        signal,
      })
      return { images: answer?.images ?? [], next: answer?.next_cursor ?? null }
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    enabled: open,
  })
  const images = useOverlaidList(page.data?.pages.flatMap((each) => each.images) ?? NONE)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      wide
      title="Select Reference Image"
      description="Click on an image to use it as reference"
      actions={
        <>
          {page.hasNextPage && (
            <Button disabled={page.isFetchingNextPage} onClick={() => void page.fetchNextPage()}>
              Show more
            </Button>
          )}
          <Button onClick={onClose}>Cancel</Button>
        </>
      }
    >
      {lists.length > 1 && (
        <Tabs
          label="Where from"
          tabs={lists.map((value) => ({ value, label: LISTS[value].label }))}
          value={list}
          onChange={setList}
          className="mt-2"
        />
      )}
      {page.isError && (
        <div className="mt-4 flex flex-wrap items-center gap-3">
          <p className="text-danger">{messageOf(page.error)}</p>
          <Button onClick={() => void page.refetch()}>Try again</Button>
        </div>
      )}
      {page.data && images.length === 0 && (
        <p className="mt-6 text-ink-2">No images found. {list === 'own' && 'What you make shows up here.'}</p>
      )}
      <ul className="mt-4 grid grid-cols-3 gap-[3px] max-md:grid-cols-2">
        {page.isPending && Array.from({ length: 6 }, (_, index) => <Skeleton key={index} className="aspect-square" />)}
        {images.map((item) => (
          <li key={item.id}>
            <SelectTile item={item} onChoose={() => onChoose(item)} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const NONE: GalleryImage[] = []

function SelectTile({ item, onChoose }: { item: GalleryImage; onChoose: () => void }) {
  const words = item.prompt || item.promptUsed
  return (
    <button type="button" onClick={onChoose} className="group relative block aspect-square w-full overflow-hidden">
      <Picture item={item} alt={words ? shorten(words) : 'Untitled'} sizes="220px" className="absolute inset-0" />
      <span className="absolute inset-x-1 bottom-1 rounded-s bg-scrim px-1 py-1 text-center text-[12px]/4 font-medium text-on-scrim transition-colors move group-hover:bg-black">
        Select as Reference
      </span>
    </button>
  )
}
