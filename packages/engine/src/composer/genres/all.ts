import { ambient } from './ambient.ts'
import { bossa } from './bossa.ts'
import { chiptune } from './chiptune.ts'
import { cinematic } from './cinematic.ts'
import { folk } from './folk.ts'
import { funk } from './funk.ts'
import { hipHop } from './hip-hop.ts'
import { house } from './house.ts'
import { jazz } from './jazz.ts'
import { lofi } from './lofi.ts'
import { piano } from './piano.ts'
import { reggae } from './reggae.ts'
import { rock } from './rock.ts'
import { strings } from './strings.ts'
import { synthwave } from './synthwave.ts'
import { techno } from './techno.ts'
import { waltz } from './waltz.ts'
import type { Genre } from './genre.ts'

/** Every genre, in the order of the form. */
export const GENRES: readonly Genre[] = [
  ambient,
  lofi,
  piano,
  strings,
  cinematic,
  jazz,
  bossa,
  folk,
  waltz,
  synthwave,
  house,
  techno,
  hipHop,
  funk,
  reggae,
  rock,
  chiptune,
]

/** @throws RangeError when there is no such genre. */
export function genreById(id: string): Genre {
  const genre = GENRES.find((one) => one.id === id)
  if (!genre) throw new RangeError(`No genre '${id}'`)
  return genre
}
