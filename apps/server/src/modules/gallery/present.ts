import { modelById } from '@easel/catalogue/catalogue'
import type { GalleryImage, ParentImage } from '@easel/contract/entities/gallery'
import type { Context } from '../../context.ts'
import type { Viewer } from '../../http/viewer.ts'
import { fileAddress } from '../files/address.ts'
import type { ImageRow } from './hydrate.ts'

/** The allow-list of what a viewer gets of an item that they may see. */
export function presentImage(context: Context, viewer: Viewer, row: ImageRow): GalleryImage {
  const isOwner = viewer.id === row.creator_id
  const address = (key: string, listed: boolean) => fileAddress(context, key, listed ? 'everyone' : 'granted')
  const files = row.files ?? []
  const originals = files.filter((file) => file.role === 'original').map((file) => address(file.key, row.listed))
  return {
    id: row.id,
    image: originals[0] ?? '',
    images: originals,
    variants: files
      .filter((file) => file.role === 'variant')
      .map((file) => ({ src: address(file.key, row.listed), type: file.mime, width: file.width, height: file.height })),
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    ...presentWords(row, isOwner || !row.prompt_hidden),
    prompt_hidden: row.prompt_hidden,
    is_rewritten: row.enhanced_prompt !== null,
    aspectRatio: aspectRatio(row.width, row.height),
    model_name: row.model,
    model_label: modelById(row.model)?.name ?? row.model,
    provider: row.provider,
    mode: row.mode,
    style: row.parameters.style,
    color: row.parameters.color,
    lighting: row.parameters.lighting,
    composition: row.parameters.composition,
    guidanceScale: row.parameters.guidance_scale,
    numInferenceSteps: row.parameters.steps,
    scheduler: row.parameters.scheduler,
    strength: row.parameters.strength,
    seed: row.seed === null ? null : Number(row.seed),
    cost: isOwner ? row.cost : null,
    duration_s: row.work_ms === null ? null : row.work_ms / 1000,
    status: 'completed',
    has_liked: row.has_liked,
    likes_count: row.likes_count,
    has_reported: row.has_reported,
    is_private: row.is_private,
    isPrivate: row.is_private,
    is_demo: row.is_demo,
    creator_id: row.creator_id,
    creator_username: row.creator_username,
    creator_name: row.creator_name,
    created_at: row.created_at.toISOString(),
    generation_id: isOwner ? row.generation_id : null,
    position: row.item_position,
    isVideo: false,
    nsfw_level: row.nsfw_level,
    nsfw_moderation_status: row.nsfw_status,
    parentImage: presentParent(row, viewer, address),
    source_image: row.source?.key
      ? {
          id: row.source.id,
          url: address(row.source.key, false),
          width: row.source.width,
          height: row.source.height,
          message: null,
        }
      : null,
    childImages: (row.children ?? []).map((child) => ({
      id: child.id,
      image: child.key ? address(child.key, child.listed) : '',
      width: child.width,
      height: child.height,
    })),
    children_count: Number(row.children_count),
    can_edit: isOwner && !viewer.isGuest,
  }
}

/**
 * V3: everything that tells a prompt; of a hidden one its creator alone gets it, the tags included, which are its
 * words.
 */
function presentWords(row: ImageRow, visible: boolean) {
  return {
    prompt: visible ? row.prompt : '',
    promptUsed: visible ? row.prompt : '',
    original_prompt: visible ? row.original_prompt : null,
    enhanced_prompt: visible ? row.enhanced_prompt : null,
    enhancement_instructions: visible ? row.enhancement_instructions : null,
    negativePrompt: visible ? row.negative_prompt : null,
    understood: visible ? row.understood : [],
    ignored: visible ? row.ignored : [],
    tags: visible ? (row.tags ?? []) : [],
  }
}

function presentParent(
  row: ImageRow,
  viewer: Viewer,
  address: (key: string, listed: boolean) => string,
): ParentImage | null {
  const { parent } = row
  if (parent) {
    const visible = !parent.prompt_hidden || parent.creator_id === viewer.id
    return {
      id: parent.id,
      image: parent.key ? address(parent.key, parent.listed) : null,
      width: parent.width,
      height: parent.height,
      promptUsed: visible ? parent.prompt : '',
      isPrivate: false,
      message: null,
    }
  }
  if (!row.has_parent && !row.had_parent) return null
  // A private parent and a deleted one answer alike.
  const message = 'The original is private or was deleted.'
  return { id: null, image: null, width: null, height: null, promptUsed: '', isPrivate: true, message }
}

/** '3:2' of 768 × 512. */
function aspectRatio(width: number, height: number): string {
  let [divisor, rest] = [width, height]
  while (rest > 0) [divisor, rest] = [rest, divisor % rest]
  return `${width / divisor}:${height / divisor}`
}
