import { lookup } from 'node:dns/promises'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { AppError, invalidInput } from '../../errors.ts'
import { isPublicAddress } from './public-address.ts'
import { type Body, readCapped } from './read-capped.ts'

export interface FetchRules {
  /** For the whole of it, redirects included. */
  readonly seconds: number
  /** Which addresses may be asked. */
  readonly allows: (address: string) => boolean
}

type Take<Taken> = (body: Body, declared: string | undefined) => Promise<Taken>

const REDIRECTS = 3
const refuse = (message: string): Error => invalidInput([{ field: 'url', message }])

/** All addresses of a name; refused when one of them is not public, so that a name cannot hide one among others. */
async function resolve(host: string, allows: FetchRules['allows']): Promise<{ address: string; family: 4 | 6 }> {
  const literal = isIP(host)
  const found = literal ? [{ address: host, family: literal }] : await lookup(host, { all: true }).catch(() => [])
  const [first] = found
  if (!first) throw refuse('leads to a host that cannot be found')
  if (!found.every(({ address }) => allows(address))) throw refuse('must lead to a public address')
  return { address: first.address, family: first.family === 6 ? 6 : 4 }
}

async function ask(url: URL, rules: FetchRules, signal: AbortSignal): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const target = await resolve(host, rules.allows)
  // The connection goes to the very address that was checked: a second look-up could answer another one.
  const pinned: LookupFunction = (_, options, done) => {
    if (options.all) done(null, [target])
    else done(null, target.address, target.family)
  }
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((settle, fail) => {
    const headers = { accept: 'image/*, video/*, audio/*', 'accept-encoding': 'identity', 'user-agent': 'Easel' }
    send(url, { lookup: pinned, signal, headers, agent: false }, settle).on('error', fail).end()
  })
}

/**
 * Fetches a file that somebody named by its address, without being led into this machine's own network: http and https
 * alone, every redirect checked anew, the checked address pinned, time capped.
 * @param take reads the body, and caps its bytes
 */
export async function fetchInto<Taken>(address: string, rules: FetchRules, take: Take<Taken>): Promise<Taken> {
  const signal = AbortSignal.timeout(rules.seconds * 1000)
  let url = new URL(address)
  for (let hop = 0; hop <= REDIRECTS; hop++) {
    if (url.protocol !== 'https:' && url.protocol !== 'http:') throw refuse('must begin with https:// or http://')
    if (url.username || url.password) throw refuse('must not hold a name or a password')
    const answer = await ask(url, rules, signal).catch((error: unknown) => {
      throw error instanceof AppError ? error : refuse('could not be fetched')
    })
    const status = answer.statusCode ?? 0
    const location = answer.headers.location
    if (status >= 300 && status < 400 && location) {
      answer.destroy()
      if (!URL.canParse(location, url.href)) throw refuse('leads to an address that cannot be read')
      url = new URL(location, url)
      continue
    }
    if (status !== 200) {
      answer.destroy()
      throw refuse(`could not be fetched: its host answered ${status}`)
    }
    return await take(answer, answer.headers['content-length']).catch((error: unknown) => {
      // What the body is, is its own error; how it came is one of the address.
      throw error instanceof AppError && error.code !== 'invalid_input' ? error : refuse('could not be fetched whole')
    })
  }
  throw refuse(`must not lead through more than ${REDIRECTS} redirects`)
}

/** The same into memory, its bytes capped. */
export function fetchPublic(address: string, rules: FetchRules & { readonly maxBytes: number }): Promise<Buffer> {
  return fetchInto(address, rules, (body, declared) => readCapped(body, declared, rules.maxBytes))
}

export const UPLOAD_FETCH = { seconds: 15, allows: isPublicAddress } as const
