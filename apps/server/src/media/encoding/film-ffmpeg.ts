import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { type FilmInput, SOUND_BITRATE } from './film-input.ts'
import { encodeWav } from './wav.ts'

const BT709 = '-colorspace bt709 -color_primaries bt709 -color_trc bt709 -color_range tv'
/** What of the program's complaints goes into the error. */
const COMPLAINT = 2000

function argumentsFor(
  { width, height, frameRate, bitrate }: FilmInput,
  sound: string | null,
  target: string,
): string[] {
  const options = [
    // Read bare pictures, and a file of our own.
    `-v error -nostdin -y -f rawvideo -pix_fmt yuv420p -s ${width}x${height} -r ${frameRate} ${BT709} -i pipe:0`,
    sound ? `-i SOUND -c:a aac -b:a ${SOUND_BITRATE}` : '',
    `-c:v libx264 -preset veryfast -crf 20 -profile:v high -pix_fmt yuv420p ${BT709}`,
    `-maxrate ${bitrate * 2} -bufsize ${bitrate * 4}`,
    `-g ${frameRate} -keyint_min ${frameRate} -force_key_frames expr:gte(t,n_forced)`,
    '-map_metadata -1 -fflags +bitexact -movflags +faststart+write_colr -f mp4 TARGET',
  ]
  // Words first, paths after: a folder's name may hold spaces.
  const paths: Record<string, string | null> = { SOUND: sound, TARGET: target }
  return options.flatMap((line) => line.split(' ').filter(Boolean)).map((word) => paths[word] ?? word)
}

/** A pipe that takes more again, or broke. */
const drained = (pipe: Writable): Promise<unknown> => once(pipe, 'drain').catch(() => undefined)

/** See `encodeFilm`; with an ffmpeg in a process of its own. It gets pictures and samples through pipes and files of ours alone. */
export async function encodeWithFfmpeg(film: FilmInput, ffmpeg: string, signal?: AbortSignal): Promise<Uint8Array> {
  const folder = await mkdtemp(path.join(tmpdir(), 'easel-film-'))
  try {
    const target = path.join(folder, 'film.mp4')
    const sound = film.sound ? path.join(folder, 'sound.wav') : null
    if (film.sound && sound) await writeFile(sound, encodeWav(film.sound))
    const run = spawn(ffmpeg, argumentsFor(film, sound, target), {
      stdio: ['pipe', 'ignore', 'pipe'],
      ...(signal && { signal }),
      killSignal: 'SIGKILL',
    })
    let complaint = ''
    run.stderr.setEncoding('utf8').on('data', (text: string) => {
      complaint = (complaint + text).slice(-COMPLAINT)
    })
    const ended = new Promise<number | null>((resolve, reject) => run.on('error', reject).on('close', resolve))
    // Read below; until then a refusal is not unheard.
    ended.catch(() => undefined)
    // A program that ends early closes its input: what counts is how it ended.
    run.stdin.on('error', () => undefined)
    try {
      for await (const frame of film.frames) {
        // Copied: the next picture may be painted over this one before it is sent.
        if (!run.stdin.write(Buffer.from(frame))) await Promise.race([drained(run.stdin), ended])
        if (run.exitCode !== null) break
      }
    } catch (error) {
      run.kill('SIGKILL')
      signal?.throwIfAborted()
      throw error
    }
    run.stdin.end()
    const code = await ended.catch((error: unknown) => {
      signal?.throwIfAborted()
      throw error
    })
    if (code !== 0) throw new Error(`ffmpeg ended with ${code}: ${complaint.trim()}`)
    return await readFile(target)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
