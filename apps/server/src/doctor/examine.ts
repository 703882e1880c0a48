import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import path from 'node:path'
import { HOSTS } from '@easel/catalogue/hosts'
import { createSpeech } from '@easel/speech/speech'
import type { Logger } from 'pino'
import sharp from 'sharp'
import type { Config } from '../config.ts'
import { openDatabase, openPool } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { openConnection } from '../db/open-connection.ts'
import { createMedia } from '../media/create-media.ts'
import { codecs } from '../media/encoding/codecs.ts'
import { findFfmpeg } from '../media/encoding/find-ffmpeg.ts'
import { checkFiles } from '../modules/files/check-files.ts'
import { openDiskStorage } from '../storage/disk.ts'

export interface Finding {
  readonly part: string
  readonly state: 'good' | 'note' | 'bad'
  readonly words: string
  readonly advice?: string
}

/** Below this many free bytes a gallery soon stops: about a thousand pictures. */
const LITTLE_SPACE = 4 * 1024 ** 3

/** Looks at everything that Easel needs, one finding after the other; stops what it starts. Must not run beside a running Easel on the embedded database. */
export async function* examine(config: Config, log: Logger): AsyncGenerator<Finding> {
  yield {
    part: 'runtime',
    state: 'good',
    words: `Node ${process.versions.node} on ${process.platform}-${process.arch}`,
  }
  yield* examineStorage(config)
  yield* examineDatabase(config, log)
  yield* examineMedia(log)
  yield* examineFilms(config, log)
  yield* examineHosts(config)
  yield* examineAddress(config)
  yield config.smtpUrl
    ? { part: 'mail', state: 'good', words: `letters go out through ${new URL(config.smtpUrl).hostname}` }
    : {
        part: 'mail',
        state: 'note',
        words: 'letters (sign-in links) are written to the log',
        advice: 'Set SMTP_URL to send them.',
      }
}

async function* examineStorage(config: Config): AsyncGenerator<Finding> {
  const { bavail, bsize } = await statfs(config.dataDir)
  const free = bavail * bsize
  const words = `${config.dataDir}, ${(free / 1024 ** 3).toFixed(1)} GiB free`
  yield free > LITTLE_SPACE
    ? { part: 'storage', state: 'good', words }
    : { part: 'storage', state: 'bad', words, advice: 'Free some space, or set EASEL_DATA_DIR to a larger disk.' }
}

async function* examineDatabase(config: Config, log: Logger): AsyncGenerator<Finding> {
  const kind = config.databaseUrl ? 'the server of DATABASE_URL' : 'embedded PostgreSQL'
  let database: Awaited<ReturnType<typeof openConnection>>
  try {
    database = await openConnection(config, log)
  } catch (error) {
    yield { part: 'database', state: 'bad', words: (error as Error).message }
    return
  }
  const pool = openPool(database.connection, 2)
  try {
    await migrate(pool)
    const { rows } = await pool.query<{ version: string; items: string }>(
      "select current_setting('server_version') as version, (select count(*) from items) as items",
    )
    yield { part: 'database', state: 'good', words: `${kind}, version ${rows[0]?.version}, ${rows[0]?.items} works` }
    const storage = await openDiskStorage(path.join(config.dataDir, 'files'))
    const check = await checkFiles({ db: openDatabase(pool), storage }, { contents: false })
    const wrong = check.missing.length + check.orphaned.length
    yield wrong === 0
      ? { part: 'files', state: 'good', words: 'every row has its file and every file its row' }
      : {
          part: 'files',
          state: 'bad',
          words: `${check.missing.length} rows without a file, ${check.orphaned.length} files without a row`,
          advice:
            'Restore the missing files from a backup; files without a row are removed by the next sweep or can be deleted.',
        }
  } catch (error) {
    yield { part: 'database', state: 'bad', words: (error as Error).message }
  } finally {
    await pool.end()
    await database.stop()
  }
}

async function* examineMedia(log: Logger): AsyncGenerator<Finding> {
  const media = createMedia({ log })
  try {
    const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#808080' } })
      .png()
      .toBuffer()
    await media.inspectUpload(picture)
    yield {
      part: 'pictures',
      state: 'good',
      words: `sharp ${sharp.versions.sharp} with libvips ${sharp.versions.vips}`,
    }
  } catch (error) {
    yield {
      part: 'pictures',
      state: 'bad',
      words: (error as Error).message,
      advice: 'Run npm install again on this machine.',
    }
  } finally {
    await media.stop()
  }
  const built = existsSync(path.resolve(import.meta.dirname, '../../../web/build/server/index.js'))
  yield built
    ? { part: 'web app', state: 'good', words: 'built' }
    : { part: 'web app', state: 'note', words: 'not built yet', advice: 'npm start builds it.' }
}

async function* examineFilms(config: Config, log: Logger): AsyncGenerator<Finding> {
  const ffmpeg = await findFfmpeg(config.ffmpeg, config.searchPath, log)
  if (ffmpeg) yield { part: 'films', state: 'good', words: `encoded with ${ffmpeg}` }
  else if (hasCodecs()) {
    const advice =
      'An ffmpeg with libx264 makes them look a little better; it is found by itself, or named by FFMPEG_PATH.'
    yield { part: 'films', state: 'good', words: 'encoded with the codecs that come with Easel', advice }
  } else {
    const advice = 'Install ffmpeg (with libx264 and aac), or set FFMPEG_PATH.'
    yield { part: 'films', state: 'bad', words: 'no codecs come for this machine, and no ffmpeg was found', advice }
  }
  const speech = createSpeech()
  yield (await speech.available())
    ? { part: 'speech', state: 'good', words: 'eSpeak NG is installed' }
    : { part: 'speech', state: 'note', words: speech.reason() ?? 'not installed' }
  await speech.stop()
}

function hasCodecs(): boolean {
  try {
    codecs()
    return true
  } catch {
    return false
  }
}

async function* examineHosts(config: Config): AsyncGenerator<Finding> {
  yield {
    part: 'models',
    state: 'good',
    words: 'the built-in painter, film maker, composer and effects run on this machine',
  }
  for (const [host, { name, setting }] of Object.entries(HOSTS)) {
    if (config.connectedHosts.has(host))
      yield { part: 'models', state: 'note', words: `${setting} is set; ${name} is not asked by this version yet` }
  }
}

async function* examineAddress(config: Config): AsyncGenerator<Finding> {
  const isLocal = config.host === '127.0.0.1' || config.host === 'localhost' || config.host === '::1'
  if (!config.publicUrl) {
    yield isLocal
      ? {
          part: 'address',
          state: 'note',
          words: `this machine alone, http://${config.host}:${config.port}`,
          advice: 'To share it, set EASEL_PUBLIC_URL and put a proxy with HTTPS in front.',
        }
      : {
          part: 'address',
          state: 'bad',
          words: `listens on ${config.host} without a public address`,
          advice: 'Set EASEL_PUBLIC_URL, so that links in letters and previews lead here.',
        }
    return
  }
  yield config.publicUrl.startsWith('https:') || isLocal
    ? { part: 'address', state: 'good', words: config.publicUrl }
    : {
        part: 'address',
        state: 'bad',
        words: `${config.publicUrl} is not encrypted`,
        advice: 'Put a proxy with HTTPS in front and set EASEL_PUBLIC_URL to its address.',
      }
}
