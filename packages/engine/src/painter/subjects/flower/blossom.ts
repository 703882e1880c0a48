import { css, mix } from '../../core/color.ts'
import { lit } from '../../core/palette.ts'
import type { Layout, Stage } from '../../stage.ts'
import { paintBokeh, paintRays } from '../scenery/air.ts'
import { paintGrass } from '../scenery/ground.ts'
import { paintSoftBackground } from '../scenery/soft.ts'
import type { Species } from './heads.ts'
import { drawHead, drawStem, headShade, makeHead, type Head } from './plants.ts'
import { spots } from './spots.ts'

/** Lily pads and the water that they lie on, for the lotus. */
function paintPads(stage: Stage): void {
  const { width, height, palette } = stage
  const random = stage.fork('pads')
  const dark = mix(lit(palette, palette.foliage, 0.2), palette.shade, 0.25)
  const bright = lit(palette, palette.foliageLight, 0.85)
  stage.layer(
    0.3,
    (context) => {
      for (let pad = 0; pad < 17; pad++) {
        const t = pad / 16
        const y = height * (0.6 + 0.38 * t * t)
        const x = random() * width
        const rx = 0.05 + 0.15 * t * (0.7 + random() * 0.5)
        const fill = context.createLinearGradient(x - rx, y, x + rx, y + rx * 0.3)
        fill.addColorStop(0, css(mix(dark, bright, 0.25 + random() * 0.5)))
        fill.addColorStop(1, css(mix(dark, bright, random() * 0.5)))
        context.fillStyle = css(palette.shade, 0.35)
        context.beginPath()
        context.ellipse(x, y + rx * 0.05, rx * 1.04, rx * 0.36, 0, 0, 7)
        context.fill()
        context.fillStyle = fill
        const notch = random() * 6
        context.beginPath()
        context.moveTo(x, y)
        context.ellipse(x, y, rx, rx * 0.33, 0, notch, notch + 5.9)
        context.fill()
        context.strokeStyle = css(bright, 0.4)
        context.lineWidth = 0.0015
        for (let rib = 0; rib < 11; rib++) {
          const angle = notch + 0.1 + rib * 0.56
          context.beginPath()
          context.moveTo(x, y)
          context.lineTo(x + Math.cos(angle) * rx * 0.9, y + Math.sin(angle) * rx * 0.3)
          context.stroke()
        }
      }
    },
    { haze: false },
  )
}

/** One blossom that fills the picture, or a few. */
export function blossom(species: Species): Layout {
  return {
    id: 'blossom',
    suits: ['close', 'centred', 'minimal', 'symmetrical'],
    paint(stage, subject) {
      const { width, height } = stage
      const pond = species.leaf === 'pad'
      stage.horizon = height * (pond ? 0.46 : 0.7)
      paintSoftBackground(stage, pond ? 0.8 : 0.72)
      if (pond) stage.water(height * 0.5, height, { ripple: 0.1, tint: 0.7 })
      paintBokeh(stage, 40, 0, height * 0.8, 'flower')
      paintRays(stage, 0.4, 0.6)
      if (pond) paintPads(stage)
      const random = stage.fork('blossoms')
      const count = Math.min(9, subject.count)
      const size = count === 1 ? 0.74 : count < 4 ? 0.5 : 0.36
      const heads = [0, 1, 2].slice(0, count).map((index) => makeHead(stage, species, subject, `${index}`, size))
      const places = Array.from({ length: count }, (_, index) => {
        const angle = index * 2.39996 + 0.4
        const reach = count === 1 ? 0 : 0.3 * Math.sqrt((index + 0.4) / count) * 1.5
        return {
          x: width * (0.5 + (subject.placement.x ?? 0) * 0.2) + Math.cos(angle) * reach * Math.min(1.3, width),
          y: height * (pond ? 0.56 : 0.42) + Math.sin(angle) * reach * 0.62 * height,
          size: size * (index ? 0.75 + random() * 0.3 : 1),
        }
      }).toSorted((a, b) => a.y - b.y)
      for (const [index, place] of places.entries()) {
        const tip = pond ? 1 : 0.8 + random() * 0.2
        const turn = pond || species.leaf === 'long' ? (random() - 0.5) * 0.16 : (random() - 0.5) * 0.8
        stage.layer(
          0.15,
          (context) => {
            if (!pond)
              drawStem(
                stage,
                context,
                species,
                place.x,
                place.y + place.size * 0.1,
                place.x + (random() - 0.5) * 0.14,
                height * 1.06,
                place.size * 0.035,
                random,
              )
            else headShade(stage, context, place.x, place.y + place.size * 0.3, place.size * 0.8)
            drawHead(context, heads[index % heads.length] as Head, place.x, place.y, place.size, turn, tip)
          },
          { haze: false },
        )
      }
      stage.place(spots(stage))
      if (!pond)
        paintGrass(stage, {
          line: () => height * 0.96,
          blade: [0.05, 0.16],
          from: 0,
          to: 0.12,
          count: 150,
          depth: 0.08,
          name: 'foot',
        })
    },
  }
}
