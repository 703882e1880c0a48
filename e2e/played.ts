/// <reference lib="dom" />
import type { Page } from 'playwright-core'

/** What a browser made of a file. */
export interface Played {
  /** Seconds. */
  readonly duration: number
  readonly width: number
  readonly height: number
  /** Mean difference of the pixels between two moments, 0–255. */
  readonly motion: number
  /** Loudness of the decoded sound, dB of full scale; null when there is none. */
  readonly rms: number | null
}

/** Plays a film of this page's own origin for real: looks at its pixels twice, and decodes its sound. */
export async function play(page: Page, address: string): Promise<Played> {
  const seen = await page.evaluate(async (source) => {
    const video = document.createElement('video')
    video.muted = true
    video.src = source
    document.body.append(video)
    const once = (name: string): Promise<unknown> =>
      new Promise((resolve, reject) => {
        video.addEventListener(name, resolve, { once: true })
        video.addEventListener('error', () => reject(new Error(video.error?.message ?? 'not played')), { once: true })
      })
    if (video.readyState < 2) await once('loadeddata')
    const canvas = document.createElement('canvas')
    canvas.width = 160
    canvas.height = 90
    const context = canvas.getContext('2d', { willReadFrequently: true })
    const look = async (at: number): Promise<Uint8ClampedArray> => {
      const there = once('seeked')
      video.currentTime = at
      await there
      context?.drawImage(video, 0, 0, 160, 90)
      return context?.getImageData(0, 0, 160, 90).data ?? new Uint8ClampedArray()
    }
    const [first, second] = [await look(0.5), await look(video.duration - 0.5)]
    let difference = 0
    for (let at = 0; at < first.length; at++) difference += Math.abs((first[at] ?? 0) - (second[at] ?? 0))
    // Time passes: a file whose frames can be fetched one by one may still not play.
    video.currentTime = 0
    await video.play()
    while (video.currentTime < 0.3) await once('timeupdate')
    video.pause()
    const { duration, videoWidth: width, videoHeight: height } = video
    video.remove()
    return { duration, width, height, motion: difference / first.length }
  }, address)
  const { rms } = await listen(page, address)
  return { ...seen, rms }
}

/** Decodes the sound of a file of this page's own origin. */
export async function listen(page: Page, address: string): Promise<{ duration: number; rms: number | null }> {
  return page.evaluate(async (source) => {
    const bytes = await (await fetch(source)).arrayBuffer()
    const sound = await new OfflineAudioContext(1, 1, 48_000).decodeAudioData(bytes).catch(() => null)
    if (!sound) return { duration: 0, rms: null }
    const samples = sound.getChannelData(0)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    return { duration: sound.duration, rms: 10 * Math.log10(power + 1e-12) }
  }, address)
}
