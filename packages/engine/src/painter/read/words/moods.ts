import type { Reading } from '../../types.ts'

/** Moods as pushes on warmth, brightness, saturation and drama. */
export const MOOD_WORDS: readonly (readonly [words: string, push: Partial<Reading['mood']>])[] = [
  ['warm, cosy, cozy, inviting, homely, heartwarming', { warmth: 0.6, brightness: 0.1 }],
  ['cold, cool, chilly, freezing, arctic, glacial', { warmth: -0.6, saturation: -0.1 }],
  ['bright, luminous, radiant, shining, brilliant, glowing, light-filled, airy', { brightness: 0.6, saturation: 0.1 }],
  ['dark, shadowy, dim, gloomy, murky, sombre, somber, bleak', { brightness: -0.7, drama: 0.3 }],
  ['vivid, colorful, colourful, vibrant, rich, saturated, rainbow, lush, exotic', { saturation: 0.7 }],
  ['pale, faded, washed out, desaturated, dull, bleached', { saturation: -0.6, brightness: 0.1 }],
  [
    'soft, gentle, tender, delicate, subtle, dreamy, dreamlike, ethereal',
    { drama: -0.4, brightness: 0.2, saturation: -0.1 },
  ],
  ['calm, peaceful, serene, quiet, tranquil, still, silent, relaxing, meditative, zen', { drama: -0.6 }],
  [
    'dramatic, epic, majestic, grand, mighty, powerful, towering, intense, raging, wild',
    { drama: 0.7, saturation: 0.1 },
  ],
  [
    'moody, brooding, ominous, menacing, haunting, haunted, eerie, spooky, creepy, sinister',
    { drama: 0.6, brightness: -0.45, warmth: -0.2 },
  ],
  [
    'mysterious, mystical, mystic, magical, magic, enchanted, enchanting, fairy, fairytale, whimsical, fantasy',
    { drama: 0.2, saturation: 0.35 },
  ],
  ['romantic, lovely, sweet, charming, beautiful, pretty, idyllic, picturesque', { warmth: 0.3, saturation: 0.1 }],
  [
    'sad, melancholy, melancholic, lonely, lonesome, solitary, nostalgic, wistful',
    { saturation: -0.35, warmth: -0.2, brightness: -0.15 },
  ],
  ['happy, joyful, cheerful, playful, festive, fun, lively', { brightness: 0.35, saturation: 0.35, warmth: 0.2 }],
  ['ancient, old, forgotten, ruined, weathered, vintage, abandoned', { saturation: -0.3, warmth: 0.2 }],
  ['futuristic, sci-fi, alien, surreal, psychedelic, otherworldly', { saturation: 0.45, drama: 0.25 }],
  ['fresh, crisp, clean, pure, lucid', { brightness: 0.3, warmth: -0.1, saturation: 0.1 }],
  ['hot, scorching, fiery, burning, blazing, tropical, sun-baked', { warmth: 0.8, saturation: 0.25 }],
  ['harsh, rugged, rough, barren, desolate, stark', { drama: 0.35, saturation: -0.2 }],
]
