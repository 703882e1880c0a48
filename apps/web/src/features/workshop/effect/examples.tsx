import type { EffectEntry } from '@easel/catalogue/effects/effect'
import type { Video } from '@easel/contract/entities/video'
import { lazy, Suspense, useState } from 'react'
import { focusField } from '../form/focus-field.ts'
import { ExampleTile } from './example-tile.tsx'

const ExampleDialog = lazy(() => import('./example-dialog.tsx').then((module) => ({ default: module.ExampleDialog })))

// A window that closes takes 200 ms.
const FOCUS_BACK_MS = 300

/** What was made with the effect, by itself and by the community, each in its own shape. */
export function Examples({ entry, videos }: { entry: EffectEntry; videos: readonly Video[] }) {
  const [opened, setOpened] = useState<Video | null>(null)
  const [isOpen, setOpen] = useState(false)
  function use(): void {
    setOpen(false)
    // The window gives the focus back to its tile first.
    setTimeout(() => focusField('input-0'), FOCUS_BACK_MS)
  }
  if (videos.length === 0) return null
  return (
    <section aria-labelledby="examples" className="pt-14">
      <h2 id="examples" className="type-title">
        Made with {entry.displayName}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-[3px] [--row:220px] max-md:[--row:150px]">
        {videos.map((item) => (
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
        {opened && (
          <ExampleDialog entry={entry} item={opened} open={isOpen} onClose={() => setOpen(false)} onUse={use} />
        )}
      </Suspense>
    </section>
  )
}
