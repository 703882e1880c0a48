import { SEED_MAX } from '@easel/contract/limits'

/** The seed that typed or pasted text stands for: its digits, cut to what a seed can be; null when there are none. */
export function parseSeed(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Math.min(SEED_MAX, Number(digits))
}

/** Any seed, each as likely as another. */
export function randomSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}
