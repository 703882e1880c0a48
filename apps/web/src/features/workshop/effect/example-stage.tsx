import type { EffectEntry } from '@easel/catalogue/effects/effect'
import type { Video } from '@easel/contract/entities/video'
import { EmptyFrame } from '../../../ui/empty-frame.tsx'
import { VideoPlayer } from '../video/player.tsx'
import { MadeFrom } from './made-from.tsx'
import { fitting } from './film-box.ts'

/** What the effect makes, before anything is made here: its first example and the photo that it was. */
export function ExampleStage({ entry, example }: { entry: EffectEntry; example: Video | undefined }) {
  if (!example) {
    return (
      <div className="relative aspect-video overflow-hidden rounded-work bg-surface-2">
        <EmptyFrame turn={entry.displayName.length * 23} />
        <p className="absolute right-5 bottom-4 left-5 type-desc">
          The examples of this effect are not made yet. Yours can be the first.
        </p>
      </div>
    )
  }
  return (
    <div className="flex flex-col gap-3">
      <div style={fitting(example)}>
        <VideoPlayer item={example} label={`Example of ${entry.displayName}`} priority />
      </div>
      <MadeFrom item={example} />
    </div>
  )
}
