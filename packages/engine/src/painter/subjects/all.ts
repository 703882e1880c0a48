import { mountains } from './mountains/mountains.ts'
import { lake } from './lake/lake.ts'
import { forest } from './forest/forest.ts'
import { sea } from './sea/sea.ts'
import { desert } from './desert/desert.ts'
import { meadow } from './meadow/meadow.ts'
import { waterfall } from './waterfall/waterfall.ts'
import { sky } from './sky/sky.ts'
import { underwater } from './underwater/underwater.ts'
import { garden } from './garden/garden.ts'
import { village } from './village/village.ts'
import { city } from './city/city.ts'
import { space } from './space/space.ts'
import { stillLife } from './still-life/still-life.ts'
import { portrait } from './portrait/portrait.ts'
import { abstract } from './abstract/abstract.ts'
import { FLOWER_FIELDS, FLOWERS } from './flower/flowers.ts'
import { ANIMALS } from './animals/animals.ts'
import { VEHICLES } from './vehicles/vehicles.ts'
import { PEOPLE } from './people/people.ts'
import { BUILDINGS } from './buildings/buildings.ts'
import { THINGS } from './things/things.ts'
import type { Subject } from '../stage.ts'

/** Every subject the painter knows, one line each. Where two know the same word, the earlier one gets it. */
export const SUBJECTS: readonly Subject[] = [
  garden,
  village,
  ...FLOWER_FIELDS,
  mountains,
  lake,
  sea,
  forest,
  waterfall,
  desert,
  meadow,
  sky,
  underwater,
  city,
  space,
  stillLife,
  portrait,
  abstract,
  ...FLOWERS,
  ...ANIMALS,
  ...VEHICLES,
  ...PEOPLE,
  ...BUILDINGS,
  ...THINGS,
]

const BY_ID = new Map(SUBJECTS.map((subject) => [subject.id, subject]))

/** A subject by its id. */
export function subjectById(id: string): Subject | undefined {
  return BY_ID.get(id)
}
