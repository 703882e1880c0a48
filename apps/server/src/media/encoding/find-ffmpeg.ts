import { execFile } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Logger } from 'pino'

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * The ffmpeg of this machine that can encode H.264 and AAC, or null: then films are made with the codecs that come with
 * the installation. Asked for once, at the start; the log says which it will be.
 * @param named what the administrator set (FFMPEG_PATH); then nothing else is looked at
 * @param searchPath the PATH to look through
 */
export async function findFfmpeg(
  named: string | null,
  searchPath: string | undefined,
  log: Logger,
): Promise<string | null> {
  const folders = (searchPath ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder))
  const program = process.platform === 'win32' ? 'ffmpeg.exe' : 'ffmpeg'
  const candidates = named === null ? folders.map((folder) => path.join(folder, program)) : [named]
  const found = candidates.find(isProgram)
  const encoders = found ? await encodersOf(found) : ''
  if (found && / libx264 /.test(encoders) && / aac /.test(encoders)) {
    log.info({ ffmpeg: found }, 'films are encoded with ffmpeg')
    return found
  }
  if (named !== null) log.warn({ ffmpeg: named }, 'no ffmpeg with libx264 and aac is there')
  log.info('films are encoded with the built-in codecs')
  return null
}

async function encodersOf(program: string): Promise<string> {
  const run = promisify(execFile)(program, ['-hide_banner', '-encoders'], { timeout: 10_000 })
  return (await run.catch(() => ({ stdout: '' }))).stdout
}
