import type { EffectEntry } from '@easel/catalogue/effects/effect'
import type { Video } from '@easel/contract/entities/video'
import { lazy, Suspense, useState } from 'react'
import { useOverlaidList } from '../../../lib/item-overlay.ts'
import { ExampleTile } from './example-tile.tsx'

const ExampleDialog = lazy(() => import('./example-dialog.tsx').then((module) => ({ default: module.ExampleDialog })))

/** What was made with the effect, by itself and by the community, each in its own shape. */
export function Examples({ entry, videos }: { entry: EffectEntry; videos: readonly Video[] }) {
  const shown = useOverlaidList(videos)
  const [opened, setOpened] = useState<Video | null>(null)
  const [isOpen, setOpen] = useState(false)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="examples" className="pt-14">
      <h2 id="examples" className="type-title">
        Made with {entry.displayName}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-[3px] [--row:220px] max-md:[--row:150px]">
        {shown.map((item) => (
          // Rows of one height, filled to their ends, in which nothing is cut.
          <li
            key={item.id}
            style={{
              aspectRatio: item.width / item.height,
              flex: `${item.width / item.height} 1 calc(var(--row) * ${item.width / item.height})`,
              maxWidth: `calc(var(--row) * ${(1.5 * item.width) / item.height})`,
            }}
          >
            <ExampleTile
              item={item}
              label={`Play: ${entry.displayName} by ${item.creator_name}`}
              onOpen={() => {
                setOpened(item)
                setOpen(true)
              }}
            />
          </li>
        ))}
      </ul>
      <Suspense>
        {opened && <ExampleDialog entry={entry} item={opened} open={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </section>
  )
}
