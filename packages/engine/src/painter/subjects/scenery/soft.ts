import { mix } from '../../core/color.ts'
import { clamp } from '../../core/math.ts'
import { lit } from '../../core/palette.ts'
import type { Stage } from '../../stage.ts'
import { groundColor } from './ground.ts'
import { shadeSoftly } from './soft-shade.ts'

/** A background out of focus: sky, leaves and earth run into each other. `earth` is where the ground begins, 0–1 of the height. */
export function paintSoftBackground(stage: Stage, earth: number): void {
  const { width, height, palette, noise, light } = stage
  const ground = lit(palette, groundColor(stage), 0.45)
  const leaves = lit(palette, mix(palette.foliage, palette.foliageLight, 0.6), 0.45)
  const sky = mix(palette.sky, palette.horizon, 0.55)
  shadeSoftly(stage, { x: 0, y: 0, width, height }, 1 / 160, (x, y, out) => {
    const blot = noise.warped(x * 1.5, y * 1.5, 3, 1.2)
    const wood = clamp(0.4 + 0.5 * noise.fbm(x * 2.2 + 9, y * 1.4, 3) + blot * 0.6, 0, 0.85)
    const low = clamp((y / height - earth) * 3.4 + blot * 0.5)
    const glow = Math.exp(-Math.hypot(x - light.x, y - height * 0.22) * 2.1) * (0.35 + 0.65 * light.glow) * 0.75
    for (let channel = 0; channel < 3; channel++) {
      const far = (sky[channel] as number) + ((leaves[channel] as number) - (sky[channel] as number)) * wood
      const value = far + ((ground[channel] as number) * (0.85 + blot * 0.5) - far) * low
      out[channel] = value + ((palette.sun[channel] as number) - value) * glow
    }
    return 0.9 - 0.5 * low
  })
}
