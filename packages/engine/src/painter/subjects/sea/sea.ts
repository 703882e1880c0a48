import { beach } from './beach.ts'
import { cliffs } from './cliffs.ts'
import { openSea } from './open-sea.ts'
import { swells } from './swells.ts'
import type { Subject } from '../../stage.ts'

export const sea: Subject = {
  id: 'sea',
  words: [
    'sea',
    'ocean',
    'seascape',
    'seaside',
    'beach',
    'coast',
    'coastline',
    'shore',
    'shoreline',
    'seashore',
    'wave',
    'big wave',
    'surf',
    'island beach',
    'bay',
    'harbor',
    'harbour',
    'cliff',
    'sea cliff',
    'tropical island',
    'desert island',
    'island paradise',
    'caribbean',
    'pacific',
    'atlantic',
    'tide',
    'cove',
    'tropical beach',
    'breaker',
    'horizon at sea',
    'port',
    'lagoon beach',
  ],
  layouts: [openSea, beach, cliffs, swells],
}
