import { css, mix, oklchToRgb } from '../../core/color.ts'
import { lit } from '../../core/palette.ts'
import type { Layout } from '../../stage.ts'
import { paintGround } from '../scenery/ground.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { paintTrees } from '../scenery/woods.ts'
import type { Species } from './heads.ts'
import { drawHead, drawStem, makeHead, type Head } from './plants.ts'
import { spots } from './spots.ts'

/** A field of them to the horizon. */
export function field(species: Species): Layout {
  return {
    id: 'field',
    suits: ['wide', 'panorama', 'low', 'thirds', 'field'],
    paint(stage, subject) {
      const { width, height, palette, noise } = stage
      stage.horizon = height * 0.42
      stage.sky()
      paintRidges(stage, {
        count: 3,
        far: height * 0.4,
        near: height * 0.43,
        rise: 0.14,
        jagged: stage.random() < 0.5 ? 0.7 : 0.15,
      })
      paintTrees(stage, {
        line: () => height * 0.43,
        count: 20,
        size: [0.03, 0.09],
        depth: 0.65,
        firs: 0.4,
        name: 'edge',
      })
      const line = (x: number): number => height * 0.43 + 0.01 * noise.fbm(x * 3, 2, 2)
      paintGround(stage, { line, depths: [0.65, 0.03] })
      const random = stage.fork('field')
      const heads = [0, 1, 2, 3].map((index) =>
        makeHead(
          stage,
          species,
          index === 3 && subject.colors.length > 1 ? { ...subject, colors: subject.colors.slice(1) } : subject,
          `field ${index}`,
          0.2,
        ),
      )
      const own = subject.colors[0] ?? species.colors[0] ?? [0.8, 0.12, 350]
      const color = oklchToRgb(own)
      const rows = 30
      const pale = lit(palette, color, 0.8)
      const dim = lit(palette, mix(color, palette.foliage, 0.45), 0.4)
      for (let band = 0; band < 3; band++) {
        stage.layer([0.55, 0.32, 0.1][band] ?? 0.1, (context) => {
          for (let row = band * 10; row < band * 10 + 10; row++) {
            const t = (row + 1) / rows
            const y = height * 0.435 + height * 0.62 * Math.pow(t, 2.3)
            const size = 0.006 + 0.2 * Math.pow(t, 2.2)
            const step = size * (t < 0.35 ? 0.85 : 0.95)
            for (let x = -step; x < width + step; x += step * (0.7 + random() * 0.7)) {
              const v = y + (random() - 0.5) * size * 0.9
              const head = heads[Math.floor(random() * heads.length)] as Head
              const turn = (random() - 0.5) * (species.leaf === 'long' ? 0.3 : 2)
              const own = size * (0.75 + random() * 0.45)
              if (own < 0.016) {
                context.fillStyle = css(random() < 0.7 ? pale : dim)
                context.beginPath()
                context.ellipse(x, v, own * 0.55, own * 0.34, 0, 0, 7)
                context.fill()
                continue
              }
              if (own > 0.03)
                drawStem(
                  stage,
                  context,
                  species,
                  x,
                  v,
                  x + (random() - 0.5) * own * 0.4,
                  v + own * 1.7,
                  own * 0.05,
                  random,
                  own < 0.16,
                )
              drawHead(context, head, x, v, own, turn, species.leaf === 'long' ? 1 : 0.66 + random() * 0.25)
            }
          }
        })
        if (band === 1)
          stage.place([
            ...spots(stage),
            { x: width * 0.5, y: height * 0.6, size: 0.22, depth: 0.35, kind: 'ground' },
            { x: width * 0.3, y: height * 0.5, size: 0.1, depth: 0.5, kind: 'ground' },
          ])
      }
    },
  }
}
