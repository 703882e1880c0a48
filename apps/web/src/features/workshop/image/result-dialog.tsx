import type { GalleryImage } from '@easel/contract/entities/gallery'
import type { ImageGeneration } from '@easel/contract/entities/generation'
import { ChevronLeft, ChevronRight, Columns2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useOverlaidList } from '../../../lib/item-overlay.ts'
import { countOf, shorten } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { ViewerDialog } from '../../../ui/viewer-dialog.tsx'
import { inSeconds } from '../jobs/job-steps.ts'
import { RecipeList } from './recipe-list.tsx'
import type { Fill } from './use-fill.ts'
import type { ItemActions } from './use-item-actions.ts'
import { WordsRead } from '../screen/words-read.tsx'
import { WorkActions } from './work-actions.tsx'

const CompareView = lazy(() => import('./compare-view.tsx').then((module) => ({ default: module.CompareView })))

/** W2: the result modal. It opens when an order is done, and from the history. */
export function ResultDialog(props: {
  generation: ImageGeneration
  itemId: string | null
  open: boolean
  fill: Fill
  actions: ItemActions
  onItem: (id: string) => void
  onClose: () => void
}) {
  const { generation, itemId, open, fill, actions, onItem, onClose } = props
  const items = useOverlaidList(generation.items)
  const [isComparing, setComparing] = useState(false)
  const at = Math.max(
    0,
    items.findIndex((item) => item.id === itemId),
  )
  const item = items[at]
  if (!item) return null
  const other = comparedWith(item, items, at)
  const words = generation.recipe.prompt.trim()
  const go = (step: number) => {
    const next = items[(at + step + items.length) % items.length]
    if (next) onItem(next.id)
  }
  return (
    <ViewerDialog
      open={open}
      onClose={onClose}
      title={`Result: ${shorten(words || 'from a picture', 60)}`}
      onKeyDown={(event) => {
        const inControl =
          event.target instanceof HTMLElement && event.target.closest('[role=slider], input, [role=menu]')
        if (inControl || items.length < 2) return
        if (event.key === 'ArrowRight') go(1)
        if (event.key === 'ArrowLeft') go(-1)
      }}
      work={
        <>
          {isComparing && other ? (
            <Suspense>
              <CompareView left={other} right={{ label: 'This one', item }} />
            </Suspense>
          ) : (
            <Picture
              key={item.id}
              item={item}
              alt={shorten(words)}
              sizes="(max-width: 1099px) 100vw, 75vw"
              priority
              className="max-h-full max-w-full lg:absolute lg:inset-0 lg:bg-transparent lg:bg-none!"
              imgClassName="object-contain!"
            />
          )}
          {items.length > 1 && !isComparing && (
            <>
              <IconButton label="The one before" look="scrim" className="absolute! left-3" onClick={() => go(-1)}>
                <ChevronLeft size={20} aria-hidden />
              </IconButton>
              <IconButton label="The next one" look="scrim" className="absolute! right-3" onClick={() => go(1)}>
                <ChevronRight size={20} aria-hidden />
              </IconButton>
            </>
          )}
        </>
      }
    >
      <output className="num type-wall">
        {items.length > 1 ? `${at + 1} of ${items.length}` : generation.model_label}
      </output>
      <p className="mt-1 type-prompt wrap-anywhere">{words || 'From the picture alone'}</p>
      <div className="mt-2">
        <WordsRead item={item} />
      </div>
      <div className="mt-4">
        <WorkActions item={item} generation={generation} fill={fill} actions={actions} />
      </div>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={() => fill.restore(generation)}>Use these settings</Button>
        {other && (
          <Button aria-pressed={isComparing} onClick={() => setComparing(!isComparing)}>
            <Columns2 size={16} aria-hidden /> {isComparing ? 'Stop comparing' : 'Compare'}
          </Button>
        )}
      </div>
      <RecipeList item={item} />
      <p className="num mt-4 type-wall">
        {countOf(
          item.cost ?? Math.round((generation.cost - generation.refunded) / Math.max(1, generation.items.length)),
          'credit',
        )}
        {item.duration_s !== null && `, ${inSeconds(item.duration_s)} of work`}
      </p>
      <Link
        to={`/images/${item.id}`}
        className="hit mt-2 self-start type-label text-ink-2 underline underline-offset-2 hover:text-ink"
      >
        Open its page
      </Link>
    </ViewerDialog>
  )
}

/** What a picture is held against: the one that it was made from, else its neighbour. */
function comparedWith(
  item: GalleryImage,
  items: readonly GalleryImage[],
  at: number,
): { label: string; src: string } | null {
  if (item.source_image) return { label: 'Source', src: item.source_image.url }
  if (item.parentImage?.image && !item.parentImage.isPrivate) return { label: 'Source', src: item.parentImage.image }
  const neighbour = items.length > 1 ? items[(at + 1) % items.length] : undefined
  return neighbour ? { label: 'The next one', src: neighbour.image } : null
}
