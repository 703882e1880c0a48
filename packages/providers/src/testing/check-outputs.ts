import assert from 'node:assert/strict'
import { SEED_MAX } from '@easel/contract/limits'
import type { ProviderOutput, ProviderStatus } from '../port.ts'

/** Fails unless the work is done with so many outputs, each of them a picture, film or sound by its bytes or an https address. */
export function checkOutputs(status: ProviderStatus, count: number): void {
  assert.equal(status.state, 'done')
  if (status.state !== 'done') return
  assert.equal(status.outputs.length, count)
  for (const output of status.outputs) checkOutput(output)
}

function checkOutput({ kind, content, mime, seed }: ProviderOutput): void {
  assert.match(mime, /^[a-z]+\/[a-z0-9.+-]+$/)
  assert.equal(mime.split('/')[0], kind)
  if (seed !== null) assert.ok(Number.isInteger(seed) && seed >= 0 && seed <= SEED_MAX, `seed ${seed}`)
  if ('url' in content) {
    // A fake host of a test listens on this machine, without a certificate.
    const { protocol, hostname } = new URL(content.url)
    assert.ok(protocol === 'https:' || hostname === '127.0.0.1', `${content.url} is not https`)
    return
  }
  assert.equal(typeOf(content.bytes), mime, 'the bytes must be what the output says')
}

/** The type of a file by its first bytes; null when it is none that we know. */
function typeOf(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('RIFF') && head.endsWith('WEBP')) return 'image/webp'
  if (head.startsWith('RIFF') && head.endsWith('WAVE')) return 'audio/wav'
  if (head.slice(4) === 'ftypavif') return 'image/avif'
  if (head.slice(4, 8) === 'ftyp') return 'video/mp4'
  return null
}
