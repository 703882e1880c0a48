import { airColor, findFall, findFire, findSkyLight, meanLight, paler } from './find-light.ts'
import { applyGain, createVignette } from '../film/light.ts'
import { createAuroraShimmer, createAuroraSway, createCloudDrift, createCloudShadows } from '../film/sky-motion.ts'
import { createCameraPath } from '../film/camera.ts'
import { createDiorama } from '../film/diorama.ts'
import { createEmbers } from '../film/particles/embers.ts'
import { createFallingWater, createFlameBend, createFlicker, createFlow, createSway } from '../film/land-motion.ts'
import { createFog } from '../film/fog.ts'
import { createLeaves, createMotes } from '../film/particles/drift.ts'
import { createLightning } from '../film/lightning.ts'
import { createMeteors } from '../film/meteors.ts'
import { createRain } from '../film/particles/rain.ts'
import { createSnow } from '../film/particles/snow.ts'
import { createWaterMotion } from '../film/water.ts'
import { drawTwinkle, findStars } from '../film/stars.ts'
import { smoothstep } from '../painter/core/math.ts'
import { findPaintedWater, guessWater } from './find-water.ts'
import { frameWords, wordsOf } from '../film/words.ts'
import { OVERSCAN } from './ground.ts'
import { blurPlane } from '../painter/styles/filter/blur.ts'
import { skyMask } from '../film/sky-layer.ts'
import { writeRecipe } from './recipe.ts'
import type { Bend } from '../film/bend.ts'
import type { Field } from '../film/relief.ts'
import type { Ground } from './ground.ts'
import type { Light } from '../film/light.ts'
import type { MotionReading } from './read.ts'
import type { MotionRequest } from './types.ts'
import type { Particles } from '../film/particles/flock.ts'
import type { Recipe } from './recipe.ts'

/** A place that is filmed: renders the moment `t` (0 first frame … 1 last) at `seconds`. */
export interface Shot {
  readonly field: Field
  render(t: number, seconds: number, out: Uint8ClampedArray): void
}

/** Leaves that the wind takes outside of autumn. */
const GREENS: readonly (readonly [number, number, number])[] = [
  [104, 148, 62],
  [146, 176, 82],
  [78, 118, 56],
]

/** Share of the other hour at the moment `t`: the day stands a little at both ends. */
function hourAt(t: number): number {
  return smoothstep(0.05, 0.95, t)
}

/** Prepares everything that moves in a place. */
export function createShot(ground: Ground, request: MotionRequest, motion: MotionReading, fromWhole: boolean): Shot {
  const { pixels, depth, reading } = ground
  const { width, height, seed, durationSeconds } = request
  const { width: w, height: h } = pixels
  const short = Math.min(width, height)
  const unit = Math.min(w, h)
  const mask = skyMask(depth, w, h)
  let open = 0
  for (let i = 0; i < mask.length; i += 7) open += mask[i]!
  const sky = (open * 7) / mask.length
  const light = meanLight(pixels)
  const recipe: Recipe = writeRecipe(request, motion, reading, { light, sky })
  const { wind } = recipe
  const air = airColor(pixels, mask)

  const green = reading !== null && reading.season !== 'autumn' && !/autumn|fall/i.test(request.prompt)
  const bends: Bend[] = []
  const lights: Light[] = []
  const particles: Particles[] = []
  const flock = (amount: number): Parameters<typeof createSnow>[0] => ({ width, height, seed, amount, wind })
  if (recipe.clouds > 0 && sky > 0.02) {
    const horizon = horizonOf(mask, w, h)
    bends.push(
      createCloudDrift({
        width: w,
        height: h,
        seed,
        wind: wind < 0 ? -1 : 1,
        speed: recipe.clouds,
        horizon,
        free: reading ? null : farFromLand(mask, w, h),
      }),
    )
  }
  if (recipe.aurora > 0) {
    bends.push(createAuroraSway(w, h, seed))
    lights.push(createAuroraShimmer(w, h, seed))
  }
  if (recipe.sway > 0) bends.push(createSway(w, h, seed, wind, recipe.sway))
  if (recipe.flow > 0) bends.push(createFlow(w, h, seed, recipe.flow))
  if (recipe.shadows > 0) lights.push(createCloudShadows(w, h, seed, wind < 0 ? -1 : 1, recipe.clouds, recipe.shadows))
  const fire = recipe.fire > 0 || recipe.flicker > 0 ? findFire(pixels, mask) : null
  if (fire) {
    lights.push(createFlicker(fire.weight, w, h, seed))
    bends.push(createFlameBend(fire.core, w, h, seed))
  }
  if (recipe.fire > 0) {
    // A small fire sends up its own sparks; a great one, or one beyond the frame, fills the air with them.
    const small = fire && fire.spread < w * 0.16
    const source = small && {
      x: (fire.x * width) / w,
      y: (fire.y * height) / h,
      spread: Math.max(short * 0.02, (fire.spread * width) / w),
    }
    particles.push(createEmbers({ ...flock(1), ...(source ? { source } : {}) }))
  }
  const falling = recipe.fall > 0 ? findFall(pixels, mask) : null
  if (falling) {
    const fall = createFallingWater(falling, w, h, seed)
    bends.push(fall.bend)
    lights.push(fall.light)
  }
  if (recipe.vignette > 0) lights.push(createVignette(width, height, recipe.vignette))
  const flash = recipe.lightning > 0 ? createLightning(seed, durationSeconds) : null

  const found = recipe.water === 0 ? null : reading ? findPaintedWater(depth, w, h) : guessWater(pixels, depth)
  const water = found
    ? createWaterMotion({ width: w, height: h, mask: found.mask, horizon: found.horizon, seed, strength: recipe.water })
    : null
  // Water seen from above has no horizon to roll from: it only wavers.
  if (reading && !found && motion.effects.has('water')) bends.push(createFlow(w, h, seed, 0.14))
  const diorama = createDiorama(pixels, depth, {
    width,
    height,
    softness: reading ? 0.8 : 2.5,
    bends,
    water,
    keep: found && found.mask,
    other: ground.other,
    sun: findSkyLight(pixels, mask),
    otherSun: ground.other && findSkyLight(ground.other, mask),
  })
  const { field, split } = diorama
  const night = ground.other !== null && meanLight(ground.other) < light ? ground.other : null
  const starSky = night ? wordsOf(night) : (split.sky ?? split.land)
  const stars = recipe.stars > 0 ? findStars(starSky, mask, w, h, 420) : []
  const fog =
    recipe.fog > 0
      ? createFog({
          width,
          height,
          unit,
          seed,
          amount: recipe.fog,
          wind,
          color: paler(air, night || light < 0.25 ? 0.08 : 0.3),
        })
      : null
  if (recipe.rain > 0) particles.push(createRain({ ...flock(recipe.rain), color: paler(air, 0.5) }))
  if (recipe.snow > 0) particles.push(createSnow({ ...flock(recipe.snow), color: paler(air, light < 0.3 ? 0.7 : 0.9) }))
  if (recipe.leaves > 0)
    particles.push(createLeaves({ ...flock(recipe.leaves), kind: 'leaves', ...(green ? { colors: GREENS } : {}) }))
  if (recipe.petals > 0) particles.push(createLeaves({ ...flock(recipe.petals), kind: 'petals' }))
  if (recipe.dust > 0) particles.push(createMotes({ ...flock(recipe.dust), kind: 'dust' }))
  if (recipe.fireflies > 0) particles.push(createMotes({ ...flock(1), kind: 'fireflies' }))
  if (recipe.bubbles > 0) particles.push(createMotes({ ...flock(1), kind: 'bubbles' }))
  const meteors = recipe.meteors > 0 && sky > 0.05 ? createMeteors(width, height, seed, durationSeconds) : null

  const path = createCameraPath(recipe.move, {
    seed,
    seconds: durationSeconds,
    frame: [width / short, height / short],
    strength: recipe.strength,
    room: reading ? Math.min(OVERSCAN, 1.08) : 1.06,
    fromWhole,
  })
  const gain = new Float32Array(field.columns * field.rows)

  return {
    field,
    render(t, seconds, out) {
      const pose = path(t)
      const hour = ground.other ? hourAt(t) : 0
      diorama.render(pose, seconds, out, hour)
      const words = frameWords(out)
      if (stars.length > 0) {
        const dark = night === null ? (ground.other ? 1 - hour : 1) : hour
        if (dark > 0.6) drawTwinkle(words, diorama, pixels, stars, seconds, pose, (dark - 0.6) / 0.4)
      }
      if (meteors) meteors(words, seconds, field)
      if (lights.length > 0 || flash) {
        gain.fill(flash ? flash(seconds) : 1)
        for (const one of lights) one(field, seconds, gain)
        applyGain(words, width, height, field, gain)
      }
      if (fog) fog.draw(words, seconds, field)
      for (const one of particles) one.draw(words, seconds, pose, field)
    },
  }
}

/** How far from all land each pixel of the sky is, 0 (beside it) … 1. */
function farFromLand(mask: Float32Array, width: number, height: number): Float32Array {
  const wide = blurPlane(mask, width, height, Math.min(width, height) * 0.07, 2)
  return wide.map((value) => smoothstep(0.8, 1, value))
}

/** The row down to which a picture's sky reaches on the whole. */
function horizonOf(mask: Float32Array, width: number, height: number): number {
  for (let y = height - 1; y > 0; y -= 2) {
    let open = 0
    for (let x = 0; x < width; x += 5) open += mask[y * width + x]!
    if (open * 5 > width * 0.12) return y
  }
  return height * 0.5
}
