import { css, mix } from '../../core/color.ts'
import { smoothstep } from '../../core/math.ts'
import { lightHeight } from '../../core/light.ts'
import type { Layout, Spot, Stage } from '../../stage.ts'
import { enter, type Cast } from '../figure/cast.ts'
import { paintMist } from '../scenery/air.ts'
import { paintGrass, paintGround } from '../scenery/ground.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { paintTrees } from '../scenery/woods.ts'
import { shadeSoftly } from '../scenery/soft-shade.ts'

function airSpots(stage: Stage): Spot[] {
  const { width, height } = stage
  return [
    [0.2, 0.3, 0.13],
    [0.8, 0.26, 0.15],
    [0.5, 0.18, 0.1],
    [0.74, 0.5, 0.2],
  ].map(([x = 0, y = 0, size = 0]) => ({
    x: width * x,
    y: height * y,
    size,
    depth: 0.6,
    kind: 'air',
  }))
}

/** Over a sea of clouds. */
function aboveClouds(cast: Cast): Layout {
  return {
    id: 'above the clouds',
    suits: ['high', 'wide', 'sky', 'minimal'],
    paint(stage, subject) {
      const { width, height, palette, noise, light } = stage
      stage.horizon = height * 0.62
      stage.sky({ cloudiness: 0.18 })
      const sunY = lightHeight(light, stage.horizon)
      for (let bank = 0; bank < 4; bank++) {
        const t = bank / 3
        const base = stage.horizon + (height - stage.horizon) * (t * 0.72 - 0.06)
        shadeSoftly(stage, { x: 0, y: base - 0.2, width, height: height - base + 0.2 }, 1 / 360, (x, y, out) => {
          const z = 1.6 + (1 - t) * 3.2
          const puff = noise.fbm(x * z + bank * 31, bank * 7.3, 5)
          const billow = Math.abs(noise.fbm(x * z * 2.1 + bank * 11, y * z * 2.4, 3))
          const edge = base - 0.05 - puff * 0.16 * (0.4 + t) - billow * 0.05
          const under = y - edge
          if (under < -0.004) {
            out[3] = 0
            return undefined
          }
          const relief =
            noise.fbm(x * z * 1.7 + bank * 3, y * z * 2.6, 4) -
            noise.fbm((x + 0.02 * Math.sign(light.direction[0])) * z * 1.7 + bank * 3, (y - 0.02) * z * 2.6, 4)
          const shine = Math.max(0, Math.min(1, 0.78 - under * 2.6 + relief * 1.6))
          const glow = Math.exp(-Math.hypot(x - light.x, (y - sunY) * 0.6) * 2.6) * light.glow
          for (let channel = 0; channel < 3; channel++) {
            const cloud =
              (palette.cloudShade[channel] as number) +
              ((palette.cloudLit[channel] as number) - (palette.cloudShade[channel] as number)) * shine
            const value = cloud + ((palette.haze[channel] as number) - cloud) * (1 - t) * 0.42
            out[channel] = value + ((palette.sun[channel] as number) - value) * glow * 0.5
          }
          out[3] = smoothstep(-0.004, 0.02 + t * 0.02, under)
          return 0.85 - t * 0.5
        })
        if (bank === 1) {
          const x = width * (0.4 + 0.2 * stage.random())
          enter(stage, cast, subject, { x, y: height * 0.66, size: 0.52, depth: 0.4, kind: 'air' })
          stage.place(airSpots(stage))
        }
      }
    },
  }
}

/** High over a valley with a river of mist. */
function overValley(cast: Cast): Layout {
  return {
    id: 'over the valley',
    suits: ['panorama', 'thirds', 'mountains'],
    paint(stage, subject) {
      const { width, height } = stage
      stage.horizon = height * 0.66
      stage.sky()
      paintRidges(stage, {
        count: 5,
        far: height * 0.62,
        near: height * 0.88,
        rise: 0.2,
        jagged: 0.6,
        depths: [0.9, 0.35],
        wooded: true,
      })
      paintMist(stage, height * 0.76, 0.1, 0.6)
      const x = width * (0.36 + 0.28 * stage.random())
      enter(stage, cast, subject, { x, y: height * 0.56, size: 0.44, depth: 0.4, kind: 'air' })
      stage.place([...airSpots(stage), { x: width * 0.5, y: height * 0.9, size: 0.15, depth: 0.3, kind: 'ground' }])
      const line = (u: number): number => height * 0.97 - 0.05 * Math.cos((u / width) * 5)
      paintTrees(stage, { line, count: 24, size: [0.08, 0.2], depth: 0.12, firs: 0.9, name: 'front' })
    },
  }
}

/** Before the great disc of the sun or the moon. */
function beforeTheDisc(cast: Cast): Layout {
  return {
    id: 'before the disc',
    suits: ['centred', 'low', 'close', 'symmetrical'],
    paint(stage, subject) {
      const { width, height, palette, light, noise } = stage
      stage.horizon = height * 0.86
      stage.sky({ sun: false })
      const [x, y, radius] = [width * 0.5, height * 0.45, 0.33]
      stage.layer(
        0.97,
        (context) => {
          const halo = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 2.4)
          halo.addColorStop(0, css(palette.sun, 0.55))
          halo.addColorStop(1, css(palette.sun, 0))
          context.fillStyle = halo
          context.fillRect(0, 0, width, height)
          const disc = context.createLinearGradient(0, y - radius, 0, y + radius)
          disc.addColorStop(0, css(palette.sun))
          disc.addColorStop(1, css(mix(palette.sun, palette.horizon, light.kind === 'moon' ? 0.25 : 0.7)))
          context.fillStyle = disc
          context.beginPath()
          context.arc(x, y, radius, 0, Math.PI * 2)
          context.fill()
          if (light.kind !== 'moon') return
          context.clip()
          for (let sea = 0; sea < 22; sea++) {
            const [seaX, seaY, reach] = [
              x + (noise.hash(sea, 1) - 0.5) * radius * 1.6,
              y + (noise.hash(sea, 2) - 0.5) * radius * 1.6,
              radius * (0.12 + 0.34 * noise.hash(sea, 4)),
            ]
            const gloom = context.createRadialGradient(seaX, seaY, 0, seaX, seaY, reach)
            gloom.addColorStop(0, css(palette.cloudShade, 0.2 + 0.2 * noise.hash(sea, 3)))
            gloom.addColorStop(0.6, css(palette.cloudShade, 0.14))
            gloom.addColorStop(1, css(palette.cloudShade, 0))
            context.fillStyle = gloom
            context.fillRect(seaX - reach, seaY - reach, reach * 2, reach * 2)
          }
        },
        { haze: false },
      )
      enter(stage, cast, subject, {
        x: width * (0.46 + 0.08 * stage.random()),
        y: height * 0.62,
        size: 0.46,
        depth: 0.4,
        kind: 'air',
      })
      stage.place(airSpots(stage))
      const line = (u: number): number => height * 0.93 - 0.05 * noise.fbm(u * 2, 3, 3)
      paintGround(stage, { line, depths: [0.3, 0.05] })
      paintTrees(stage, {
        line: (u) => line(u) + 0.02,
        count: 16,
        size: [0.06, 0.2],
        depth: 0.2,
        firs: 0.5,
        name: 'crest',
      })
      paintGrass(stage, { line, blade: [0.012, 0.04], from: 0, to: 0.07, count: 700, depth: 0.12, name: 'crest' })
    },
  }
}

/** Scenes for whatever flies. */
export function airScenes(cast: Cast): readonly Layout[] {
  return [aboveClouds(cast), overValley(cast), beforeTheDisc(cast)]
}
