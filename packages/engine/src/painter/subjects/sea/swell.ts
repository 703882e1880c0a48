import { clamp, smoothstep } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import { mix } from '../../core/color.ts'
import { range } from '../../core/random.ts'
import type { Stage } from '../../stage.ts'

/** Foam crests over painted water, in perspective: `rough` 0 none … 1 a gale. */
export function paintWhitecaps(stage: Stage, top: number, bottom: number, rough: number): void {
  const { noise, palette, width } = stage
  const offset = range(stage.fork('whitecaps'), 0, 60)
  const foam = mix(lit(palette, palette.snow, 0.6), palette.cloudLit, 0.4)
  stage.shade({ x: 0, y: top, width, height: bottom - top }, (x, y, out) => {
    const down = y - top
    const z = 1 / (down + 0.02)
    const u = (x - width / 2) * z
    out[3] = 0
    const swell = noise.perlin(u * 0.9 + offset, z * 3.2)
    if (swell < 0.1) return
    const lace = noise.fbm(u * 5 + offset, z * 17, 3)
    out[0] = foam[0]
    out[1] = foam[1]
    out[2] = foam[2]
    out[3] = smoothstep(0.52 - rough * 0.3, 0.72, swell * 0.8 + lace * 0.6) * clamp(down * 9) * (0.4 + 0.5 * rough)
  })
}
