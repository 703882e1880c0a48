import { LANGUAGES } from '@easel/catalogue/voices'
import type { Voice } from '@easel/catalogue/voices'
import { ChevronsUpDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Select } from '../../../ui/select.tsx'
import { Field, FieldError, fieldId } from '../form/field.tsx'
import { isUsable } from '../form/model-choice.ts'
import type { WorkshopForm } from '../form/use-form.ts'
import { voiceOf } from './draft.ts'
import type { AudioDraft } from './draft.ts'
import { PreviewButton } from './preview-button.tsx'
import { useVoicePreview } from './use-voice-preview.ts'
import { sameVoiceIn, voiceName } from './voices-found.ts'

const load = () => import('./voice-library.tsx')
const VoiceLibrary = lazy(() => load().then((module) => ({ default: module.VoiceLibrary })))

/** Who reads, and in which language: a list of languages, and a library of voices. */
export function VoiceField({ form }: { form: WorkshopForm<AudioDraft> }) {
  const { draft, model, errors } = form
  const [library, setLibrary] = useState<'never' | 'open' | 'closed'>('never')
  const preview = useVoicePreview()
  const voice = voiceOf(draft, model)
  if (!voice) return null
  const initial = voiceOf({ voice: null }, model)?.id
  const choose = (next: Voice | undefined) => form.set({ voice: !next || next.id === initial ? null : next.id })
  const off = isUsable(model) ? null : (model.status_note ?? 'Voices cannot be heard here at the moment.')
  return (
    <>
      <div id={fieldId('language')}>
        <Select
          label="Language"
          options={LANGUAGES.map(({ language, languageLabel }) => ({ value: language, label: languageLabel }))}
          value={voice.language}
          onChange={(language) => choose(sameVoiceIn(language, voice))}
        />
        <FieldError>{errors.language}</FieldError>
      </div>
      <Field name="voice" label="Voice" error={errors.voice}>
        <div className="flex gap-2">
          <button
            type="button"
            aria-haspopup="dialog"
            onPointerEnter={() => void load().catch(() => undefined)}
            onClick={() => {
              preview.stop()
              setLibrary('open')
            }}
            className="flex h-control min-w-0 flex-1 items-center gap-2 rounded-control border border-line-strong px-3 text-left transition-colors move hover:bg-surface-2"
          >
            <span className="min-w-0 flex-1 truncate">{voiceName(voice)}</span>
            <span className="type-wall">All voices</span>
            <ChevronsUpDown size={16} aria-hidden className="text-ink-3" />
          </button>
          <PreviewButton voice={voice} preview={preview} look="line" off={off} />
        </div>
        <p className="mt-1.5 type-desc">A synthetic voice (eSpeak NG). Not a person, no AI.</p>
        {voice.note && <p className="mt-1 type-desc">{voice.note}</p>}
        {library !== 'never' && (
          <Suspense>
            <VoiceLibrary
              // Opened anew, it begins at the language that is chosen now.
              key={voice.language}
              open={library === 'open'}
              chosen={voice}
              off={off}
              onClose={() => setLibrary('closed')}
              onChoose={(next) => {
                choose(next)
                setLibrary('closed')
              }}
            />
          </Suspense>
        )}
      </Field>
    </>
  )
}
