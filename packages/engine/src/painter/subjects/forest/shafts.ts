import { css, mix } from '../../core/color.ts'
import { drawTuft } from '../../core/plants.ts'
import { drawLeafRoof, drawTrunk } from './trunks.ts'
import { lit } from '../../core/palette.ts'
import { range, spread } from '../../core/random.ts'
import { skyline, traceSkyline } from '../../core/ridge.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'

/** Tall trunks in glowing mist, shafts of light between them. */
export const shafts: Layout = {
  id: 'shafts',
  suits: ['low', 'centred', 'wide', 'deer', 'fox', 'wolf', 'volumetric', 'redwood', 'sequoia', 'wood', 'woods'],
  paint(stage) {
    const { random, palette, noise, height, width, light } = stage
    stage.drawn('tree')
    stage.horizon = height * 0.62
    const sunX = width * range(random, 0.35, 0.65)
    const sunY = height * range(random, 0.24, 0.4)
    const bright = mix(palette.sun, palette.horizon, light.kind === 'moon' ? 0.75 : 0.35)
    const dim = mix(palette.haze, palette.sky, 0.35)
    const deep = mix(palette.haze, palette.shade, light.kind === 'moon' ? 0.6 : 0.42)
    stage.shade(
      { x: 0, y: 0, width, height },
      (x, y, out) => {
        const d = Math.hypot((x - sunX) * 0.85, (y - sunY) * 0.8)
        const glow = Math.exp(-d * d * 5.2)
        const mist = 0.1 * noise.fbm(x * 2.2, y * 3, 3)
        const edge = Math.min(1, Math.max(0, d * 1.15 - 0.15 + mist))
        for (let q = 0; q < 3; q++) {
          const base = dim[q]! + (deep[q]! - dim[q]!) * edge
          out[q] = base + (bright[q]! - base) * Math.min(1, glow + mist * glow)
        }
        return 1
      },
      { soft: true },
    )
    const winter = stage.reading.season === 'winter'
    const layers = 6
    for (let i = 0; i < layers; i++) {
      const t = i / (layers - 1)
      const trunks = stage.fork(`trunks ${i}`)
      const depth = 0.86 - 0.8 * t
      const ground = height * (0.66 + 0.27 * Math.pow(t, 1.2))
      const bark = lit(palette, mix(palette.bark, palette.shade, 0.2), 0.25)
      const color = mix(bark, mix(dim, bright, 0.35), 0.86 * Math.pow(1 - t, 1.15))
      const rim = mix(color, bright, 0.42 * (1 - t * 0.4))
      const floorColor = mix(
        lit(palette, mix(mix(palette.land, palette.foliage, 0.45), palette.shade, 0.25 + 0.2 * t), 0.4),
        mix(dim, bright, 0.4),
        0.8 * Math.pow(1 - t, 1.3),
      )
      stage.layer(
        depth,
        (context) => {
          const line = skyline(noise, width, { y: ground, rise: height * 0.035, waves: 2.5, jagged: 0 }, trunks)
          const gradient = context.createLinearGradient(0, ground - 0.03, 0, ground + 0.2)
          gradient.addColorStop(0, css(mix(floorColor, bright, 0.22 * (1 - t))))
          gradient.addColorStop(1, css(mix(floorColor, palette.shade, 0.3)))
          context.fillStyle = gradient
          traceSkyline(context, line, height + 0.05)
          context.fill()
          const count = Math.round((13 - 9.5 * t) * width)
          for (let k = 0; k < count; k++) {
            let x = (k + 0.5 + spread(trunks) * 0.55) * (width / count)
            // The middle stays open towards the light.
            if (t > 0.3 && Math.abs(x - sunX) < 0.12 * t + 0.06) x += (x < sunX ? -1 : 1) * 0.15
            const thick = (0.012 + 0.05 * Math.pow(t, 1.5)) * range(trunks, 0.65, 1.35)
            drawTrunk(context, x, ground + 0.015 + 0.02 * trunks(), thick, color, rim, x < sunX ? 1 : -1, trunks)
          }
          if (!winter && i > 0)
            drawLeafRoof(
              context,
              stage,
              Math.round(90 * width * (0.5 + t * 0.7)),
              height * (0.3 + 0.06 * t),
              0.014 + 0.026 * t,
              0.1 + 0.25 * t,
              trunks,
            )
          if (t > 0.55) {
            for (let k = 0; k < 46 * width * t; k++) {
              drawTuft(
                context,
                trunks() * width,
                ground + range(trunks, 0, 0.1),
                height * range(trunks, 0.02, 0.07) * t,
                mix(floorColor, palette.shade, 0.4),
                lit(palette, mix(palette.grass, palette.foliage, trunks()), 0.6),
                trunks,
              )
            }
          }
        },
        { haze: false },
      )
      if (i === 3) {
        stage.place([...groundSpots(stage, height * 0.83, height * 0.93, [0.2, 0.36]), ...airSpots(stage, 0.12)])
      }
      if (i === 1 || i === 3) paintShafts(i)
    }

    function paintShafts(seed: number): void {
      const rays = stage.fork(`rays ${seed}`)
      stage.layer(
        0.5,
        (context) => {
          const startX = sunX + (sunX < width / 2 ? -0.1 : 0.1)
          const startY = sunY - height * 0.5
          for (let k = 0; k < 9; k++) {
            const angle = Math.PI / 2 + spread(rays) * 0.75
            const half = range(rays, 0.008, 0.03)
            const length = height * range(rays, 1.05, 1.5)
            const gradient = context.createRadialGradient(startX, startY, height * 0.2, startX, startY, length)
            gradient.addColorStop(0, css(bright, 0.3 * light.strength + 0.05))
            gradient.addColorStop(0.5, css(bright, 0.16))
            gradient.addColorStop(1, css(bright, 0))
            context.fillStyle = gradient
            context.beginPath()
            context.moveTo(startX, startY)
            context.lineTo(startX + Math.cos(angle - half) * length, startY + Math.sin(angle - half) * length)
            context.lineTo(startX + Math.cos(angle + half) * length, startY + Math.sin(angle + half) * length)
            context.fill()
          }
        },
        { haze: false, depth: false, blend: 'screen' },
      )
    }
  },
}
