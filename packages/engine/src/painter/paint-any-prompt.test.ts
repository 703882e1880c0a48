import { expect, test } from 'vitest'
import { createRandom, pick } from './core/random.ts'
import { paint } from './paint.ts'
import { SCHEDULERS } from './types.ts'
import { STYLES } from './styles/all.ts'
import { SUBJECTS } from './subjects/all.ts'
import { COLOR_CHOICES, COMPOSITION_CHOICES, LIGHTING_CHOICES } from './vocabulary.ts'

const ODD = [
  '',
  ' ',
  '🦊🌊🏔️',
  '\u0000\u0007',
  'a'.repeat(10_000),
  'forest '.repeat(1500),
  'مدينة في الليل',
  'שקיעה מעל הים',
  '雪の山',
  '"; drop table --',
  '<script>alert(1)</script>',
  '\ud800 lone surrogate',
  '1 2 3 4 5 6 7 8 9',
  'no no no without',
  ',,,;;;...',
  'red '.repeat(200),
  'on the left on the right on the left',
]
// Small: what fails, fails at any size, and previews of half the size are painted on the way.
const SIZES = [
  [64, 64],
  [96, 64],
  [64, 96],
  [128, 64],
  [64, 128],
  [73, 65],
] as const

test('no prompt, choice or shape makes the painter fail', () => {
  const random = createRandom(20)
  const words = [
    ...SUBJECTS.flatMap((subject) => subject.words),
    'red',
    'at night',
    'in fog',
    'snowy',
    'three',
    'on the left',
    'without',
    'storm',
    'and',
    'zork',
    'aurora',
    'wind',
  ]
  const prompts = [...ODD]
  while (prompts.length < 200)
    prompts.push(Array.from({ length: 1 + Math.floor(random() * 7) }, () => pick(random, words)).join(' '))
  const flat: string[] = []
  for (const [i, prompt] of prompts.entries()) {
    const [width, height] = pick(random, SIZES)
    const maybe = (list: readonly { readonly id: string }[]): string | undefined =>
      random() < 0.3 ? pick(random, list).id : undefined
    const { pixels } = paint(
      {
        prompt,
        negativePrompt: random() < 0.3 ? pick(random, words) : '',
        width,
        height,
        seed: i,
        steps: 20 + (i % 31),
        guidanceScale: 1 + (i % 20),
        scheduler: pick(random, SCHEDULERS),
        style: maybe(STYLES),
        color: maybe(COLOR_CHOICES),
        lighting: maybe(LIGHTING_CHOICES),
        composition: maybe(COMPOSITION_CHOICES),
      },
      { progress: () => undefined, cancelled: () => false },
    )
    let low = 255
    let high = 0
    for (let k = 1; k < pixels.data.length; k += 4) {
      low = Math.min(low, pixels.data[k]!)
      high = Math.max(high, pixels.data[k]!)
    }
    if (high - low <= 10) flat.push(prompt.slice(0, 80))
  }
  expect(flat).toEqual([])
}, 300_000)
