import { Chip } from '../../../ui/chip.tsx'
import { EmptyFrame } from '../../../ui/empty-frame.tsx'

/** Ways to begin for someone who has none yet. */
const EXAMPLES = [
  'Waves rolling onto a rocky shore at sunset, drifting clouds, slow push in',
  'Snow falling on a pine forest at dusk, a warm light in a cabin window',
  'A starry night above mountains, day turns to night',
  'Rain on a neon city street, hand-held camera',
]

/** The stage before the first video. */
export function EmptyStage({ onExample }: { onExample: (prompt: string) => void }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-6 py-8 text-center">
      <div aria-hidden className="aspect-video w-full max-w-[480px] overflow-hidden rounded-work border border-line">
        <EmptyFrame turn={38} />
      </div>
      <div>
        <h2 className="type-title">What will move here?</h2>
        <p className="mt-1 text-ink-2">Describe a scene, bring a picture, or begin with one of these.</p>
      </div>
      <ul className="flex max-w-[640px] flex-wrap justify-center gap-2">
        {EXAMPLES.map((prompt) => (
          <li key={prompt} className="max-w-full">
            <Chip
              onClick={() => onExample(prompt)}
              className="h-auto! min-h-9 max-w-full py-1.5 text-left whitespace-normal! max-md:min-h-11"
            >
              {prompt}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  )
}
