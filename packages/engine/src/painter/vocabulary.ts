import { STYLES } from './styles/all.ts'

/** One entry of a list on the form. */
export interface Choice {
  readonly id: string
  readonly label: string
}

/** Media of the form; each id is a style's. */
export const STYLE_CHOICES: readonly Choice[] = STYLES.map(({ id, name }) => ({ id, label: name }))

/** Colour schemes of the form. */
export const COLOR_CHOICES: readonly Choice[] = [
  { id: 'warm', label: 'Warm' },
  { id: 'cool', label: 'Cool' },
  { id: 'vibrant', label: 'Vibrant' },
  { id: 'pastel', label: 'Pastel' },
  { id: 'muted', label: 'Muted' },
  { id: 'monochromatic', label: 'Monochromatic' },
  { id: 'black-and-white', label: 'Black and white' },
  { id: 'sepia', label: 'Sepia' },
  { id: 'neon', label: 'Neon' },
  { id: 'earth', label: 'Earth tones' },
  { id: 'jewel', label: 'Jewel tones' },
  { id: 'teal-and-orange', label: 'Teal and orange' },
]

/** Lightings of the form: a time of day, or a way to light it. */
export const LIGHTING_CHOICES: readonly Choice[] = [
  { id: 'dawn', label: 'Dawn' },
  { id: 'noon', label: 'Midday' },
  { id: 'golden', label: 'Golden hour' },
  { id: 'sunset', label: 'Sunset' },
  { id: 'dusk', label: 'Blue hour' },
  { id: 'night', label: 'Moonlight' },
  { id: 'soft', label: 'Soft' },
  { id: 'dramatic', label: 'Dramatic' },
  { id: 'backlight', label: 'Backlight' },
  { id: 'rim', label: 'Rim light' },
  { id: 'volumetric', label: 'Shafts of light' },
  { id: 'low-key', label: 'Low key' },
  { id: 'high-key', label: 'High key' },
  { id: 'neon', label: 'Neon glow' },
  { id: 'cinematic', label: 'Cinematic' },
]

/** Compositions of the form; layouts name the ones that they suit. */
export const COMPOSITION_CHOICES: readonly Choice[] = [
  { id: 'wide', label: 'Wide' },
  { id: 'panorama', label: 'Panorama' },
  { id: 'close', label: 'Close-up' },
  { id: 'low', label: 'Low angle' },
  { id: 'high', label: 'From above' },
  { id: 'centred', label: 'Centred' },
  { id: 'thirds', label: 'Rule of thirds' },
  { id: 'symmetrical', label: 'Symmetrical' },
  { id: 'minimal', label: 'Minimal' },
  { id: 'framed', label: 'Framed' },
]
