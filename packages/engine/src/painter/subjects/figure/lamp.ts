import { mix } from '../../core/color.ts'
import type { Stage } from '../../stage.ts'
import type { Rgb } from '../../types.ts'
import type { Surroundings } from './clay.ts'
import type { Lamp } from './relief.ts'

/** Beyond the sky there is no hour: a hard white star from one side, and what the gas gives back. */
const STARLIGHT: Lamp = {
  toward: [-0.68, -0.42, 0.6],
  key: [1, 0.97, 0.92],
  skylight: [0.26, 0.27, 0.38],
  bounce: [0.2, 0.17, 0.26],
  rim: 0.9,
}

/** The light of a picture for things that are sculpted into it. */
export function lampOf(stage: Stage): Lamp {
  const { light, palette } = stage
  if (stage.reading.scene.id === 'space') return STARLIGHT
  if (stage.reading.scene.id === 'city' && stage.reading.time === 'night') return lamplight(stage)
  const [x, y, z] = light.direction
  const against = Math.max(0, z)
  const key = scaled(palette.sunlight, light.strength * 1.12)
  const ground = mix(palette.land, palette.horizon, 0.4)
  return {
    // The light's y runs up and its z into the picture; a drawing's run down and out of it.
    toward: [x, -y, -z],
    key,
    skylight: scaled(palette.ambient, 1.02),
    bounce: scaled(
      [palette.ambient[0] * ground[0], palette.ambient[1] * ground[1], palette.ambient[2] * ground[2]],
      1.25,
    ),
    rim: (0.45 + 1.3 * against) * light.strength,
  }
}

/** A street at night has light from its windows and signs on all sides, warmest from below. */
function lamplight(stage: Stage): Lamp {
  const { palette, light } = stage
  const [x] = light.direction
  return {
    toward: [x < 0 ? -0.74 : 0.74, -0.3, 0.6],
    key: scaled(mix(palette.lamp, palette.accent2, 0.35), 0.62),
    skylight: scaled(mix(palette.ambient, palette.horizon, 0.5), 1.15),
    bounce: scaled(mix(palette.lamp, palette.accent, 0.4), 0.42),
    rim: 1.3,
  }
}

function scaled(color: Rgb, factor: number): Rgb {
  return [color[0] * factor, color[1] * factor, color[2] * factor]
}

/** Everything that a figure is told of the picture around it. */
export function surroundingsOf(stage: Stage): Surroundings {
  const { palette, reading } = stage
  return {
    lamp: lampOf(stage),
    noise: stage.noise,
    night: reading.time === 'night' || reading.time === 'dusk',
    snowy: reading.weather === 'snow' || reading.season === 'winter',
    glow: palette.lamp,
    leaf: palette.foliage,
    leafLight: palette.foliageLight,
    bark: palette.bark,
    rock: palette.rock,
  }
}
