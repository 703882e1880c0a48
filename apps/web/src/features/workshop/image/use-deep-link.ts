import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../../lib/api.ts'
import { messageOf } from '../../../lib/errors.ts'
import { notify } from '../../../lib/notices.ts'
import { asUploaded } from '../form/source-picture.ts'
import { parseDeepLink } from './deep-link.ts'
import type { DeepLink } from './deep-link.ts'
import type { Fill } from './use-fill.ts'

/** The address as a wish of the form. */
export function useDeepLink(): DeepLink {
  const [query] = useSearchParams()
  return useMemo(() => parseDeepLink(query), [query])
}

/** Does the part of a link that needs the server: a picture to remix, a picture or an upload to start from. */
export async function followLink({ remix, source, upload, seed }: DeepLink, fill: Fill): Promise<void> {
  try {
    if (upload !== null) {
      const { uploads } = await api('GET /api/v1/uploads')
      const found = uploads.find((each) => each.upload_id === upload && each.kind === 'image')
      if (found) fill.upload(asUploaded(found))
      else notify('The picture of this link is not kept any more.', { tone: 'warn' })
      return
    }
    const id = remix ?? source
    if (id === null) return
    const item = await api('GET /api/v1/images/{id}', { params: { id } })
    if (remix === null) fill.reference(item)
    else fill.remix(seed === null ? item : { ...item, seed }, null, seed !== null)
  } catch (error) {
    notify(messageOf(error, 'The picture of this link could not be found.'), { tone: 'warn' })
  }
}
