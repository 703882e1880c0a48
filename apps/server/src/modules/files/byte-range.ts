import type { StoredRange } from '../../storage/storage.ts'

/**
 * One `bytes=` range of a file. null: none was asked, or in a form that a server may ignore (several ranges, other
 * units). 'unsatisfiable': it lies outside the file.
 */
export function parseByteRange(header: string | undefined, size: number): StoredRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = match ?? []
  if (!match || (first === '' && last === '')) return null
  if (first === '') {
    const count = Math.min(Number(last), size)
    return count === 0 ? 'unsatisfiable' : { start: size - count, end: size - 1 }
  }
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}
