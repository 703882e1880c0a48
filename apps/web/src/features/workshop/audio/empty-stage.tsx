import type { WorkshopForm } from '../form/use-form.ts'
import type { AudioDraft } from './draft.ts'
import { ExampleList } from './example-list.tsx'
import { barsPath } from './player/waveform-bars.ts'

// A line that swells and dies away: the shape of a piece before there is one.
const BARS = Array.from({ length: 60 }, (_, index) => {
  const swell = Math.sin((Math.PI * (index + 0.5)) / 60)
  return Math.max(0.03, swell * (0.35 + 0.3 * Math.sin(index * 0.9) * Math.sin(index * 0.37)))
})
const PATH = barsPath(BARS)

/** The stage before the first piece. */
export function EmptyStage({ form, onChosen }: { form: WorkshopForm<AudioDraft>; onChosen: () => void }) {
  const isSpeech = form.draft.mode === 'speech'
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-6 py-8 text-center">
      <svg
        aria-hidden
        viewBox="0 0 60 100"
        preserveAspectRatio="none"
        className="h-24 w-full max-w-[420px] text-line-strong"
      >
        <path d={PATH} fill="currentColor" />
      </svg>
      <div>
        <h2 className="type-title">{isSpeech ? 'What should be said?' : 'What will be heard here?'}</h2>
        <p className="mt-1 text-ink-2">
          {isSpeech ? 'Write a text, or begin with one of these.' : 'Describe a piece, or begin with one of these.'}
        </p>
      </div>
      <ExampleList form={form} onChosen={onChosen} className="max-w-[640px] justify-center" />
    </div>
  )
}
