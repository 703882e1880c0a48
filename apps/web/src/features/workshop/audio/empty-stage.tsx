import type { WorkshopForm } from '../form/use-form.ts'
import type { AudioDraft } from './draft.ts'
import { ExampleList } from './example-list.tsx'
import { WaveShape } from './wave-shape.tsx'

/** The stage before the first piece. */
export function EmptyStage({ form, onChosen }: { form: WorkshopForm<AudioDraft>; onChosen: () => void }) {
  const isSpeech = form.draft.mode === 'speech'
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-6 py-8 text-center">
      <WaveShape className="max-w-[420px]" />
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
