import { parameterNamed } from '@easel/catalogue/parameters'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Slider } from '../../ui/slider.tsx'
import type { SourcePicture } from './draft.ts'
import { Field } from './field.tsx'
import { SourceDrop } from './source-drop.tsx'
import { SourceShown } from './source-shown.tsx'
import type { WorkshopForm } from './use-form.ts'
import type { SourceIntake } from './use-source.ts'

const GalleryDialog = lazy(() => import('./gallery-dialog.tsx').then((module) => ({ default: module.GalleryDialog })))
const UploadsDialog = lazy(() => import('./uploads-dialog.tsx').then((module) => ({ default: module.UploadsDialog })))

/** What to start from, and how far to go from it. */
export function SourceField({ form, intake }: { form: WorkshopForm; intake: SourceIntake }) {
  const { draft, parameters, errors } = form
  const [dialog, setDialog] = useState<'gallery' | 'uploads' | null>(null)
  const [opened, setOpened] = useState<readonly string[]>([])
  const source = parameterNamed(parameters, 'source')
  const strength = parameterNamed(parameters, 'strength')
  const { takeFile } = intake

  useEffect(() => {
    if (!source) return
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find((each) => each.type.startsWith('image/'))
      if (!file) return
      event.preventDefault()
      takeFile(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [source, takeFile])
  if (!source) return null

  const open = (which: 'gallery' | 'uploads') => {
    setOpened((before) => [...before, which])
    setDialog(which)
  }
  const take = (picture: SourcePicture) => {
    intake.cancel()
    form.set({ source: picture })
    setDialog(null)
  }
  return (
    <>
      <Field name="source" label={source.label} error={errors.source}>
        {intake.sending || draft.source ? (
          <SourceShown
            key={draft.source?.id ?? 'sending'}
            source={draft.source}
            sending={intake.sending}
            onRemove={() => {
              if (intake.sending) intake.cancel()
              else form.set({ source: null })
            }}
          />
        ) : (
          <SourceDrop intake={intake} onGallery={() => open('gallery')} onUploads={() => open('uploads')} />
        )}
      </Field>
      {strength && (
        <Field
          name="strength"
          label={strength.label}
          info="How far the new picture may go from the one that it starts from."
          error={errors.strength}
          end={<span className="num type-label text-ink-2">{(draft.strength ?? strength.default).toFixed(2)}</span>}
        >
          <Slider
            hideLabel
            label="Strength, from stay close to be creative"
            min={strength.min}
            max={strength.max}
            step={strength.step}
            value={draft.strength ?? strength.default}
            format={(value) => value.toFixed(2)}
            onChange={(value) => form.set({ strength: value })}
          />
          <p aria-hidden className="flex justify-between type-wall">
            <span>Stay close</span>
            <span>Be creative</span>
          </p>
        </Field>
      )}
      <Suspense>
        {opened.includes('gallery') && (
          <GalleryDialog open={dialog === 'gallery'} onClose={() => setDialog(null)} onChoose={take} />
        )}
        {opened.includes('uploads') && (
          <UploadsDialog open={dialog === 'uploads'} onClose={() => setDialog(null)} onChoose={take} />
        )}
      </Suspense>
    </>
  )
}
