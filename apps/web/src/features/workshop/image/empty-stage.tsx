import { Chip } from '../../../ui/chip.tsx'
import { EmptyFrame } from '../../../ui/empty-frame.tsx'

/** Ways to begin for someone who has none yet. */
const EXAMPLES = [
  'A sailing boat on a still sea at dusk, low sun behind a dark cape',
  'Snowy mountains above a pine forest, clear winter morning',
  'A city street in the rain at night, neon reflections',
  'A single peony in soft light, watercolour',
]

/** The stage before the first picture. */
export function EmptyStage({ onExample }: { onExample: (prompt: string) => void }) {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-6 py-8 text-center">
      <div aria-hidden className="aspect-[4/3] w-full max-w-[420px] overflow-hidden rounded-work border border-line">
        <EmptyFrame turn={12} />
      </div>
      <div>
        <h2 className="type-title">What will hang here?</h2>
        <p className="mt-1 text-ink-2">Describe a picture, or begin with one of these.</p>
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
