import type { SourcePicture } from './source-picture.ts'

/** Readers of what storage holds: each answers a value that can be used, or none. */

export function asStored(text: string | null): Record<string, unknown> | null {
  try {
    return text === null ? null : asRecord(JSON.parse(text))
  } catch {
    return null
  }
}

export function asRecord(value: unknown): Record<string, unknown> | null {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
}

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

export function asNumber(value: unknown, min: number, max: number): number | null {
  return typeof value === 'number' && value >= min && value <= max ? value : null
}

/** An address of this site: a stored one must not make the page call elsewhere. */
export function isOwnAddress(text: string): boolean {
  return text.startsWith('/') && !text.startsWith('//')
}

export function asSourcePicture(value: unknown): SourcePicture | null {
  const stored = asRecord(value)
  const kind = stored?.['kind']
  if (!stored || (kind !== 'upload' && kind !== 'image')) return null
  const [id, src] = [asText(stored['id']), asText(stored['src'])]
  const [width, height] = [asNumber(stored['width'], 1, 100_000), asNumber(stored['height'], 1, 100_000)]
  if (id === '' || !isOwnAddress(src) || width === null || height === null) return null
  return { kind, id, src, width, height }
}
