import type { ItemKind } from '../db/tables.ts'

/** Who asks. The first owns what is asked for where the name says so; the others never do. */
export const ROLES = [
  'visitor',
  'expired session',
  'guest',
  'guest who owns it',
  'member',
  'owner',
  'restricted member',
  'restricted owner',
  'admin',
] as const
export type Role = (typeof ROLES)[number]

/** What may have become of a work. */
export const ITEM_STATES = ['public', 'private', 'pending', 'adult', 'expired', 'deleted', 'never was'] as const
export type ItemState = (typeof ITEM_STATES)[number]
/** Of a job or an upload. */
export const OWN_STATES = ['there', 'never was'] as const
export type State = ItemState | (typeof OWN_STATES)[number]

export interface Policy {
  /** Who may call at all. person: members and guests. */
  readonly by: 'anyone' | 'person' | 'member'
  /** P6: closed to restricted accounts, whatever they ask for. */
  readonly unrestricted?: true
  /** What the call is about, and who reaches it: readers are those who may see it. */
  readonly about?: ItemKind | 'generation' | 'upload'
  readonly reach?: 'readers' | 'owner'
  /** Statuses of those who may. */
  readonly ok: readonly number[]
  /** The body that is sent; `{id}` stands for what the call is about. */
  readonly json?: Readonly<Record<string, unknown>>
  /** A picture is sent as it is. */
  readonly sendsPicture?: true
  readonly params?: Readonly<Record<string, string>>
}

const ANYONE = { by: 'anyone', ok: [200] } as const
const PERSON = { by: 'person', ok: [200] } as const
const LIST = [200, 204]
const READ_PICTURE = { by: 'anyone', about: 'image', reach: 'readers', ok: [200] } as const
const READ_VIDEO = { ...READ_PICTURE, about: 'video' } as const
const OWN_JOB = { by: 'person', about: 'generation', reach: 'owner', ok: [200] } as const
const ORDER = { model: 'easel-painter', mode: 't2i', prompt: 'a lake', width: 512, height: 512 }
const FILM = { model: 'easel-motion', mode: 't2v', prompt: 'a lake', duration: 3, resolution: '480p' }
const PRIVACY = { by: 'member', about: 'image', reach: 'owner', ok: [200] } as const
const VIDEO_PRIVACY = { ...PRIVACY, about: 'video' } as const

/**
 * Who may do what: the one table. Its keys are the calls of the API, with a word after ' · ' where one call is in it
 * more than once.
 */
export const POLICIES: Readonly<Record<string, Policy>> = {
  'GET /api/v1/me': ANYONE,
  'GET /api/v1/subscription/current': ANYONE,
  'GET /api/v1/plans': ANYONE,
  'GET /api/v1/models': ANYONE,
  'GET /api/v1/models/{id}': { ...ANYONE, params: { id: 'easel-painter' } },
  'GET /api/v1/models/{id}/examples': { ...ANYONE, params: { id: 'easel-painter' } },
  'GET /api/v1/models/{id}/video-examples': { ...ANYONE, params: { id: 'easel-motion' } },
  // No voice is named so: speaking would need the voices' own package. Whoever asks hears the same.
  'GET /api/v1/audios/voices/{id}/preview': { by: 'anyone', ok: [404], params: { id: 'nobody' } },
  'GET /api/v1/tags': ANYONE,
  'GET /api/v1/images/random': { by: 'anyone', ok: LIST },
  'GET /api/v1/videos/community': { by: 'anyone', ok: LIST },
  'GET /api/v1/tags/{tag}/gallery': { by: 'anyone', ok: LIST, params: { tag: 'lake' } },
  'POST /api/v1/quotes': { ...ANYONE, json: ORDER },

  'GET /api/v1/credits/balance': PERSON,
  'GET /api/v1/credits/usage': PERSON,
  'GET /api/v1/credits/ledger': PERSON,
  'GET /api/v1/images/user': { by: 'person', ok: LIST },
  'GET /api/v1/images/private': { by: 'person', ok: LIST },
  'GET /api/v1/images/liked': { by: 'member', ok: LIST },
  'GET /api/v1/videos/user': { by: 'person', ok: LIST },
  'GET /api/v1/videos/liked': { by: 'member', ok: LIST },
  'GET /api/v1/audios/user': PERSON,
  // The link of the first start is wrong here.
  'POST /api/v1/admin/claim': { by: 'member', ok: [403], json: { token: 'wrong' } },

  'GET /api/v1/images/{id}': READ_PICTURE,
  'GET /api/v1/images/raw/{id}': READ_PICTURE,
  'GET /api/v1/images/{id}/variations': { ...READ_PICTURE, ok: LIST },
  'POST /api/v1/images/raw/{id}/like': { ...READ_PICTURE, by: 'member' },
  'DELETE /api/v1/images/raw/{id}/like': { ...READ_PICTURE, by: 'member' },
  'POST /api/v1/images/raw/{id}/privacy · hide': { ...PRIVACY, json: { is_private: true } },
  'POST /api/v1/images/raw/{id}/privacy · publish': {
    ...PRIVACY,
    unrestricted: true,
    json: { is_private: false },
  },
  'DELETE /api/v1/images/{id}': { by: 'member', about: 'image', reach: 'owner', ok: [204] },

  'GET /api/v1/images/{id}/videos': { ...READ_PICTURE, ok: LIST },
  'GET /api/v1/videos/{id}': READ_VIDEO,
  'GET /api/v1/videos/proxy/{id}': READ_VIDEO,
  'POST /api/v1/videos/{id}/token': READ_VIDEO,
  // What is stored here is no film, but only who may see it hears so.
  'POST /api/v1/videos/{id}/frame': { ...READ_VIDEO, by: 'person', ok: [422], json: { at: 1 } },
  'POST /api/v1/videos/like/{id}': { ...READ_VIDEO, by: 'member' },
  'POST /api/v1/videos/unlike/{id}': { ...READ_VIDEO, by: 'member' },
  'PUT /api/v1/videos/{id}/privacy · hide': { ...VIDEO_PRIVACY, json: { is_private: true } },
  'PUT /api/v1/videos/{id}/privacy · publish': { ...VIDEO_PRIVACY, unrestricted: true, json: { is_private: false } },
  'DELETE /api/v1/videos/{id}': { by: 'member', about: 'video', reach: 'owner', ok: [204] },
  'GET /api/v1/audios/{id}': { ...READ_PICTURE, about: 'audio' },
  'DELETE /api/v1/audios/{id}': { by: 'member', about: 'audio', reach: 'owner', ok: [204] },

  'POST /api/v1/images/generate · from words': { by: 'person', unrestricted: true, ok: [202], json: ORDER },
  'POST /api/v1/images/generate · from a picture': {
    by: 'person',
    unrestricted: true,
    about: 'image',
    reach: 'readers',
    ok: [202],
    json: { ...ORDER, mode: 'i2i', source_image_id: '{id}' },
  },
  'POST /api/v1/images/generate · from an upload': {
    by: 'person',
    unrestricted: true,
    about: 'upload',
    reach: 'owner',
    ok: [202],
    json: { ...ORDER, mode: 'i2i', upload_id: '{id}' },
  },
  'POST /api/v1/videos/generate · from words': { by: 'person', unrestricted: true, ok: [202], json: FILM },
  'POST /api/v1/videos/generate · from a picture': {
    by: 'person',
    unrestricted: true,
    about: 'image',
    reach: 'readers',
    ok: [202],
    json: { ...FILM, mode: 'i2v', source_image_id: '{id}' },
  },
  'POST /api/v1/videos/generate · to an upload': {
    by: 'person',
    unrestricted: true,
    about: 'upload',
    reach: 'owner',
    ok: [202],
    json: { ...FILM, mode: 'i2v', upload_id: '{id}', end_upload_id: '{id}' },
  },
  'POST /api/v1/audios/generate': {
    by: 'person',
    unrestricted: true,
    ok: [202],
    json: { model: 'easel-composer', mode: 'music', prompt: 'calm', duration: 5 },
  },
  'POST /api/v1/video-actions/{id}/generate': {
    by: 'person',
    unrestricted: true,
    about: 'image',
    reach: 'readers',
    ok: [202],
    params: { id: 'camera-dolly-zoom' },
    json: { inputs: [{ role: 'photo', image_id: '{id}' }] },
  },
  'GET /api/v1/video-actions/available': ANYONE,
  'GET /api/v1/video-actions/list': ANYONE,
  'GET /api/v1/video-actions/{id}/examples': { ...ANYONE, params: { id: 'camera-dolly-zoom' } },
  'GET /api/v1/images/generation/{id}': OWN_JOB,
  'GET /api/v1/generations/{id}': OWN_JOB,
  'GET /api/v1/generations': PERSON,
  'DELETE /api/v1/generations/{id}': OWN_JOB,
  'GET /api/v1/generations/{id}/events': OWN_JOB,
  // Nothing runs here, so there is no preview, for the owner either.
  'GET /api/v1/generations/{id}/preview': { ...OWN_JOB, ok: [404] },

  'POST /api/v1/uploads': { by: 'person', ok: [201], sendsPicture: true },
  // An address of this machine's own is refused, but only to who may ask.
  'POST /api/v1/uploads/from-url': { by: 'person', ok: [400], json: { url: 'http://127.0.0.1/a.png' } },
  'GET /api/v1/uploads': PERSON,
  'DELETE /api/v1/uploads/{id}': { by: 'person', about: 'upload', reach: 'owner', ok: [204] },
}

/** The statuses that the table allows in one cell. */
export function expectedStatuses(policy: Policy, role: Role, state: State | null): readonly number[] {
  const owns = role.endsWith('owner') || role === 'guest who owns it'
  if (policy.by !== 'anyone' && (role === 'visitor' || role === 'expired session')) return [401]
  if (policy.by === 'member' && role.startsWith('guest')) return [403]
  if (policy.unrestricted && role.startsWith('restricted')) return [403]
  if (state === null) return policy.ok
  const exists = state !== 'never was' && state !== 'deleted' && state !== 'expired'
  const reaches = exists && (owns || (policy.reach === 'readers' && state === 'public'))
  return reaches ? policy.ok : [404]
}
