import type { Upload } from '@easel/contract/entities/upload'
import { useEffect, useRef } from 'react'
import { useIntake, useSource } from '../form/use-source.ts'
import type { SourceIntake } from '../form/use-source.ts'
import type { WorkshopForm } from '../form/use-form.ts'
import type { SourceMedia, VideoDraft } from './draft.ts'

/** What is on its way into each of the form's places. */
export interface Intakes {
  source: SourceIntake
  end: SourceIntake
  references: SourceIntake
  video: SourceIntake
  audio: SourceIntake
}

export function useIntakes(form: WorkshopForm<VideoDraft>): Intakes {
  // A picture arrives later than it was chosen: others may have been removed since.
  const references = useRef(form.draft.references)
  useEffect(() => {
    references.current = form.draft.references
  }, [form.draft.references])
  return {
    // The shape follows the new picture.
    source: useSource((source) => form.set({ source, aspect_ratio: null })),
    end: useSource((end) => form.set({ end })),
    references: useSource((picture) => form.set({ references: [...references.current, picture] })),
    video: useIntake('video', (upload) => form.set({ video: asMedia(upload) })),
    audio: useIntake('audio', (upload) => form.set({ audio: asMedia(upload) })),
  }
}

function asMedia({ upload_id: id, url, duration }: Upload): SourceMedia {
  return { id, src: url, seconds: duration ?? 0 }
}
