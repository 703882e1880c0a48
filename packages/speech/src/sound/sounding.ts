// SPDX-License-Identifier: Apache-2.0
import type { Sounding } from '../text/word-times.ts'

/** Louder than this, root mean square over 5 ms, is sound; eSpeak NG's pauses are digital silence. */
const AUDIBLE = 0.002
const FRAMES_PER_SECOND = 200
/** 60 ms that sound may come before its mark, and the 30 ms of silence that make a pause. */
const EARLY_FRAMES = 12
const PAUSE_FRAMES = 6

/** Finds where a stretch of sound is audible. undefined when it is silent throughout. */
export function listen(samples: Float32Array, sampleRate: number): Sounding | undefined {
  const size = Math.round(sampleRate / FRAMES_PER_SECOND)
  const audible: boolean[] = []
  for (let start = 0; start < samples.length; start += size) {
    let sum = 0
    for (let at = start; at < Math.min(samples.length, start + size); at++) sum += (samples[at] ?? 0) ** 2
    audible.push(Math.sqrt(sum / size) > AUDIBLE)
  }
  const first = audible.indexOf(true)
  if (first < 0) return undefined
  const seconds = (frame: number) => (frame * size) / sampleRate
  return {
    startSeconds: seconds(first),
    endSeconds: Math.min(samples.length / sampleRate, seconds(audible.lastIndexOf(true) + 1)),
    lastSound(from, to) {
      const begin = Math.floor((from * sampleRate) / size)
      const end = Math.ceil((to * sampleRate) / size)
      // The sound of what follows may begin a little before its mark: that is not the end of this one.
      let frame = end - 1
      while (frame > begin && audible[frame] && end - frame < EARLY_FRAMES) frame--
      const pause = audible.slice(Math.max(begin, frame - PAUSE_FRAMES + 1), frame + 1)
      if (pause.includes(true)) frame = end - 1
      const last = audible.lastIndexOf(true, Math.max(0, frame))
      return last < begin ? to : Math.min(to, seconds(last + 1))
    },
  }
}
