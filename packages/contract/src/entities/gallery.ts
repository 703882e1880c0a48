import { z } from '@hono/zod-openapi'

/** A picture at one size. `src` is an address on this host, immutable while the item's visibility stays. */
export const pictureSource = z
  .object({ src: z.string(), type: z.string(), width: z.number().int(), height: z.number().int() })
  .openapi('PictureSource')
export type PictureSource = z.infer<typeof pictureSource>

export const tag = z.object({ id: z.string(), name: z.string() }).openapi('Tag')

/** The item that a picture was made from. When the viewer may not see it only `isPrivate` and `message` are there. */
export const parentImage = z
  .object({
    id: z.string().nullable(),
    image: z.string().nullable(),
    width: z.number().int().nullable(),
    height: z.number().int().nullable(),
    promptUsed: z.string(),
    isPrivate: z.boolean(),
    message: z.string().nullable(),
  })
  .openapi('ParentImage')
export type ParentImage = z.infer<typeof parentImage>

/** An uploaded picture that was repainted; shown to its owner alone. */
export const sourceImage = z
  .object({
    id: z.string(),
    url: z.string(),
    width: z.number().int(),
    height: z.number().int(),
    message: z.string().nullable(),
  })
  .openapi('SourceImage')

/** Specification section 3, "Gallery image", with what decisions.md 5 adds. */
export const galleryImage = z
  .object({
    id: z.string(),
    /** Address of the original file. */
    image: z.string(),
    images: z.array(z.string()),
    /** Derived sizes, smallest first. */
    variants: z.array(pictureSource),
    width: z.number().int(),
    height: z.number().int(),
    /** ThumbHash, base64. */
    placeholder: z.string().nullable(),
    /** '' when absent or hidden (V3: `prompt_hidden` tells them apart). */
    prompt: z.string(),
    promptUsed: z.string(),
    prompt_hidden: z.boolean(),
    original_prompt: z.string().nullable(),
    enhanced_prompt: z.string().nullable(),
    enhancement_instructions: z.string().nullable(),
    is_rewritten: z.boolean(),
    negativePrompt: z.string().nullable(),
    aspectRatio: z.string(),
    model_name: z.string(),
    model_label: z.string(),
    provider: z.string(),
    mode: z.enum(['t2i', 'i2i']),
    style: z.string().nullable(),
    color: z.string().nullable(),
    lighting: z.string().nullable(),
    composition: z.string().nullable(),
    guidanceScale: z.number().nullable(),
    numInferenceSteps: z.number().int().nullable(),
    scheduler: z.string().nullable(),
    strength: z.number().nullable(),
    seed: z.number().int().nullable(),
    /** Credits that this one picture cost; only for its creator. */
    cost: z.number().int().nullable(),
    /** Seconds of work. */
    duration_s: z.number().nullable(),
    /** Words of the prompt that the painter understood; empty for other models and when the prompt is hidden. */
    understood: z.array(z.string()),
    ignored: z.array(z.string()),
    status: z.literal('completed'),
    tags: z.array(tag),
    has_liked: z.boolean(),
    likes_count: z.number().int(),
    has_reported: z.boolean(),
    is_private: z.boolean(),
    isPrivate: z.boolean(),
    is_demo: z.boolean(),
    creator_id: z.string(),
    creator_username: z.string(),
    creator_name: z.string(),
    created_at: z.iso.datetime(),
    generation_id: z.string().nullable(),
    position: z.number().int(),
    isVideo: z.literal(false),
    nsfw_level: z.number().int().nullable(),
    nsfw_moderation_status: z.enum(['pending', 'completed', 'failed']),
    parentImage: parentImage.nullable(),
    source_image: sourceImage.nullable(),
    /** The first few pictures made from this one that the viewer may see (V5), and how many there are. */
    childImages: z.array(
      z.object({ id: z.string(), image: z.string(), width: z.number().int(), height: z.number().int() }),
    ),
    children_count: z.number().int(),
    /** The newest videos made from this picture that the viewer may see, and how many there are (G10). */
    childVideos: z.array(
      z.object({ id: z.string(), video_url: z.string(), poster: z.string(), width: z.number(), height: z.number() }),
    ),
    videos_count: z.number().int(),
    latestChildVideo: z
      .object({ id: z.string(), video_url: z.string(), prompt: z.string(), created_at: z.iso.datetime() })
      .nullable(),
    /** What this viewer may do. */
    can_edit: z.boolean(),
  })
  .openapi('GalleryImage')
export type GalleryImage = z.infer<typeof galleryImage>
