import { createRandom, forkSeed } from '../painter/core/random.ts'

/** Flashes of a storm: how bright the whole scene is at a time, 1 between them. Each flash flickers two or three times. */
export function createLightning(seed: number, seconds: number): (at: number) => number {
  const random = createRandom(forkSeed(seed, 'lightning'))
  const flashes: { at: number; power: number }[] = []
  for (let at = 0.5 + random() * 0.9; at < seconds; at += 1 + random() * 2.2) {
    const beats = 2 + Math.floor(random() * 2)
    for (let k = 0, time = at; k < beats; k++, time += 0.06 + random() * 0.1)
      flashes.push({ at: time, power: (0.35 + 0.75 * random()) * (k === 0 ? 1 : 0.7) })
  }
  return (at) => {
    let gain = 1
    for (const flash of flashes) {
      const since = at - flash.at
      if (since >= 0 && since < 0.5) gain += flash.power * Math.exp(-since * 11)
    }
    return gain
  }
}
