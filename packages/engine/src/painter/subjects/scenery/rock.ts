import { mix } from '../../core/color.ts'
import { clamp, smoothstep } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Stage } from '../../stage.ts'

export interface RockOptions {
  /** Upper edge at x, units from the top. */
  readonly top: (x: number) => number
  /** More than 0.5 where there is rock below that edge; everywhere when absent. */
  readonly solid?: (x: number, y: number) => number
  readonly depth: number
}

/** A rock face: layers that dip, cracks between them, the ledges lit. */
export function paintRock(stage: Stage, { top, solid, depth }: RockOptions): void {
  const { palette, noise, light, width, height } = stage
  const dark = mix(lit(palette, palette.rock, 0.03), palette.shade, 0.45)
  const bright = lit(palette, mix(palette.rock, palette.sand, 0.2), 0.95)
  const side = light.direction[0]
  const snowy = stage.reading.weather === 'snow' || stage.reading.season === 'winter'
  const snow = lit(palette, palette.snow, 0.7)
  const field = (x: number, y: number): number => noise.ridged(x * 3.1 + y * 0.9, y * 5.2 - x * 1.6, 4)
  stage.shade({ x: 0, y: 0, width, height }, (x, y, out) => {
    const under = y - top(x)
    if (under < 0 || (solid && solid(x, y) < 0.5)) {
      out[3] = 0
      return undefined
    }
    const here = field(x, y)
    const slope = here - field(x + 0.008 * Math.sign(side), y - 0.008)
    const strata = 0.5 + 0.5 * Math.sin(y * 46 - x * 13 + noise.fbm(x * 4, y * 4, 3) * 6)
    const shine = clamp(
      0.34 + slope * 3.2 + strata * 0.16 + (here - 0.5) * 0.5 + 0.3 * smoothstep(0.12, 0, under) - under * 0.35,
    )
    for (let channel = 0; channel < 3; channel++) {
      out[channel] = (dark[channel] as number) + ((bright[channel] as number) - (dark[channel] as number)) * shine
    }
    // Snow lies on the crown and on every ledge that looks up.
    const cover = snowy ? clamp(smoothstep(0.05, 0, under) + smoothstep(0.02, 0.09, slope) * 0.8) : 0
    for (let channel = 0; channel < 3; channel++) {
      const stone = out[channel] as number
      out[channel] = stone + ((snow[channel] as number) - stone) * cover
    }
    out[3] = smoothstep(0, 0.004, under)
    return depth
  })
}
