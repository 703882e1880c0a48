import { z } from '@hono/zod-openapi'

export const uploadKind = z.enum(['image', 'video', 'audio'])
export type UploadKind = z.infer<typeof uploadKind>

export const upload = z
  .object({
    upload_id: z.string(),
    kind: uploadKind,
    /** Pixels; 0 × 0 for a sound. */
    width: z.number().int(),
    height: z.number().int(),
    /** Seconds; null for a picture. */
    duration: z.number().nullable(),
    /** There is sound in it that can be heard. */
    has_audio: z.boolean(),
    /** Address for its owner alone. */
    url: z.string(),
    /** A picture of a video, for its owner alone; null for the other kinds. */
    poster_url: z.string().nullable(),
    placeholder: z.string().nullable(),
    /** When it goes unless something is made from it; null once something was. */
    expires_at: z.iso.datetime().nullable(),
  })
  .openapi('Upload')
export type Upload = z.infer<typeof upload>
