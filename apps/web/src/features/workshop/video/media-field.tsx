import type { FilesParameter } from '@easel/catalogue/parameter'
import { FileAudio, FileVideo } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../form/field.tsx'
import { SourceShown } from '../form/source-shown.tsx'
import type { SourceIntake } from '../form/use-source.ts'
import type { SourceMedia } from './draft.ts'
import { lengthProblem, limitsInWords, readSeconds } from './media-limits.ts'

/** A motion video or a sound that goes with the order, with its limits in words; they are looked at before anything is sent. */
export function MediaField(props: {
  field: FilesParameter & { accept: 'audio' | 'video' }
  media: SourceMedia | null
  intake: SourceIntake
  error: string | undefined
  onRemove: () => void
}) {
  const { field, media, intake, error, onRemove } = props
  const picker = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const Icon = field.accept === 'video' ? FileVideo : FileAudio
  const what = field.accept === 'video' ? 'a video' : 'a sound'

  async function take(file: File): Promise<void> {
    setProblem(null)
    const wrong = lengthProblem(field, await readSeconds(file, field.accept), file.size)
    if (wrong) setProblem(wrong)
    else intake.takeFile(file)
  }
  return (
    <Field
      name={field.name}
      label={field.required ? field.label : `${field.label} (optional)`}
      error={error ?? problem ?? undefined}
    >
      {intake.sending ? (
        <SourceShown source={null} sending={intake.sending} onRemove={intake.cancel} />
      ) : media ? (
        <div className="rounded-control border border-line-strong p-2">
          {field.accept === 'video' ? (
            <video
              src={media.src}
              controls
              playsInline
              preload="metadata"
              aria-label={field.label}
              className="max-h-48 w-full rounded-work bg-surface-2"
            >
              <track kind="captions" />
            </video>
          ) : (
            <audio src={media.src} controls preload="metadata" aria-label={field.label} className="w-full">
              <track kind="captions" />
            </audio>
          )}
          <div className="mt-2 flex items-center gap-2">
            <span className="num type-wall">{media.seconds.toFixed(1)} s</span>
            <Button size="small" className="ml-auto" onClick={onRemove}>
              Remove
            </Button>
          </div>
        </div>
      ) : (
        <div
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            const [file] = event.dataTransfer.files
            if (file) void take(file)
          }}
          className="rounded-control border border-dashed border-line-strong p-3"
        >
          <button
            type="button"
            onClick={() => picker.current?.click()}
            className="flex min-h-12 w-full flex-col items-center justify-center gap-1 rounded-s text-ink-2 transition-colors move hover:text-ink"
          >
            <Icon size={24} aria-hidden />
            <span className="font-medium text-ink">{`Choose ${what}`}</span>
            <span className="num type-wall">{limitsInWords(field)}</span>
          </button>
          <input
            ref={picker}
            type="file"
            accept={`${field.accept}/*`}
            aria-label={`Choose ${what} from this device`}
            className="sr-only"
            tabIndex={-1}
            onChange={(event) => {
              const file = event.target.files?.[0]
              if (file) void take(file)
              event.target.value = ''
            }}
          />
        </div>
      )}
    </Field>
  )
}
