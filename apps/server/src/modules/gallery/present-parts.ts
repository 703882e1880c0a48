import { modelLabel } from '@easel/catalogue/model-label'
import type { ParentImage } from '@easel/contract/entities/gallery'
import type { Context } from '../../context.ts'
import type { FileRole } from '../../db/tables.ts'
import type { Viewer } from '../../http/viewer.ts'
import { fileAddress } from '../files/address.ts'
import type { ItemRow } from './item-rows.ts'

/** What every presenter says alike: who made an item, when, how, and what this viewer has done with it. */
export function presentFacts(viewer: Viewer, row: ItemRow) {
  const isOwner = viewer.id === row.creator_id
  return {
    id: row.id,
    prompt_hidden: row.prompt_hidden,
    model_label: modelLabel(row.model),
    provider: row.provider,
    seed: row.seed === null ? null : Number(row.seed),
    cost: isOwner ? row.cost : null,
    duration_s: row.work_ms === null ? null : row.work_ms / 1000,
    is_private: row.is_private,
    creator_id: row.creator_id,
    creator_username: row.creator_username,
    creator_name: row.creator_name,
    created_at: row.created_at.toISOString(),
    generation_id: isOwner ? row.generation_id : null,
    can_edit: isOwner && !viewer.isGuest,
  }
}

/** The same of what stands in a gallery: pictures and videos. */
export function presentStanding(row: ItemRow) {
  return {
    width: row.width,
    height: row.height,
    placeholder: row.placeholder,
    has_liked: row.has_liked,
    likes_count: row.likes_count,
    has_reported: row.has_reported,
    is_demo: row.is_demo,
    position: row.item_position,
    nsfw_level: row.nsfw_level,
    nsfw_moderation_status: row.nsfw_status,
  }
}

/**
 * V3: everything that tells a prompt; of a hidden one its creator alone gets it, the tags included, which are its
 * words.
 */
export function presentWords(viewer: Viewer, row: ItemRow) {
  const visible = wordsVisible(viewer, row)
  return {
    prompt: visible ? row.prompt : '',
    negativePrompt: visible ? row.negative_prompt : null,
    understood: visible ? row.understood : [],
    ignored: visible ? row.ignored : [],
    tags: visible ? (row.tags ?? []) : [],
  }
}

/** V3: whether the viewer may read the prompt of what they may see. */
export function wordsVisible(
  viewer: Viewer,
  item: { readonly prompt_hidden: boolean; readonly creator_id: string },
): boolean {
  return !item.prompt_hidden || item.creator_id === viewer.id
}

/** The addresses of an item's files in one role, in the order of their width. */
export function addressesOf(context: Context, row: ItemRow, role: FileRole): string[] {
  return filesOf(row, role).map((file) => addressOf(context, file.key, row.listed))
}

/** The same of its pictures, with their sizes. */
export function picturesOf(context: Context, row: ItemRow, role: 'variant' | 'poster') {
  return filesOf(row, role).map((file) => ({
    src: addressOf(context, file.key, row.listed),
    type: file.mime,
    width: file.width ?? row.width,
    height: file.height ?? row.height,
  }))
}

function filesOf(row: ItemRow, role: FileRole) {
  return (row.files ?? []).filter((file) => file.role === role)
}

/** @param listed whether everybody may see the item that the file is of */
export function addressOf(context: Context, key: string, listed: boolean): string {
  return fileAddress(context, key, listed ? 'everyone' : 'granted')
}

export function presentSource(context: Context, { source }: ItemRow) {
  if (!source?.key) return null
  return {
    id: source.id,
    url: addressOf(context, source.key, false),
    width: source.width,
    height: source.height,
    message: null,
  }
}

export function presentParent(context: Context, viewer: Viewer, row: ItemRow): ParentImage | null {
  const { parent } = row
  if (parent) {
    return {
      id: parent.id,
      image: parent.key ? addressOf(context, parent.key, parent.listed) : null,
      width: parent.width,
      height: parent.height,
      promptUsed: wordsVisible(viewer, parent) ? parent.prompt : '',
      isPrivate: false,
      message: null,
    }
  }
  if (!row.has_parent && !row.had_parent) return null
  // A private parent and a deleted one answer alike.
  const message = 'The original is private or was deleted.'
  return { id: null, image: null, width: null, height: null, promptUsed: '', isPrivate: true, message }
}
