import type { VideoGeneration } from '@easel/contract/entities/generation'
import type { Video } from '@easel/contract/entities/video'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/errors.ts'
import { notify } from '../../../lib/notices.ts'
import { asSource } from '../form/source-picture.ts'
import { parseVideoLink } from './deep-link.ts'
import type { VideoLink } from './deep-link.ts'
import { effectPath } from '../../../lib/video-words.ts'
import type { Fill } from './fill.ts'

/** The address as a wish of the form. */
export function useVideoLink(): VideoLink {
  const [query] = useSearchParams()
  return useMemo(() => parseVideoLink(query), [query])
}

/** Does the part of a link that needs the server: a video to edit or to remix, a picture to start from. */
export async function followLink({ source, edit, remix, seed }: VideoLink, fill: Fill): Promise<void> {
  try {
    const id = edit ?? remix
    if (id !== null) {
      const item = await api('GET /api/v1/videos/{id}', { params: { id } })
      if (edit === null) await fill.remix(seed === null ? item : { ...item, seed }, await orderOf(item), seed !== null)
      else if (!item.can_edit) notify('A video is edited by its creator only.', { tone: 'warn' })
      else if (item.effect === null) await fill.edit(item, await orderOf(item))
      else
        notify('This video was made by an effect. It is made anew on the page of the effect.', {
          link: { label: 'Open the effect', to: effectPath(item.effect) },
        })
      return
    }
    if (source === null) return
    const picture = await api('GET /api/v1/images/{id}', { params: { id: source } })
    fill.start(asSource(picture), 'Ready to bring this picture to life.')
  } catch (error) {
    notify(messageOf(error, 'What this link leads to could not be found.'), { tone: 'warn' })
  }
}

/** The order that made a video: its creator alone can read it. */
async function orderOf(item: Video): Promise<VideoGeneration | null> {
  const { generation_id: id } = item
  if (id === null || !item.can_edit) return null
  const order = await api('GET /api/v1/generations/{id}', { params: { id } }).catch(() => null)
  return order?.kind === 'video' ? order : null
}
