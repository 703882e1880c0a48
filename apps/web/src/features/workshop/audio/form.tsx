import { cx } from '../../../ui/cx.ts'
import { FormFrame } from '../form/form-frame.tsx'
import { GenerateBar } from '../form/generate-bar.tsx'
import { NoteBanner } from '../form/note-banner.tsx'
import type { WorkshopForm } from '../form/use-form.ts'
import type { Generate } from '../form/use-generate.ts'
import type { ShownPrice } from '../form/use-price.ts'
import type { Submission } from '../jobs/use-submit.ts'
import type { AudioDraft } from './draft.ts'
import { ExampleList } from './example-list.tsx'
import { KeptNote } from './kept-note.tsx'
import { ModelLine } from './model-line.tsx'
import { ModeSwitch } from './mode-switch.tsx'
import { MusicFields } from './music-fields.tsx'
import { SpeechFields } from './speech-fields.tsx'

export const AUDIO_PATH = '/audios/workshop'

/** The form, in the order in which people think: what, in which voice or of which kind, how long, the rest. */
export function Form(props: {
  form: WorkshopForm<AudioDraft>
  price: ShownPrice
  generate: Generate
  submission: Pick<Submission, 'isSending' | 'refusal' | 'clear'>
  open: number
  lastSeed: number | null
  /** The stage shows works, and no examples. */
  hasWorks: boolean
}) {
  const { form, price, generate, submission, open, lastSeed, hasWorks } = props
  const examples = form.draft.prompt === '' && (
    // A phone shows one part at a time: the examples of the empty stage are out of sight there.
    <ExampleList form={form} className={cx('-mt-2', !hasWorks && 'md:hidden')} />
  )
  return (
    <FormFrame
      onSubmit={() => void generate.run()}
      foot={<GenerateBar price={price} generate={generate} submission={submission} open={open} path={AUDIO_PATH} />}
    >
      <ModeSwitch form={form} />
      <ModelLine form={form} />
      <NoteBanner form={form} />
      {form.draft.mode === 'speech' ? (
        <SpeechFields form={form} examples={examples} />
      ) : (
        <MusicFields form={form} lastSeed={lastSeed} examples={examples} />
      )}
      <div className="border-t border-line pt-3">
        <KeptNote path={AUDIO_PATH} />
      </div>
    </FormFrame>
  )
}
