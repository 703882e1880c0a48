import { lightHeight } from '../../core/light.ts'
import { css, mix } from '../../core/color.ts'
import type { Stage } from '../../stage.ts'
import { shadeSoftly } from './soft-shade.ts'

/** Shafts of light that fan out from the sun or moon, from `top` to `bottom`; `strength` 0–1. */
export function paintRays(stage: Stage, strength: number, depth = 0.5): void {
  const { light, palette, width, height } = stage
  const random = stage.fork('rays')
  const sourceY = Math.min(lightHeight(light, stage.horizon), stage.horizon * 0.3) - 0.25
  const power = strength * (0.35 + 0.65 * Math.max(light.rays, light.glow * 0.6)) * light.strength
  if (power < 0.03) return
  stage.layer(
    depth,
    (context) => {
      for (let ray = 0; ray < 11; ray++) {
        const angle = Math.PI / 2 + (width / 2 - light.x) * 0.7 + (random() - 0.5) * 1.5
        const spread = 0.012 + random() * 0.05
        const reach = height * 1.6
        const fill = context.createRadialGradient(light.x, sourceY, 0.05, light.x, sourceY, reach)
        const color = mix(palette.sun, palette.horizon, 0.3)
        fill.addColorStop(0, css(color, 0.09 * power))
        fill.addColorStop(0.5, css(color, 0.05 * power))
        fill.addColorStop(1, css(color, 0))
        context.fillStyle = fill
        // Nested wedges make a soft edge for less than a blur costs.
        for (let fold = 1; fold <= 4; fold++) {
          const half = (spread * fold) / 2.6
          context.beginPath()
          context.moveTo(light.x, sourceY)
          context.lineTo(light.x + Math.cos(angle - half) * reach, sourceY + Math.sin(angle - half) * reach)
          context.lineTo(light.x + Math.cos(angle + half) * reach, sourceY + Math.sin(angle + half) * reach)
          context.fill()
        }
      }
    },
    { haze: false, depth: false, blend: 'screen' },
  )
}

/** Discs of light out of focus; `from`–`to` in units from the top. */
export function paintBokeh(stage: Stage, count: number, from: number, to: number, name: string): void {
  const { palette, width } = stage
  const random = stage.fork(`bokeh ${name}`)
  const colors = [
    palette.sun,
    palette.horizon,
    palette.cloudLit,
    mix(palette.foliageLight, palette.sun, 0.6),
    mix(palette.accent, palette.sun, 0.4),
  ]
  stage.layer(
    0.7,
    (context) => {
      for (let disc = 0; disc < count; disc++) {
        const x = random() * width
        const y = from + random() * (to - from)
        const radius = 0.012 + Math.pow(random(), 2) * 0.06
        const color = colors[Math.floor(random() * colors.length)] ?? palette.sun
        const fill = context.createRadialGradient(x, y, radius * 0.6, x, y, radius)
        const alpha = 0.07 + random() * 0.16
        fill.addColorStop(0, css(color, alpha * 0.75))
        fill.addColorStop(0.85, css(color, alpha))
        fill.addColorStop(1, css(color, 0))
        context.fillStyle = fill
        context.beginPath()
        context.arc(x, y, radius, 0, Math.PI * 2)
        context.fill()
      }
    },
    { haze: false, depth: false, blend: 'screen' },
  )
}

/** Soft banks of mist that lie in front of what is already painted. */
export function paintMist(stage: Stage, y: number, thickness: number, amount: number): void {
  const { palette, noise, width, light } = stage
  shadeSoftly(stage, { x: 0, y: y - thickness, width, height: thickness * 2 }, 1 / 160, (x, v, out) => {
    const away = (v - y) / thickness
    const cloud = 0.55 + 0.9 * noise.fbm(x * 2.2 + y * 9, v * 7, 3)
    const glow = light.glow * Math.exp(-Math.abs(x - light.x) * 2.4)
    for (let channel = 0; channel < 3; channel++) {
      const haze = palette.haze[channel] as number
      out[channel] = haze + ((palette.sun[channel] as number) - haze) * glow * 0.5
    }
    out[3] = Math.max(0, Math.min(1, amount * cloud * Math.exp(-away * away * 3.2)))
    return undefined
  })
}
