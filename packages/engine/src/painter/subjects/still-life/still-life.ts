import { mix } from '../../core/color.ts'
import type { Layout, Spot, Stage, Subject } from '../../stage.ts'
import type { NamedSubject } from '../../types.ts'
import type { Figure } from '../figure/figure.ts'
import type { Lamp } from '../figure/relief.ts'
import { settle } from '../figure/settle.ts'
import { paintBokeh } from '../scenery/air.ts'
import { glow } from '../city/facades.ts'
import { paintCloth, paintTable, paintWall, roomColors, tableShadow } from '../scenery/room.ts'
import { paintSoftBackground } from '../scenery/soft.ts'
import { candleFigure, fruitBowlFigure, teaFigure } from './arrangements.ts'

function spots(stage: Stage, table: number): Spot[] {
  const { width, height } = stage
  return [0.84, 0.16].flatMap((x): Spot[] => [
    { x: width * x, y: height * 0.93, size: 0.22, depth: 0.12, kind: 'ground' },
    { x: width * x, y: table + 0.05, size: 0.28, depth: 0.4, kind: 'ground' },
    { x: width * x, y: height * 0.3, size: 0.13, depth: 0.4, kind: 'air' },
  ])
}

interface Place {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where an arrangement stands: its size is held in by the picture's width. */
function placeFor(stage: Stage, subject: NamedSubject, figure: Figure, y: number, size: number): Place {
  const { width } = stage
  const x = width * (0.5 + (subject.placement.x ?? 0) * 0.2 + (stage.random() - 0.5) * 0.06)
  return { x, y, size: Math.min(size, (width * 94) / (figure.box.left + figure.box.right)) }
}

/** What a candle throws on the things around it. */
const CANDLELIGHT: Lamp = {
  toward: [0.05, -0.72, 0.69],
  key: [1.05, 0.72, 0.42],
  skylight: [0.34, 0.25, 0.2],
  bounce: [0.26, 0.17, 0.12],
  rim: 0.5,
}

function set(stage: Stage, subject: NamedSubject, figure: Figure, { x, y, size: fit }: Place, lamp?: Lamp): void {
  const wide = (figure.box.left + figure.box.right) / 100
  tableShadow(stage, x, y, fit * wide * 0.34)
  stage.layer(
    0.22,
    (context) =>
      settle(
        stage,
        context,
        figure,
        { x, y, size: fit, depth: 0.22, kind: 'ground' },
        subject,
        stage.fork('arrangement'),
        { floating: true, flipped: stage.fork('arrangement side')() < 0.5, ...(lamp ? { lamp } : {}) },
      ),
    { haze: false },
  )
}

/** A bowl of fruit in the light of a window. */
const fruit: Layout = {
  id: 'fruit',
  suits: ['centred', 'wide', 'fruit', 'bowl', 'apple', 'pear', 'lemon', 'grape', 'bread', 'wine'],
  paint(stage, subject) {
    const { height, palette } = stage
    const edge = height * 0.62
    stage.horizon = edge
    const colors = roomColors(stage)
    paintWall(stage, colors, edge, stage.random() < 0.6)
    paintTable(stage, colors, edge)
    if (stage.random() < 0.6) paintCloth(stage, mix(palette.snow, palette.accent2, 0.25), edge)
    stage.place(spots(stage, edge).slice(1, 2))
    set(stage, subject, fruitBowlFigure, placeFor(stage, subject, fruitBowlFigure, height * 0.84, 0.42))
    stage.place(spots(stage, edge))
  },
}

/** Tea before an open window. */
const tea: Layout = {
  id: 'tea',
  suits: ['framed', 'close', 'thirds', 'tea', 'teacup', 'teapot', 'coffee', 'cup', 'breakfast'],
  paint(stage, subject) {
    const { width, height, palette } = stage
    const edge = height * 0.72
    stage.horizon = edge
    paintSoftBackground(stage, 0.75)
    paintBokeh(stage, 34, 0, edge, 'window')
    const colors = roomColors(stage)
    // The frame of the window, out of which the garden is seen.
    stage.layer(
      0.5,
      (context) => {
        const wood = mix(colors.wall, [1, 1, 1], 0.35)
        const tone = (color: typeof wood): string => `rgb(${color.map((value) => Math.round(value * 255)).join(',')})`
        context.fillStyle = tone(wood)
        for (const x of [0.02, 0.5, 0.98]) context.fillRect(width * x - 0.022, 0, 0.044, edge)
        context.fillRect(0, height * 0.3, width, 0.026)
        context.fillStyle = tone(mix(wood, colors.wallShade, 0.55))
        for (const x of [0.02, 0.5, 0.98]) context.fillRect(width * x + 0.012, 0, 0.01, edge)
        context.fillRect(0, height * 0.3 + 0.018, width, 0.008)
        // Curtains, thin enough to glow.
        for (const side of [-1, 1]) {
          for (let fold = 0; fold < 9; fold++) {
            const x = side < 0 ? fold * 0.024 - 0.02 : width - fold * 0.024
            context.fillStyle = tone(mix(mix(palette.snow, palette.sun, 0.4), colors.wall, fold % 2 ? 0.12 : 0.42))
            context.globalAlpha = 0.8
            context.beginPath()
            context.moveTo(x, -0.02)
            context.bezierCurveTo(
              x + 0.01,
              edge * 0.3,
              x + side * -0.03,
              edge * 0.6,
              x - side * (fold * 0.004),
              edge * 0.98,
            )
            context.lineTo(x + 0.03, edge * 0.98)
            context.bezierCurveTo(x + 0.02 - side * 0.02, edge * 0.6, x + 0.04, edge * 0.3, x + 0.03, -0.02)
            context.fill()
          }
          context.globalAlpha = 1
        }
      },
      { haze: false },
    )
    paintTable(stage, colors, edge)
    set(stage, subject, teaFigure, placeFor(stage, subject, teaFigure, height * 0.88, 0.4))
    stage.place(spots(stage, edge))
  },
}

/** A candle on books in a dark room. */
const candle: Layout = {
  id: 'candle',
  suits: ['low', 'minimal', 'symmetrical', 'candle', 'book', 'library'],
  paint(stage, subject) {
    const { height, palette } = stage
    const edge = height * 0.72
    stage.horizon = edge
    const colors = roomColors(stage)
    const dim = {
      wall: mix(colors.wall, palette.shade, 0.55),
      wallShade: mix(colors.wallShade, [0.03, 0.02, 0.04], 0.55),
      table: mix(colors.table, palette.shade, 0.4),
      tableShade: mix(colors.tableShade, [0.03, 0.02, 0.04], 0.5),
    }
    paintWall(stage, dim, edge, false)
    paintTable(stage, dim, edge)
    const place = placeFor(stage, subject, candleFigure, height * 0.88, 0.46)
    const flame = place.y - place.size * 1.16
    stage.layer(
      0.6,
      (context) => {
        glow(context, place.x, flame, 0.62, [1, 0.68, 0.34], 0.62)
        glow(context, place.x, place.y, 0.4, [1, 0.6, 0.28], 0.4)
      },
      { haze: false, depth: false, blend: 'screen' },
    )
    set(stage, subject, candleFigure, place, CANDLELIGHT)
    stage.layer(0.1, (context) => glow(context, place.x, flame, 0.4, [1, 0.66, 0.32], 0.36), {
      haze: false,
      depth: false,
      blend: 'screen',
    })
    stage.place(spots(stage, edge))
  },
}

/** Things on a table. */
export const stillLife: Subject = {
  id: 'still-life',
  words: [
    'still life',
    'fruit',
    'fruit bowl',
    'bowl of fruit',
    'apple',
    'pear',
    'lemon',
    'grape',
    'orange fruit',
    'tea',
    'teacup',
    'cup of tea',
    'cup of coffee',
    'coffee',
    'teapot',
    'cup',
    'candle',
    'book',
    'library',
    'wine',
    'bottle',
    'bread',
    'kitchen',
    'breakfast',
    'table',
    'room',
    'interior',
  ],
  layouts: [fruit, tea, candle],
  place: true,
  weather: false,
}
