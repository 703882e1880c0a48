import { lazy, Suspense, useEffect, useState } from 'react'
import { Field } from './field.tsx'
import type { FieldName } from './form-parts.ts'
import { SourceDrop } from './source-drop.tsx'
import { asSource } from './source-picture.ts'
import type { SourcePicture } from './source-picture.ts'
import { SourceShown } from './source-shown.tsx'
import type { SourceIntake } from './use-source.ts'

const GalleryDialog = lazy(() => import('./gallery-dialog.tsx').then((module) => ({ default: module.GalleryDialog })))
const UploadsDialog = lazy(() => import('./uploads-dialog.tsx').then((module) => ({ default: module.UploadsDialog })))

/** A place for one picture: brought, on its way, or there. */
export function PictureField(props: {
  name: FieldName
  label: string
  info?: string
  error: string | undefined
  picture: SourcePicture | null
  intake: SourceIntake
  /** What is pasted anywhere on the page comes here. */
  takesPaste: boolean
  /** The field wants bytes of one's own: a work of the gallery is brought as an upload. */
  uploadsOnly?: boolean
  onChange: (picture: SourcePicture | null) => void
}) {
  const { name, label, info, error, picture, intake, takesPaste, uploadsOnly, onChange } = props
  const [dialog, setDialog] = useState<'gallery' | 'uploads' | null>(null)
  const [opened, setOpened] = useState<readonly string[]>([])
  const { takeFile } = intake

  useEffect(() => {
    if (!takesPaste) return
    const paste = (event: ClipboardEvent) => {
      const file = [...(event.clipboardData?.files ?? [])].find((each) => each.type.startsWith('image/'))
      if (!file) return
      event.preventDefault()
      takeFile(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [takesPaste, takeFile])

  const open = (which: 'gallery' | 'uploads') => {
    setOpened((before) => [...before, which])
    setDialog(which)
  }
  const take = (taken: SourcePicture) => {
    intake.cancel()
    onChange(taken)
    setDialog(null)
  }
  return (
    <>
      <Field name={name} label={label} {...(info && { info })} error={error}>
        {intake.sending || picture ? (
          <SourceShown
            key={picture?.id ?? 'sending'}
            source={picture}
            sending={intake.sending}
            onRemove={() => {
              if (intake.sending) intake.cancel()
              else onChange(null)
            }}
          />
        ) : (
          <SourceDrop intake={intake} onGallery={() => open('gallery')} onUploads={() => open('uploads')} />
        )}
      </Field>
      <Suspense>
        {opened.includes('gallery') && (
          <GalleryDialog
            open={dialog === 'gallery'}
            onClose={() => setDialog(null)}
            onChoose={(item) => {
              if (!uploadsOnly) return take(asSource(item))
              setDialog(null)
              intake.takeWork(item.image)
            }}
          />
        )}
        {opened.includes('uploads') && (
          <UploadsDialog open={dialog === 'uploads'} onClose={() => setDialog(null)} onChoose={take} />
        )}
      </Suspense>
    </>
  )
}
