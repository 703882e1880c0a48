import type { VideoGeneration } from '@easel/contract/entities/generation'
import { Link } from 'react-router'
import { useOverlaidList } from '../../../lib/item-overlay.ts'
import { countOf, shorten } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { ViewerDialog } from '../../../ui/viewer-dialog.tsx'
import { inSeconds } from '../jobs/job-steps.ts'
import { wordsOf } from '../jobs/kinds.ts'
import { WordsRead } from '../screen/words-read.tsx'
import { activePlayer } from './active-player.ts'
import type { Fill } from './fill.ts'
import { FrameMenu } from './frame-menu.tsx'
import { VideoPlayer } from './player.tsx'
import { recipeLines } from './recipe.ts'
import type { VideoActions } from './use-video-actions.ts'
import { VersionChips } from './version-chips.tsx'
import { VideoToolbar } from './video-toolbar.tsx'
import type { Version } from './versions.ts'

/** W2: the result modal. It opens when an order is done, and from the history. */
export function VideoDialog(props: {
  generation: VideoGeneration
  versions: readonly Version[]
  open: boolean
  fill: Fill
  actions: VideoActions
  onReveal: (version: Version) => void
  onClose: () => void
}) {
  const { generation, versions, open, fill, actions, onReveal, onClose } = props
  const [item] = useOverlaidList(generation.items)
  if (!item) return null
  const words = wordsOf(generation)
  const { parentImage: parent } = item
  const ratio = item.width / item.height
  return (
    <ViewerDialog
      open={open}
      onClose={onClose}
      title={`Result: ${shorten(words, 60)}`}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return
        const frames = event.key === ',' ? -1 : event.key === '.' ? 1 : 0
        if (frames !== 0) activePlayer()?.step(frames)
        const isFree = event.target instanceof HTMLElement && event.target.closest('button, a, input, [role]') === null
        if (event.key === ' ' && isFree) {
          event.preventDefault()
          activePlayer()?.toggle()
        }
      }}
      work={
        <div
          className="w-full p-4 max-md:px-0 max-md:pt-0"
          // As wide as its place, unless it would then be higher than the window with its controls.
          style={{ maxWidth: `max(360px, calc((100dvh - 190px) * ${ratio}))` }}
        >
          <VideoPlayer
            key={item.id}
            item={item}
            label={shorten(words, 60)}
            priority
            className="max-md:[&>:not(button)]:mx-gutter"
            renderTools={(hold) => <FrameMenu item={item} hold={hold} fill={fill} actions={actions} />}
          />
        </div>
      }
    >
      <p className="num type-wall">{item.is_private ? `${generation.model_label}, private` : generation.model_label}</p>
      <p className="mt-1 type-prompt wrap-anywhere">{words}</p>
      <div className="mt-2 flex flex-col gap-2">
        <WordsRead item={item} />
        <VersionChips item={item} versions={versions} onReveal={onReveal} />
      </div>
      <div className="mt-4">
        <VideoToolbar item={item} generation={generation} fill={fill} actions={actions} />
      </div>
      {generation.recipe.mode !== 'effect' && (
        <Button className="mt-3 self-start" onClick={() => void fill.restore(generation)}>
          Use these settings
        </Button>
      )}
      <dl className="num mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 border-t border-line pt-4 type-desc">
        {recipeLines(item)
          .filter(([name]) => name !== 'Prompt')
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-ink-3">{name}</dt>
              <dd className="wrap-anywhere text-ink">{value}</dd>
            </div>
          ))}
      </dl>
      {parent?.id && parent.image && (
        <Link
          to={`/images/${parent.id}`}
          className="mt-4 flex items-center gap-3 self-start type-label hover:underline"
        >
          <img src={parent.image} alt="" className="size-12 rounded-work object-cover" />
          Made from this picture
        </Link>
      )}
      {item.source_image && (
        <p className="mt-4 flex items-center gap-3 type-label">
          <img src={item.source_image.url} alt="" className="size-12 rounded-work object-cover" />
          Made from your picture
        </p>
      )}
      <p className="num mt-4 type-wall">
        {countOf(item.cost ?? generation.cost - generation.refunded, 'credit')}
        {item.duration_s !== null && `, ${inSeconds(item.duration_s)} of work`}
      </p>
    </ViewerDialog>
  )
}
