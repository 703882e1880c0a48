import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '../../context.ts'
import { invalidInput } from '../../errors.ts'

type Signer = Pick<Context, 'config'>

/**
 * Where a page ended, for the next one: opaque and signed, so that a cursor works for the list (and the person) that
 * it was made for, and the depth in it cannot be set back.
 */
export function writeCursor(context: Signer, list: string, parts: readonly string[]): string {
  const payload = Buffer.from(JSON.stringify(parts)).toString('base64url')
  return `${payload}.${signature(context, list, payload)}`
}

/** @throws AppError `invalid_input` that names `cursor` */
export function readCursor(context: Signer, list: string, cursor: string): string[] {
  const [payload = '', given = ''] = cursor.split('.')
  const expected = Buffer.from(signature(context, list, payload))
  const offered = Buffer.from(given)
  if (offered.length !== expected.length || !timingSafeEqual(offered, expected)) {
    throw invalidInput([{ field: 'cursor', message: 'must be the next_cursor of an earlier page of this list' }])
  }
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as string[]
}

function signature(context: Signer, list: string, payload: string): string {
  return createHmac('sha256', context.config.secret)
    .update(`cursor\n${list}\n${payload}`)
    .digest('base64url')
    .slice(0, 16)
}
