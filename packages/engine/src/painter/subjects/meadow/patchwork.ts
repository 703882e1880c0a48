import { css, mix, shift } from '../../core/color.ts'
import { drawTuft } from '../../core/plants.ts'
import { leafClump } from '../../core/trees.ts'
import { lit } from '../../core/palette.ts'
import { pick, range } from '../../core/random.ts'
import { skyline, skylineAt, traceSkyline } from '../../core/ridge.ts'
import { airSpots, groundSpots } from '../spots.ts'
import type { Layout } from '../../stage.ts'
import type { Rgb } from '../../types.ts'

/** Crops with a colour of their own. */
const CROPS: readonly (readonly [word: string, color: Rgb])[] = [
  ['lavender', [0.6, 0.45, 0.88]],
  ['wheat', [0.9, 0.74, 0.36]],
  ['corn', [0.84, 0.76, 0.32]],
  ['rice', [0.62, 0.78, 0.36]],
  ['vineyard', [0.45, 0.6, 0.25]],
]

/** Hill behind hill, each with its own crop in rows, cypresses or round trees along the ridges. */
export const patchwork: Layout = {
  id: 'patchwork',
  suits: [
    'panorama',
    'wide',
    'minimal',
    'cottage',
    'windmill',
    'thirds',
    'balloon',
    'vineyard',
    'lavender',
    'wheat',
    'tuscany',
    'farm',
    'farmland',
    'cornfield',
    'rice',
  ],
  paint(stage) {
    const { random, palette, height, width } = stage
    stage.horizon = height * range(random, 0.4, 0.48)
    stage.drawn('tree')
    stage.drawn('cypress')
    stage.sky()
    const winter = stage.reading.season === 'winter'
    const named = stage.reading.scene.named ?? ''
    const own = CROPS.find(([word]) => named.includes(word))?.[1]
    const crops: readonly Rgb[] =
      own && !winter
        ? [own, own, shift(own, 0.05, 1, 12), palette.grass]
        : winter
          ? [palette.snow, palette.grass, mix(palette.snow, palette.sky, 0.2)]
          : [
              palette.grass,
              mix(palette.sand, palette.grass, 0.25),
              mix(palette.foliage, palette.grass, 0.5),
              shift(palette.grass, 0.08, 1.1, -18),
              palette.blossom,
              mix(palette.accent2, palette.grass, 0.75),
            ]
    const layers = 6
    const trees = stage.reading.motifs.some((motif) => motif.id === 'pine' || motif.id === 'cypress')
    stage.drawn('pine')
    const cypress = random() < 0.5 || trees
    const side = stage.light.direction[0] < 0 ? -1 : 1
    for (let i = 0; i < layers; i++) {
      const t = i / (layers - 1)
      const name = stage.fork(`hill ${i}`)
      const line = skyline(
        stage.noise,
        width,
        {
          y: stage.horizon + (height * 0.9 - stage.horizon) * Math.pow(t, 1.15) + 0.02,
          rise: height * (0.1 + 0.03 * t),
          waves: range(name, 0.9, 1.6),
          jagged: 0,
        },
        name,
      )
      const crop = pick(name, crops)
      const bright = lit(palette, crop, 0.85)
      const dim = mix(lit(palette, crop, 0.3), palette.shade, 0.12)
      const vanishX = range(name, -0.3, 1.3) * width
      stage.layer(0.82 - 0.76 * t, (context) => {
        context.save()
        const gradient = context.createLinearGradient(side < 0 ? 0 : width, 0, side < 0 ? width : 0, height * 0.3)
        gradient.addColorStop(0, css(bright))
        gradient.addColorStop(1, css(mix(bright, dim, 0.7)))
        traceSkyline(context, line, height + 0.05)
        context.fillStyle = gradient
        context.fill()
        context.clip()
        // Rows of the crop run together far behind the ridge.
        const crest = skylineAt(line, width / 2)
        const rows = Math.round(46 * width)
        for (let k = 0; k < rows; k++) {
          const foot = (k / (rows - 1)) * width * 2.6 - width * 0.8
          context.strokeStyle = css(k % 2 ? dim : mix(bright, palette.snow, 0.12), 0.3)
          context.lineWidth = 0.004 + 0.012 * t
          context.beginPath()
          context.moveTo(foot, height * 0.5 + crest * 0.5 + 0.34)
          context.quadraticCurveTo(
            foot + (vanishX - foot) * 0.3,
            crest + 0.12,
            foot + (vanishX - foot) * 0.55,
            crest - 0.08,
          )
          context.stroke()
        }
        const shadow = context.createLinearGradient(0, crest - 0.04, 0, crest + height * 0.3)
        shadow.addColorStop(0, css(bright, 0.3))
        shadow.addColorStop(0.3, css(dim, 0))
        shadow.addColorStop(1, css(mix(dim, palette.shade, 0.4), 0.65))
        context.fillStyle = shadow
        context.fillRect(0, 0, width, height)
        context.restore()
        if (stage.removed('trees')) return
        const count = Math.round(name() * 9 * width) + 2
        const start = name() * width
        for (let k = 0; k < count; k++) {
          const x = start + (k - count / 2) * (0.03 + 0.05 * t) + range(name, -0.01, 0.01)
          if (x < -0.05 || x > width + 0.05) continue
          const foot = skylineAt(line, x) + 0.006
          const tall = height * (0.025 + 0.085 * t) * range(name, 0.7, 1.25)
          if (cypress) {
            const tone = lit(palette, mix(palette.conifer, palette.shade, 0.25), 0.3)
            const shade = context.createLinearGradient(x - tall * 0.1, 0, x + tall * 0.1, 0)
            shade.addColorStop(
              side < 0 ? 0 : 1,
              css(lit(palette, mix(palette.conifer, palette.foliageLight, 0.3), 0.7)),
            )
            shade.addColorStop(side < 0 ? 0.6 : 0.4, css(tone))
            context.fillStyle = shade
            context.beginPath()
            context.moveTo(x, foot - tall)
            context.bezierCurveTo(x + tall * 0.14, foot - tall * 0.55, x + tall * 0.13, foot - tall * 0.1, x, foot)
            context.bezierCurveTo(
              x - tall * 0.13,
              foot - tall * 0.1,
              x - tall * 0.14,
              foot - tall * 0.55,
              x,
              foot - tall,
            )
            context.fill()
          } else {
            for (let c = 0; c < 9; c++) {
              const shine = c / 9
              const tone = lit(
                palette,
                mix(mix(palette.foliage, palette.shade, 0.3), palette.foliageLight, shine),
                0.2 + shine * 0.6,
              )
              leafClump(
                context,
                x + (side * (shine - 0.4) + range(name, -0.4, 0.4)) * tall * 0.35,
                foot - tall * (0.2 + 0.4 * shine * name() + 0.15 * name()),
                tall * 0.2,
                tone,
                name,
              )
            }
          }
        }
      })
      if (i === 3)
        stage.place([
          ...groundSpots(stage, skylineAt(line, width / 2) + 0.02, height * 0.94, [0.11, 0.3]),
          ...airSpots(stage),
        ])
    }
    const tufts = stage.fork('tufts')
    stage.layer(0.04, (context) => {
      for (let i = 0; i < 90 * width; i++) {
        drawTuft(
          context,
          tufts() * width,
          height * range(tufts, 0.98, 1.04),
          height * range(tufts, 0.03, 0.09),
          lit(palette, mix(palette.grass, palette.shade, 0.45), 0.15),
          lit(palette, palette.grass, 0.8),
          tufts,
        )
      }
    })
  },
}
