import { z } from '@hono/zod-openapi'
import { parentImage, pictureSource, sourceImage, tag } from './gallery.ts'

/** Specification section 3, "Video", with what decisions.md 5 adds. */
export const video = z
  .object({
    id: z.string(),
    /** Address of the file: MP4, served in ranges. */
    video_url: z.string(),
    /** Its first good frame in several sizes, smallest first. */
    posters: z.array(pictureSource),
    /** A small silent stretch of it to play while the pointer rests on a tile. */
    preview_url: z.string().nullable(),
    width: z.number().int(),
    height: z.number().int(),
    /** Seconds. */
    length: z.number(),
    /** The file has a sound track that can be heard (G18). */
    has_audio: z.boolean(),
    /** ThumbHash of the poster, base64. */
    placeholder: z.string().nullable(),
    /** '' when absent or hidden (V3). */
    prompt: z.string(),
    prompt_hidden: z.boolean(),
    negativePrompt: z.string().nullable(),
    aspectRatio: z.string(),
    resolution: z.string().nullable(),
    camera: z.string().nullable(),
    /** Id of the model; 'video-action-…' for an effect (V9). */
    model: z.string(),
    model_label: z.string(),
    provider: z.string(),
    mode: z.enum(['t2v', 'i2v', 'animate', 'replace', 'effect']),
    /** Id of the effect that made it; null for other videos. */
    effect: z.string().nullable(),
    seed: z.number().int().nullable(),
    /** Credits that it cost; only for its creator. */
    cost: z.number().int().nullable(),
    /** Seconds of work. */
    duration_s: z.number().nullable(),
    understood: z.array(z.string()),
    ignored: z.array(z.string()),
    tags: z.array(tag),
    has_liked: z.boolean(),
    likes_count: z.number().int(),
    has_reported: z.boolean(),
    is_private: z.boolean(),
    is_demo: z.boolean(),
    creator_id: z.string(),
    creator_username: z.string(),
    creator_name: z.string(),
    creator_avatar: z.string().nullable(),
    created_at: z.iso.datetime(),
    generation_id: z.string().nullable(),
    position: z.number().int(),
    isVideo: z.literal(true),
    nsfw_level: z.number().int().nullable(),
    nsfw_moderation_status: z.enum(['pending', 'completed', 'failed']),
    /** The picture of the gallery that it was made from. */
    parentImage: parentImage.nullable(),
    /** An uploaded picture that it was made from; shown to its owner alone. */
    source_image: sourceImage.nullable(),
    /** 1 for a video of its own, one more for each edit; `edited_from` is the id of the version before. */
    version: z.number().int(),
    edited_from: z.string().nullable(),
    can_edit: z.boolean(),
    can_delete: z.boolean(),
  })
  .openapi('Video')
export type Video = z.infer<typeof video>
