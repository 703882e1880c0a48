import { clamp, smoothstep } from './math.ts'
import { css, mix } from './color.ts'
import { lightHeight } from './light.ts'
import { createClouds, CLOUDINESS } from './clouds.ts'
import { ditherAt } from './surface.ts'
import { paintAurora, paintMoon, paintStars, paintSun } from './heavens.ts'
import type { BackStage } from './stage.ts'

/** The sky of the reading: gradient, glow, stars, sun or moon, aurora and lit clouds, from the top to below the horizon. */
export function paintSky(stage: BackStage, options: { cloudiness?: number; sun?: boolean }): void {
  const { light, palette, reading, horizon, surface } = stage
  const dark = reading.time === 'night' || (reading.time === 'dusk' && reading.weather === 'clear')
  const { scale, offsetX, offsetY } = surface.view
  const bytes = surface.bytes()
  const bottom = Math.min(surface.height, Math.ceil((horizon + 0.12) * scale - offsetY))
  const sunY = lightHeight(light, horizon)
  const visible = light.visible && options.sun !== false && !stage.removed(light.kind)
  // A light that is not in the picture still brightens its side of the sky a little.
  const strength = visible ? 1 : 0.35
  const night = light.kind === 'moon'
  const halo = night ? mix(palette.horizon, palette.sun, 0.3) : mix(palette.horizon, palette.sun, 0.45)

  // How far each column lies from the light; the glow changes so slowly that every fourth pixel is worked out.
  const across = Float64Array.from(
    { length: surface.width + 4 },
    (_, px) => ((px + 0.5 + offsetX) / scale - light.x) * 0.8,
  )
  const bands = across.map((dx) => light.glow * 0.5 * Math.exp(-dx * dx * 2.6) * (night ? 0.4 : 1) * strength)
  const fall = night ? 8.5 : 5
  for (let py = 0; py < bottom; py++) {
    const y = (py + 0.5 + offsetY) / scale
    const t = clamp(y / Math.max(0.05, horizon))
    const low = t * t * (3 - 2 * t)
    const base = mix(
      mix(palette.zenith, palette.sky, smoothstep(0, 0.68, t)),
      palette.horizon,
      smoothstep(0.42, 1.02, t),
    )
    const dy = y - sunY
    const aroundAt = (px: number): number => {
      const dx = across[px]!
      return light.glow * 0.62 * Math.exp(-Math.sqrt(dx * dx + dy * dy) * fall) * strength
    }
    let around = 0
    let next = aroundAt(0)
    let rise = 0
    for (let px = 0; px < surface.width; px++) {
      if ((px & 3) === 0) {
        around = next
        next = aroundAt(px + 4 < across.length ? px + 4 : across.length - 1)
        rise = (next - around) / 4
      } else around += rise
      // A wide band along the horizon, and a tighter one around the light itself.
      const glow = bands[px]! * low + around
      const i = (py * surface.width + px) * 4
      const dither = ditherAt(px, py)
      bytes[i] = (base[0] + (halo[0] - base[0]) * Math.min(1, glow)) * 255 + dither
      bytes[i + 1] = (base[1] + (halo[1] - base[1]) * Math.min(1, glow)) * 255 + dither
      bytes[i + 2] = (base[2] + (halo[2] - base[2]) * Math.min(1, glow)) * 255 + dither
    }
  }
  const cloudiness = stage.removed('clouds')
    ? 0
    : (options.cloudiness ?? CLOUDINESS[reading.weather] * (night && reading.weather === 'clear' ? 0.35 : 1))
  if (dark && !stage.removed('stars')) paintStars(stage, cloudiness)
  if (reading.weather === 'aurora' && !stage.removed('aurora')) paintAurora(stage)
  if (visible) {
    if (night) paintMoon(stage)
    else paintSun(stage)
  }
  if (cloudiness > 0.02) paintClouds(stage, cloudiness, visible)
  if (bottom < surface.height) {
    const context = surface.context()
    context.fillStyle = css(palette.haze)
    context.fillRect(0, bottom, surface.width, surface.height - bottom)
  }
}

function paintClouds(stage: BackStage, cloudiness: number, visible: boolean): void {
  const { light, palette, horizon, surface, reading } = stage
  const { scale, offsetX, offsetY } = surface.view
  const bytes = surface.bytes()
  const rowsShown = Math.min(surface.height, Math.max(0, Math.ceil((horizon + 0.02) * scale - offsetY)))
  const columns = (surface.width >> 1) + 2
  const rows = (rowsShown >> 1) + 2
  const clouds = createClouds(
    stage,
    columns,
    rows,
    { x: (column) => (column * 2 + offsetX) / scale, y: (row) => (row * 2 + offsetY) / scale },
    cloudiness,
  )
  const sunY = lightHeight(light, horizon)
  const heavy = reading.weather === 'storm' ? 0.55 : 0
  const shadeColor = mix(palette.cloudShade, palette.shade, heavy)
  const litColor = mix(palette.cloudLit, palette.cloudShade, reading.weather === 'storm' ? 0.35 : 0)
  for (let py = 0; py < rowsShown; py++) {
    const y = (py + offsetY) / scale
    const row = py >> 1
    const fy = (py & 1) * 0.5
    // Far clouds drown in the colour of the horizon.
    const drown = smoothstep(0.3, 0, (horizon - y) / Math.max(0.2, horizon)) * 0.55
    const lower = mix(shadeColor, palette.horizon, drown)
    const upper = mix(litColor, palette.horizon, drown * 0.6)
    for (let px = 0; px < surface.width; px++) {
      const k = row * columns + (px >> 1)
      const fx = (px & 1) * 0.5
      const a0 = clouds.cover[k]! + (clouds.cover[k + 1]! - clouds.cover[k]!) * fx
      const a1 = clouds.cover[k + columns]! + (clouds.cover[k + columns + 1]! - clouds.cover[k + columns]!) * fx
      const alpha = (a0 + (a1 - a0) * fy) * 0.96
      if (alpha < 0.004) continue
      const l0 = clouds.light[k]! + (clouds.light[k + 1]! - clouds.light[k]!) * fx
      const l1 = clouds.light[k + columns]! + (clouds.light[k + columns + 1]! - clouds.light[k + columns]!) * fx
      const dx = (px + offsetX) / scale - light.x
      const near = visible ? Math.exp(-Math.sqrt(dx * dx + (y - sunY) * (y - sunY)) * 5.5) * light.glow : 0
      const shine = clamp(l0 + (l1 - l0) * fy + near * 0.4)
      // Thin rims in front of the light burn through.
      const rim = near * (1 - alpha) * 1.4
      const i = (py * surface.width + px) * 4
      const dither = ditherAt(px, py)
      for (let c = 0; c < 3; c++) {
        const cloud = lower[c]! + (upper[c]! - lower[c]!) * shine
        const color = cloud + (palette.sun[c]! - cloud) * Math.min(1, rim)
        bytes[i + c] = bytes[i + c]! + (color * 255 - bytes[i + c]!) * alpha + dither
      }
    }
  }
}
