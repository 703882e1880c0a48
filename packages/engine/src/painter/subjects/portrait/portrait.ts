import { css, mix } from '../../core/color.ts'
import { lightHeight } from '../../core/light.ts'
import { lit } from '../../core/palette.ts'
import type { Layout, Spot, Stage, Subject } from '../../stage.ts'
import type { NamedSubject } from '../../types.ts'
import { enter } from '../figure/cast.ts'
import type { Figure } from '../figure/figure.ts'
import { outline } from '../figure/outline.ts'
import { birdsFigure } from '../animals/birds.ts'
import { dancerFigure, riderFigure } from '../people/performers.ts'
import { astronautFigure } from '../people/astronaut.ts'
import { robotFigure } from '../people/robot.ts'
import { knightFigure, samuraiFigure, wizardFigure } from '../people/warriors.ts'
import { childFigure, coupleFigure, manFigure, umbrellaFigure, womanFigure } from '../people/person.ts'
import { settle } from '../figure/settle.ts'
import { paintMist } from '../scenery/air.ts'
import { paintGrass, paintGround } from '../scenery/ground.ts'
import { paintRidges } from '../scenery/ridges.ts'
import { paintRock } from '../scenery/rock.ts'
import { drawFir, paintTrees } from '../scenery/woods.ts'

/** Head and shoulders in profile, looking to the right, 0 the breast, 100 the crown; hair loose, bound or short. */
const FACE = '27 88, 30 79, 30.2 73, ! 28.8 69.5, 32 64.5, 36 58.6, ! 35.6 56.6, 31.6 55.4, ! 31.4 54.4, 33.2 52, ! 31.6 50.2, 32.6 48, 31 45.6, 30.8 44, 31.8 41, 29.6 37.6, 24 35.8, 15 36.4, 9.5 32, 9 24, 14 17, 28 11, 42 3, ! 50 -12'
const PROFILES = [
  `! -62 -12, -56 6, -44 17, -28 23, -18 30, -17 42, -21 50, -28 62, -29 76, -24 90, -12 99, 5 102, 19 98, ${FACE}`,
  `! -62 -12, -56 6, -44 17, -28 23, -17 30, -14 42, -18 52, -24 60, ! -27 66, -38 70, -45 79, -42 90, -32 94, ! -23 91, -12 100, 5 103, 19 99, ${FACE}`,
  `! -70 -12, -66 4, -60 18, -50 26, -46 40, -44 56, -40 74, -32 90, -16 101, 4 104, 19 99, ${FACE}`,
]

/** The profile's path on a context set to figure coordinates at (x, y), `size` high. */
function onProfile(context: Parameters<Parameters<Stage['layer']>[1]>[0], x: number, y: number, size: number, side: number): void {
  context.translate(x, y)
  context.scale((side * size) / 100, -size / 100)
}

function spots(stage: Stage): Spot[] {
  const { width, height } = stage
  return [0.2, 0.8].flatMap((x): Spot[] => [
    { x: width * x, y: height * 0.24, size: 0.16, depth: 0.7, kind: 'air' },
    { x: width * x, y: height * 0.93, size: 0.26, depth: 0.1, kind: 'ground' },
  ])
}

/** A landscape that is seen only inside a head. */
const doubleExposure: Layout = {
  id: 'double exposure',
  suits: ['close', 'centred', 'minimal', 'double', 'face', 'headshot', 'forest', 'mountains'],
  paint(stage, subject) {
    const { width, height, palette, noise } = stage
    stage.horizon = height * 0.5
    stage.sky()
    paintRidges(stage, { count: 4, far: height * 0.46, near: height * 0.72, rise: 0.24, jagged: 0.75, wooded: true })
    paintMist(stage, height * 0.6, 0.09, 0.55)
    paintTrees(stage, { line: (x) => height * 0.84 + 0.03 * noise.perlin(x * 3, 2), count: 34, size: [0.14, 0.34], depth: 0.3, firs: 0.85, name: 'inside' })
    const random = stage.fork('profile')
    const side = random() < 0.5 ? 1 : -1
    const profile = PROFILES[Math.floor(random() * PROFILES.length)] ?? ''
    const size = Math.min(0.82, height * 0.8)
    const x = width * (0.5 + (subject.placement.x ?? 0) * 0.18) - side * 0.02
    const y = height * 1.0 - 0.06
    const page = mix(mix(palette.horizon, palette.haze, 0.4), [0.97, 0.96, 0.94], stage.reading.time === 'night' ? 0.12 : 0.62)
    stage.layer(0.6, (context) => {
      const fill = context.createRadialGradient(x, height * 0.45, 0.1, x, height * 0.45, 0.95)
      fill.addColorStop(0, css(mix(page, [1, 1, 1], 0.35)))
      fill.addColorStop(1, css(mix(page, palette.haze, 0.3)))
      context.fillStyle = fill
      context.beginPath()
      context.rect(-0.1, -0.1, width + 0.2, height + 0.2)
      context.fill()
      context.save()
      onProfile(context, x, y, size, side)
      context.globalCompositeOperation = 'destination-out'
      context.fillStyle = '#000'
      context.fill(outline(profile))
      context.restore()
    }, { haze: false })
    // The head keeps its own shadow at the back and under the jaw, so that it stays a head.
    stage.layer(0.4, (context) => {
      context.save()
      onProfile(context, x, y, size, side)
      context.clip(outline(profile))
      const gloom = context.createLinearGradient(-40, 20, 34, 70)
      gloom.addColorStop(0, css(palette.silhouette, 0.72))
      gloom.addColorStop(0.5, css(palette.silhouette, 0.18))
      gloom.addColorStop(1, css(palette.sun, 0.16))
      context.fillStyle = gloom
      context.fillRect(-80, -20, 160, 140)
      const neck = context.createRadialGradient(14, 30, 2, 14, 30, 26)
      neck.addColorStop(0, css(palette.silhouette, 0.55))
      neck.addColorStop(1, css(palette.silhouette, 0))
      context.fillStyle = neck
      context.fillRect(-80, -20, 160, 140)
      context.restore()
    }, { haze: false })
    // Firs grow out of the crown and the shoulders.
    stage.layer(0.35, (context) => {
      for (let fir = 0; fir < 26; fir++) {
        const t = random()
        const u = x - side * size * (0.18 + 0.42 * t)
        const v = y - size * (0.3 - 0.34 * t) + random() * 0.05
        const own = 0.05 + random() * 0.09
        drawFir(context, u, v, own, mix(palette.silhouette, palette.foliage, 0.35), mix(palette.foliage, palette.foliageLight, 0.3), side, random)
      }
    }, { haze: false })
    const flock: Spot = { x: x + side * 0.25, y: height * 0.3, size: 0.17, depth: 0.5, kind: 'air' }
    if (!stage.removed('birds')) stage.layer(0.5, (context) => settle(stage, context, birdsFigure, flock, { ...subject, id: 'flock', colors: [] }, stage.fork('flock'), { floating: true }), { haze: false })
    stage.place(spots(stage))
  },
}

/** A profile against the great light. */
const againstTheLight: Layout = {
  id: 'against the light',
  suits: ['thirds', 'low', 'symmetrical', 'profile', 'silhouette'],
  paint(stage, subject) {
    const { width, height, palette, light } = stage
    stage.horizon = height * 0.8
    stage.sky({ sun: false })
    const random = stage.fork('profile')
    const side = random() < 0.5 ? 1 : -1
    const x = width * (0.5 + (subject.placement.x ?? 0) * 0.2) - side * 0.06
    const disc: readonly [number, number, number] = [x + side * 0.13, height * 0.42, 0.3]
    stage.layer(0.97, (context) => {
      const halo = context.createRadialGradient(disc[0], disc[1], disc[2] * 0.8, disc[0], disc[1], disc[2] * 2.6)
      halo.addColorStop(0, css(palette.sun, 0.6))
      halo.addColorStop(1, css(palette.sun, 0))
      context.fillStyle = halo
      context.fillRect(0, 0, width, height)
      const face = context.createLinearGradient(0, disc[1] - disc[2], 0, disc[1] + disc[2])
      face.addColorStop(0, css(mix(palette.sun, [1, 1, 1], 0.2)))
      face.addColorStop(1, css(mix(palette.sun, palette.horizon, light.kind === 'moon' ? 0.3 : 0.8)))
      context.fillStyle = face
      context.beginPath()
      context.arc(disc[0], disc[1], disc[2], 0, 7)
      context.fill()
    }, { haze: false })
    paintRidges(stage, { count: 3, far: height * 0.78, near: height * 0.9, rise: 0.16, jagged: 0.4 })
    const own: Spot = { x, y: height * 0.96, size: Math.min(0.78, height * 0.72), depth: 0.2, kind: 'air' }
    const profile = PROFILES[Math.floor(random() * PROFILES.length)] ?? ''
    const bust: Figure = {
      box: { left: 76, right: 56, top: 108, bottom: 14 },
      paint(clay, dye) {
        const dark = mix(dye(0, [0.34, 0.05, 280], 0.6), palette.silhouette, 0.72)
        clay.part({ thickness: 9, roundness: 1 }, (pen) => pen.shape(profile, dark))
        // The light runs along the face as a bright thread, strongest where it leaves the dark.
        clay.part({ thickness: 1.6, roundness: 0.6 }, (pen) => pen.inside(() => pen.shape(profile, dark)))
      },
    }
    stage.layer(0.2, (context) => {
      settle(stage, context, bust, own, subject, stage.fork('bust'), { floating: true, flipped: side < 0 })
      context.save()
      onProfile(context, x, own.y, own.size, side)
      context.clip(outline(profile))
      context.lineWidth = 2.6
      for (let fold = 0; fold < 4; fold++) {
        context.strokeStyle = css(mix(palette.sun, palette.horizon, 0.25), 0.16 + fold * 0.1)
        context.lineWidth = 3.6 - fold * 0.85
        context.stroke(outline(profile))
      }
      context.restore()
    }, { haze: false })
    const flock: Spot = { x: width * (0.5 - side * 0.3), y: height * 0.3, size: 0.16, depth: 0.6, kind: 'air' }
    if (!stage.removed('birds')) stage.layer(0.6, (context) => settle(stage, context, birdsFigure, flock, { ...subject, id: 'flock', colors: [] }, stage.fork('flock'), { floating: true }), { haze: false })
    stage.place(spots(stage))
  },
}

const SITTERS: Readonly<Record<string, Figure>> = {
  person: manFigure, woman: womanFigure, couple: coupleFigure, child: childFigure, umbrella: umbrellaFigure, dancer: dancerFigure, rider: riderFigure,
  knight: knightFigure, samurai: samuraiFigure, wizard: wizardFigure, astronaut: astronautFigure, robot: robotFigure,
}

const WANDERERS: readonly (readonly [Figure, number])[] = [[manFigure, 0.42], [womanFigure, 0.4], [umbrellaFigure, 0.46], [coupleFigure, 0.42]]

/** Who is portrayed: the person named with the portrait, in the colours named for them, else anybody. */
function sitter(stage: Stage, subject: NamedSubject, others: readonly (readonly [Figure, number])[]): { figure: Figure; size: number; subject: NamedSubject } {
  const named = stage.reading.motifs.find((motif) => SITTERS[motif.id])
  const chance = others[Math.floor(stage.fork('who')() * others.length)] ?? WANDERERS[0]
  const figure = named && SITTERS[named.id]
  return { figure: figure ?? chance?.[0] ?? manFigure, size: chance?.[1] ?? 0.42, subject: named ? { ...named, placement: subject.placement } : subject }
}

/** Somebody from behind, on a rock before a wide land. */
const wanderer: Layout = {
  id: 'wanderer',
  suits: ['wide', 'panorama', 'high', 'hero', 'heroine', 'character'],
  paint(stage, subject) {
    const { width, height, noise } = stage
    stage.horizon = height * 0.5
    stage.sky()
    paintRidges(stage, { count: 5, far: height * 0.47, near: height * 0.8, rise: 0.24, jagged: 0.8, depths: [0.92, 0.4] })
    paintMist(stage, height * 0.6, 0.09, 0.75)
    paintMist(stage, height * 0.74, 0.08, 0.85)
    const peak = width * (0.42 + 0.16 * stage.random())
    const top = (x: number): number => height * 0.8 + 0.3 * Math.pow(Math.abs(x - peak) / (width * 0.42), 1.7) + 0.03 * noise.fbm(x * 5, 3, 4)
    paintRock(stage, { top, depth: 0.16 })
    paintGrass(stage, { line: top, blade: [0.012, 0.03], from: 0.004, to: 0.03, count: 260, depth: 0.15, name: 'rock' })
    const { figure, size, subject: who } = sitter(stage, subject, WANDERERS)
    enter(stage, { figure, scale: 1 }, who, { x: peak, y: top(peak) + 0.022, size, depth: 0.14, kind: 'ground' })
    stage.place(spots(stage))
  },
}

/** A dancer or a rider on a crest before the evening. */
const onTheCrest: Layout = {
  id: 'crest',
  suits: ['framed', 'sky', 'dancer', 'rider'],
  paint(stage, subject) {
    const { width, height, palette, noise, light } = stage
    stage.horizon = height * 0.8
    stage.sky()
    const sunY = lightHeight(light, stage.horizon)
    stage.layer(0.95, (context) => {
      const fill = context.createRadialGradient(light.x, sunY, 0.02, light.x, sunY, 0.7)
      fill.addColorStop(0, css(palette.sun, 0.5))
      fill.addColorStop(1, css(palette.sun, 0))
      context.fillStyle = fill
      context.fillRect(0, 0, width, height)
    }, { haze: false, depth: false, blend: 'screen' })
    paintRidges(stage, { count: 3, far: height * 0.78, near: height * 0.86, rise: 0.12, jagged: 0.2 })
    const peak = width * (0.4 + 0.2 * stage.random())
    const line = (x: number): number => height * 0.9 - 0.08 * Math.exp(-Math.pow((x - peak) / (width * 0.4), 2)) + 0.008 * noise.fbm(x * 4, 2, 3)
    paintGround(stage, { line, depths: [0.25, 0.02], color: mix(palette.grass, palette.silhouette, 0.45) })
    const { figure, subject: who } = sitter(stage, subject, [[dancerFigure, 0.5], [riderFigure, 0.5]])
    enter(stage, { figure, scale: 1 }, who, { x: peak, y: line(peak) + 0.008, size: 0.5, depth: 0.2, kind: 'ground' })
    paintGrass(stage, { line, blade: [0.014, 0.05], from: 0, to: 0.1, count: 1100, depth: 0.1, name: 'crest', flowers: [lit(palette, palette.blossom, 0.7)], bloom: 0.05 })
    stage.place(spots(stage))
  },
}

/** People without faces: profiles, backs, silhouettes. */
export const portrait: Subject = {
  id: 'portrait',
  words: ['portrait', 'silhouette', 'face', 'profile', 'hero', 'heroine', 'selfie', 'self portrait', 'double exposure', 'headshot', 'model', 'character'],
  layouts: [doubleExposure, againstTheLight, wanderer, onTheCrest],
  place: true,
}
