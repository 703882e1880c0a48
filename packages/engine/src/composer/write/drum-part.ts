import { createRandom, forkSeed } from '../../painter/core/random.ts'
import { fitPattern, strokesOf } from '../theory/rhythm.ts'
import type { Bar } from './harmony.ts'
import type { Clock } from './clock.ts'
import type { Drum } from '../synth/drums.ts'
import type { DrumPart, FillStyle, Genre } from '../genres/genre.ts'
import type { Hit } from './score.ts'

const ACCENTS: Readonly<Record<string, number>> = { X: 1, x: 0.75, o: 0.38 }

/** Drums of a fill from its first stroke to its last, loudness and place; they are spread over its steps. */
const FILLS: Readonly<Record<FillStyle, readonly (readonly [drum: Drum, gain: number, pan: number])[]>> = {
  toms: [
    ['snare', 0.6, 0],
    ['tomHigh', 0.75, -0.3],
    ['tomMiddle', 0.8, 0.05],
    ['tomLow', 0.9, 0.35],
  ],
  snare: [
    ['snareLofi', 0.35, 0],
    ['snareLofi', 0.5, 0],
  ],
  electronic: [
    ['snare', 0.35, 0],
    ['snare', 0.5, 0],
    ['clap', 0.5, 0],
    ['tomLow', 0.7, 0.2],
  ],
  brush: [
    ['brush', 0.25, 0],
    ['rim', 0.3, 0.2],
    ['snare', 0.3, 0],
  ],
  epic: [
    ['taiko', 0.7, -0.2],
    ['tomLow', 0.8, 0.2],
    ['taiko', 1, 0],
  ],
  none: [],
}

/** Steps at the end of a bar that a fill takes. */
function fillSteps(bar: Bar, clock: Clock, style: FillStyle): number {
  if (style === 'none' || bar.fill === 0) return 0
  return bar.fill === 2 ? clock.grid.steps / 2 : clock.grid.stepsPerBeat
}

/** Drums of the whole piece: patterns that take turns, ghost strokes, fills, cymbals at new sections, rolls in a build. */
export function writeDrums(
  parts: readonly DrumPart[],
  genre: Genre,
  bars: readonly Bar[],
  clock: Clock,
  density: number,
  seed: number,
): Hit[] {
  const hits: Hit[] = []
  const { steps } = clock.grid
  const add = (part: Pick<DrumPart, 'drum' | 'gain' | 'pan' | 'reverb'>, start: number, velocity: number): void => {
    const { drum, gain, pan = 0, reverb = 0.03 } = part
    hits.push({ drum, start, velocity, gain, pan, reverb })
  }
  parts.forEach((part, index) => {
    const random = createRandom(forkSeed(seed, `drum ${index}`))
    for (const bar of bars) {
      const { energy } = bar.section
      if (bar.final || energy < (part.from ?? 0)) continue
      const end = steps - fillSteps(bar, clock, genre.fill)
      const turn =
        part.patterns.length > 1 && bar.at % 2 === 1 ? 1 + (Math.floor(bar.at / 2) % (part.patterns.length - 1)) : 0
      const pattern = fitPattern(part.patterns[turn]!, clock.grid, bar.index)
      const loud = 0.78 + 0.26 * energy
      for (const { step, sign } of strokesOf(pattern)) {
        if (step >= end) continue
        // A thin piece leaves the weak strokes out.
        if (sign !== 'X' && density < 0 && random() < -density * 0.4) continue
        add(part, clock.at(bar.index, step, random), (ACCENTS[sign] ?? 0.7) * loud * (0.9 + random() * 0.2))
      }
      const ghosts = (part.ghosts ?? 0) * (1 + density)
      if (ghosts <= 0) continue
      for (let step = 0; step < end; step++)
        if (pattern[step] === '.' && random() < ghosts) add(part, clock.at(bar.index, step, random), 0.35 * loud)
    }
  })
  if (parts.length) addFills(genre, bars, clock, seed, add)
  return hits
}

function addFills(
  genre: Genre,
  bars: readonly Bar[],
  clock: Clock,
  seed: number,
  add: (part: { drum: Drum; gain: number; pan?: number; reverb?: number }, start: number, velocity: number) => void,
): void {
  const random = createRandom(forkSeed(seed, 'fills'))
  const { steps } = clock.grid
  const drums = FILLS[genre.fill]
  for (const bar of bars) {
    const { section } = bar
    const opens = bar.at === 0 && bar.index > 0 && section.energy >= 0.55
    if ((opens || bar.final) && genre.crash)
      add({ drum: genre.crash, gain: 0.3, pan: 0.25, reverb: 0.2 }, clock.at(bar.index, 0, null), 0.9)
    const kick = genre.drums.find((part) => part.drum.startsWith('kick') || part.drum === 'taiko')
    if (bar.final && kick) add(kick, clock.at(bar.index, 0, null), 0.9)
    if (section.name === 'build' && genre.fill === 'electronic') {
      // The roll doubles its speed in the second half and grows all the way.
      const dense = bar.at >= section.bars / 2 ? 1 : 2
      for (let step = 0; step < steps; step += dense) {
        const grown = (bar.at + step / steps) / section.bars
        add({ drum: 'snare', gain: 0.35, reverb: 0.2 }, clock.at(bar.index, step, null), 0.25 + 0.7 * grown)
      }
      if (bar.at === section.bars - 1)
        add({ drum: 'riser', gain: 0.3, reverb: 0.2 }, Math.max(0, clock.at(bar.index + 1, 0, null) - 2), 1)
      continue
    }
    const length = fillSteps(bar, clock, genre.fill)
    if (length === 0 || drums.length === 0 || section.energy < 0.5) continue
    for (let step = 0; step < length; step++) {
      if (step % 2 === 1 && random() < 0.55) continue
      const [drum, gain, pan] = drums[Math.min(drums.length - 1, Math.floor((step / length) * drums.length))]!
      add(
        { drum, gain, pan, reverb: 0.12 },
        clock.at(bar.index, steps - length + step, random),
        0.6 + (0.35 * step) / length,
      )
    }
  }
}
