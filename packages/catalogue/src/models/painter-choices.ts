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
  { id: 'photo', label: 'Photo' },
  { id: 'oil', label: 'Oil' },
  { id: 'watercolor', label: 'Watercolor' },
  { id: 'gouache', label: 'Gouache' },
  { id: 'anime', label: 'Anime' },
  { id: 'ink', label: 'Ink' },
  { id: 'pencil', label: 'Pencil' },
  { id: 'pixel', label: 'Pixel art' },
  { id: 'neon', label: 'Neon' },
  { id: 'pastel', label: 'Pastel' },
  { id: 'impressionist', label: 'Impressionist' },
  { id: 'woodblock', label: 'Woodblock' },
  { id: 'stained-glass', label: 'Stained glass' },
  { id: 'papercut', label: 'Papercut' },
]

export const PAINTER_COLORS: readonly Choice[] = [
  { id: 'warm', label: 'Warm' },
  { id: 'cool', label: 'Cool' },
  { id: 'vivid', label: 'Vivid' },
  { id: 'muted', label: 'Muted' },
  { id: 'pastel', label: 'Pastel' },
  { id: 'earth', label: 'Earth' },
  { id: 'monochrome', label: 'Monochrome' },
  { id: 'black-and-white', label: 'Black and white' },
]

export const PAINTER_LIGHTINGS: readonly Choice[] = [
  { id: 'soft', label: 'Soft' },
  { id: 'golden-hour', label: 'Golden hour' },
  { id: 'sunset', label: 'Sunset' },
  { id: 'moonlight', label: 'Moonlight' },
  { id: 'dramatic', label: 'Dramatic' },
  { id: 'backlit', label: 'Backlit' },
  { id: 'foggy', label: 'Foggy' },
  { id: 'neon', label: 'Neon' },
]

export const PAINTER_COMPOSITIONS: readonly Choice[] = [
  { id: 'centered', label: 'Centered' },
  { id: 'thirds', label: 'Rule of thirds' },
  { id: 'symmetric', label: 'Symmetric' },
  { id: 'panorama', label: 'Panorama' },
  { id: 'close-up', label: 'Close-up' },
  { id: 'aerial', label: 'From above' },
]
