import { craneUp, dollyZoom, parallaxDrift } from './camera/depth-moves.ts'
import { focusPull } from './camera/focus-pull.ts'
import { miniature } from './camera/miniature.ts'
import { orbitReveal } from './camera/orbit-reveal.ts'
import { tinyPlanet } from './camera/tiny-planet.ts'
import { whipPan } from './camera/whip-pan.ts'
import { countdown } from './film/countdown.ts'
import { doubleExposure } from './film/double-exposure.ts'
import { filmBurn } from './film/burn.ts'
import { noir } from './film/noir.ts'
import { silentMovie } from './film/silent-movie.ts'
import { superEight } from './film/super-8.ts'
import { vhs } from './film/vhs.ts'
import { dayToNight } from './light/day-to-night.ts'
import { godRays } from './light/god-rays.ts'
import { goldenHour } from './light/golden-hour.ts'
import { lightLeak } from './light/light-leak.ts'
import { lightningStorm } from './light/lightning-storm.ts'
import { neonGlow } from './light/neon-glow.ts'
import { northernLights } from './light/northern-lights.ts'
import { autumnLeaves } from './season/autumn-leaves.ts'
import { frost } from './season/frost.ts'
import { rainOnWindow } from './season/rain-on-window.ts'
import { rollingFog } from './season/rolling-fog.ts'
import { snowfall } from './season/snowfall.ts'
import { springBloom } from './season/spring-bloom.ts'
import { underwater } from './season/underwater.ts'
import { beforeAfter } from './together/before-after.ts'
import { bookPages } from './together/book-pages.ts'
import { heartFrame } from './together/heart-frame.ts'
import { instantPhotos } from './together/instant-photos.ts'
import { morph } from './together/morph.ts'
import { photoWall } from './together/photo-wall.ts'
import { glassShatter } from './transform/glass-shatter.ts'
import { inkBloom } from './transform/ink-bloom.ts'
import { kaleidoscope } from './transform/kaleidoscope.ts'
import { lineDrawing } from './transform/line-drawing.ts'
import { melt } from './transform/melt.ts'
import { mosaic } from './transform/mosaic.ts'
import { painting } from './transform/painting.ts'
import { paperCut } from './transform/paper-cut.ts'
import { particles } from './transform/particles.ts'
import { pixelSort } from './transform/pixel-sort.ts'
import { popArt } from './transform/pop-art.ts'
import type { EffectRecipe } from './recipe.ts'

/** Every effect that can be made, one recipe each. */
export const RECIPES: readonly EffectRecipe[] = [
  dollyZoom,
  parallaxDrift,
  orbitReveal,
  craneUp,
  whipPan,
  miniature,
  focusPull,
  tinyPlanet,
  lightLeak,
  goldenHour,
  dayToNight,
  neonGlow,
  lightningStorm,
  godRays,
  northernLights,
  superEight,
  vhs,
  noir,
  doubleExposure,
  silentMovie,
  filmBurn,
  countdown,
  snowfall,
  springBloom,
  autumnLeaves,
  rainOnWindow,
  rollingFog,
  underwater,
  frost,
  particles,
  melt,
  glassShatter,
  pixelSort,
  painting,
  lineDrawing,
  paperCut,
  mosaic,
  inkBloom,
  popArt,
  kaleidoscope,
  morph,
  beforeAfter,
  photoWall,
  bookPages,
  heartFrame,
  instantPhotos,
]
