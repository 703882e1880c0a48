import type { Style } from '../style.ts'
import { anime } from './anime.ts'
import { charcoal } from './charcoal.ts'
import { gouache } from './gouache.ts'
import { impressionist } from './impressionist.ts'
import { ink } from './ink.ts'
import { lowPoly } from './low-poly.ts'
import { neon } from './neon.ts'
import { oil } from './oil.ts'
import { papercut } from './papercut.ts'
import { pastel } from './pastel.ts'
import { pencil } from './pencil.ts'
import { photo } from './photo.ts'
import { pixel } from './pixel.ts'
import { pointillism } from './pointillism.ts'
import { stainedGlass } from './stained-glass.ts'
import { watercolor } from './watercolor.ts'
import { woodblock } from './woodblock.ts'

/** Every medium, in the order in which a form lists them. */
export const STYLES: readonly Style[] = [
  photo,
  oil,
  watercolor,
  gouache,
  impressionist,
  pointillism,
  pastel,
  pencil,
  charcoal,
  ink,
  anime,
  woodblock,
  papercut,
  stainedGlass,
  lowPoly,
  neon,
  pixel,
]

const BY_ID = new Map(STYLES.map((style) => [style.id, style]))

/** The medium of that id, or a photograph when there is none. */
export function styleById(id: string): Style {
  return BY_ID.get(id) ?? photo
}
