import { createHmac, timingSafeEqual } from 'node:crypto'
import { VIDEO_TOKEN_SECONDS } from '@easel/contract/limits'
import type { Context } from '../../context.ts'

type Signer = Pick<Context, 'config' | 'now'>

function signature(context: Signer, videoId: string, until: number): string {
  return createHmac('sha256', context.config.secret)
    .update(`video\n${videoId}\n${until}`)
    .digest('base64url')
    .slice(0, 27)
}

/** Opens the file of this video alone, for a few minutes, to whoever holds it. Nothing of it is kept. */
export function videoToken(context: Signer, videoId: string): { token: string; expires_at: string } {
  const until = Math.floor(context.now().getTime() / 1000) + VIDEO_TOKEN_SECONDS
  const token = `${until.toString(36)}.${signature(context, videoId, until)}`
  return { token, expires_at: new Date(until * 1000).toISOString() }
}

/** Whether the token was given for this video and its time is not over. */
export function videoTokenHolds(context: Signer, videoId: string, token: string | undefined): boolean {
  const [time = '', given = ''] = (token ?? '').split('.')
  const until = parseInt(time, 36)
  if (!Number.isSafeInteger(until) || until * 1000 <= context.now().getTime()) return false
  const expected = Buffer.from(signature(context, videoId, until))
  const offered = Buffer.from(given)
  return offered.length === expected.length && timingSafeEqual(offered, expected)
}
