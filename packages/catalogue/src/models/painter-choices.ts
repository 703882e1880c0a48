/** A choice of the form: what is sent, and what a person reads. */
export interface Choice {
  id: string
  label: string
}

/*
 * The painter's own vocabulary, kept as data because the catalogue runs in the browser and may not load the painter.
 * A test of the server holds both lists together.
 */

export const PAINTER_STYLES: readonly Choice[] = [
  { id: 'photo', label: 'Photograph' },
  { id: 'oil', label: 'Oil painting' },
  { id: 'watercolor', label: 'Watercolour' },
  { id: 'gouache', label: 'Gouache' },
  { id: 'impressionist', label: 'Impressionist' },
  { id: 'pointillism', label: 'Pointillism' },
  { id: 'pastel', label: 'Soft pastel' },
  { id: 'pencil', label: 'Pencil drawing' },
  { id: 'charcoal', label: 'Charcoal' },
  { id: 'ink', label: 'Ink drawing' },
  { id: 'anime', label: 'Anime' },
  { id: 'woodblock', label: 'Woodblock print' },
  { id: 'papercut', label: 'Papercut' },
  { id: 'stained-glass', label: 'Stained glass' },
  { id: 'low-poly', label: 'Low poly' },
  { id: 'neon', label: 'Neon' },
  { id: 'pixel', label: 'Pixel art' },
]

export const PAINTER_COLORS: readonly Choice[] = [
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

export const PAINTER_LIGHTINGS: readonly Choice[] = [
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

export const PAINTER_COMPOSITIONS: readonly Choice[] = [
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
