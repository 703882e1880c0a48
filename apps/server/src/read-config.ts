import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { HOSTS } from '@easel/catalogue/hosts'
import type { Config } from './config.ts'
import { StartError } from './start-error.ts'

const url = (protocols: readonly string[], example: string) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address like ${example}`,
    )

const environment = z.object({
  PORT: z.coerce
    .number('must be a number from 0 to 65535')
    .int('must be a whole number')
    .min(0, 'must be 0 or more')
    .max(65_535, 'must be at most 65535')
    .default(3000),
  HOST: z.string().min(1, 'must be an address to listen on, like 127.0.0.1').default('127.0.0.1'),
  EASEL_DATA_DIR: z.string().min(1, 'must be a folder').default('./data'),
  EASEL_PUBLIC_URL: url(['http:', 'https:'], 'https://easel.example').optional(),
  EASEL_ROLES: z
    .string()
    .default('web,worker')
    .transform((text) =>
      text
        .split(',')
        .map((role) => role.trim())
        .filter(Boolean),
    )
    .refine(
      (roles) => roles.length > 0 && roles.every((role) => role === 'web' || role === 'worker'),
      'must be web, worker, or web,worker',
    ),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/easel').optional(),
  EASEL_STORAGE: z.literal('disk', 'must be disk: other storages are not part of this version').default('disk'),
  EASEL_DEMO: z.enum(['on', 'off'], 'must be on or off').default('on'),
  EASEL_ADMIN_EMAIL: z.email('must be an e-mail address').optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  EASEL_TRUSTED_PROXIES: z.coerce
    .number('must be a number from 0 to 5')
    .int()
    .min(0)
    .max(5, 'must be at most 5')
    .default(0),
  FFMPEG_PATH: z.string().optional(),
  PATH: z.string().optional(),
  EASEL_LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
})

/**
 * The settings, checked. An empty variable counts as not set.
 * @throws StartError with a sentence for each setting that is wrong
 */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const sentences = parsed.error.issues.map(
      ({ path: [name], message }) => `${String(name)} ${message} (it is ${JSON.stringify(given[String(name)] ?? '')}).`,
    )
    throw new StartError(`A setting is wrong.\n  ${sentences.join('\n  ')}`)
  }
  const settings = parsed.data
  const dataDir = path.resolve(settings.EASEL_DATA_DIR)
  const connected = Object.entries(HOSTS).filter(([, { setting }]) => given[setting] !== undefined)
  return {
    host: settings.HOST,
    port: settings.PORT,
    dataDir,
    publicUrl: settings.EASEL_PUBLIC_URL ? new URL(settings.EASEL_PUBLIC_URL).origin : null,
    roles: new Set(settings.EASEL_ROLES as ('web' | 'worker')[]),
    databaseUrl: settings.DATABASE_URL ?? null,
    demo: settings.EASEL_DEMO === 'on',
    adminEmail: settings.EASEL_ADMIN_EMAIL?.toLowerCase() ?? null,
    smtpUrl: settings.SMTP_URL ?? null,
    logLevel: settings.EASEL_LOG_LEVEL,
    ffmpeg: settings.FFMPEG_PATH ?? null,
    searchPath: settings.PATH,
    connectedHosts: new Set(connected.map(([host]) => host)),
    trustedProxies: settings.EASEL_TRUSTED_PROXIES,
    secret: readSecret(dataDir),
  }
}

/** The data directory's own secret, made on the first start and readable by its owner alone. */
function readSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    // 'wx' fails when the file is there: two processes that start at once end with the same secret.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST')
      throw new StartError(
        `EASEL_DATA_DIR (${dataDir}) cannot be written: ${String(code)}. Choose a folder that you own.`,
      )
  }
  return readFileSync(file, 'utf8').trim()
}
