import { useMemo, useSyncExternalStore } from 'react'

/** What a person did to an item since the lists that hold it were fetched. It wins over what a list says. */
export interface ItemPatch {
  has_liked?: boolean
  likes_count?: number
  has_reported?: boolean
  is_private?: boolean
  isPrivate?: boolean
  prompt_hidden?: boolean
  /** Deleted: gone from every list. */
  removed?: boolean
}

let patches: ReadonlyMap<string, ItemPatch> = new Map()
const listeners = new Set<() => void>()
const NONE: ReadonlyMap<string, ItemPatch> = new Map()

function publish(next: ReadonlyMap<string, ItemPatch>): void {
  patches = next
  for (const listener of listeners) listener()
}

/** Shows the change in every list, viewer and tile at once. Undefined fields are left as they are. */
export function patchItem(id: string, patch: ItemPatch): void {
  publish(new Map(patches).set(id, { ...patches.get(id), ...patch }))
}

/** Takes named fields back, for a change that the server refused. */
export function unpatchItem(id: string, ...fields: (keyof ItemPatch)[]): void {
  const rest = Object.entries(patches.get(id) ?? {}).filter(([field]) => !fields.some((name) => name === field))
  publish(new Map(patches).set(id, Object.fromEntries(rest)))
}

/** The patch of an item as it stands now, for code outside of components. */
export function readPatch(id: string): ItemPatch {
  return patches.get(id) ?? {}
}

/** Forgets everything: another person has signed in, or a list was fetched anew from nothing. */
export function clearOverlay(): void {
  publish(new Map())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The item as the person left it. Renders again only when this item changes. */
export function useOverlaid<T extends { id: string }>(item: T): T & ItemPatch {
  const patch = useSyncExternalStore(
    subscribe,
    () => patches.get(item.id),
    () => undefined,
  )
  return useMemo(() => (patch ? { ...item, ...patch } : item), [item, patch])
}

/** The items as the person left them, without those that `keep` refuses; deleted ones are never kept. */
export function useOverlaidList<T extends { id: string }>(
  items: readonly T[],
  keep?: (item: T & ItemPatch) => boolean,
): (T & ItemPatch)[] {
  const all = useSyncExternalStore(
    subscribe,
    () => patches,
    () => NONE,
  )
  return useMemo(
    () =>
      items
        .map((item) => (all.has(item.id) ? { ...item, ...all.get(item.id) } : item))
        .filter((item: T & ItemPatch) => !item.removed && (keep?.(item) ?? true)),
    [items, all, keep],
  )
}
