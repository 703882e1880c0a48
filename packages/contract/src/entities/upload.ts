import { z } from '@hono/zod-openapi'

export const upload = z
  .object({
    upload_id: z.string(),
    kind: z.literal('image'),
    width: z.number().int(),
    height: z.number().int(),
    duration: z.number().nullable(),
    /** Address for its owner alone. */
    url: z.string(),
    placeholder: z.string().nullable(),
    /** When it goes unless something is made from it; null once something was. */
    expires_at: z.iso.datetime().nullable(),
  })
  .openapi('Upload')
export type Upload = z.infer<typeof upload>
