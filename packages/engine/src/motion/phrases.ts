import type { CameraMove } from '../film/camera.ts'

/** What moves in a picture besides the camera. */
export const EFFECTS = [
  'rain',
  'snow',
  'fog',
  'fire',
  'stars',
  'aurora',
  'clouds',
  'water',
  'leaves',
  'petals',
  'dust',
  'fireflies',
  'bubbles',
  'lightning',
  'wind',
  'timelapse',
  'shooting-star',
  'waterfall',
  'flicker',
] as const
export type Effect = (typeof EFFECTS)[number]

/** How the day goes on during a film. */
export type Passage = 'day to night' | 'night to day' | 'sunrise' | 'sunset'

/** Words for the camera: they are read here, and kept from the painter, who would look for things to paint in them. */
export const CAMERA_PHRASES: readonly (readonly [phrases: string, move: CameraMove])[] = [
  [
    'push in|pushes in|pushing in|push-in|push forward|zoom in|zooms in|zooming in|zoom-in|dolly in|dollies in|dolly forward|' +
      'move in|moves in|moving in|closing in|move closer|moves closer|track in|tracking in|moving forward|moves forward|' +
      'move forward|camera approaches|slow push|slow zoom',
    'push-in',
  ],
  [
    'pull out|pulls out|pulling out|pull-out|pull back|pulls back|pulling back|zoom out|zooms out|zooming out|zoom-out|' +
      'dolly out|dollies out|dolly back|moves back|moving back|move back|reveal shot|camera retreats',
    'pull-out',
  ],
  [
    'pan left|pans left|panning left|pan to the left|pans to the left|panning to the left|pan-left|truck left|trucks left|' +
      'tracking left|slide left|moves left|camera left|whip pan left',
    'pan-left',
  ],
  [
    'pan right|pans right|panning right|pan to the right|pans to the right|panning to the right|pan-right|truck right|' +
      'trucks right|tracking right|tracking shot|slide right|slider shot|moves right|camera right|panning shot|panoramic pan',
    'pan-right',
  ],
  [
    'tilt up|tilts up|tilting up|tilt upwards|tilt-up|camera looks up|crane up|cranes up|pedestal up|boom up',
    'tilt-up',
  ],
  ['tilt down|tilts down|tilting down|tilt downwards|tilt-down|camera looks down|crane down|cranes down', 'tilt-down'],
  [
    'orbit|orbits|orbiting|orbit shot|orbiting shot|arc shot|camera circles|circling camera|circling shot|rotate around|' +
      'rotates around|rotating around|revolves around|360 shot|parallax|parallax shot',
    'orbit',
  ],
  ['handheld|hand-held|hand held|handheld camera|shaky cam|shaky camera|found footage|documentary style', 'hand-held'],
  [
    'drone|drone shot|drone footage|drone view|aerial shot|aerial footage|aerial view|aerial|flyover|fly over|fly-over|' +
      'flying over|fly through|fly-through|flythrough|fpv|helicopter shot|crane shot|bird eye shot',
    'drone',
  ],
  [
    'static shot|static camera|static|still camera|locked off|locked-off|locked camera|fixed camera|fixed shot|tripod|' +
      'tripod shot|no camera movement|camera does not move|no camera motion',
    'static',
  ],
]

/** Words of the craft that say nothing of what is to be seen. */
export const CAMERA_FILLERS =
  'camera movement|camera motion|camera move|camera|footage|video clip|video|movie scene|film clip|clip|slow motion|slow-motion|' +
  'smoothly|smooth|steadicam|gimbal|24fps|60fps|fps|b-roll'

export const PACE_WORDS: readonly (readonly [words: string, strength: number])[] = [
  ['very slow|very slowly|extremely slow|subtle|subtly|barely', 0.45],
  ['slow|slowly|gentle|gently|calm|soft', 0.7],
  ['fast|quick|quickly|rapid|rapidly|dramatic|dynamic|swift|swiftly', 1.4],
]

export const PASSAGE_PHRASES: readonly (readonly [phrases: string, passage: Passage])[] = [
  [
    'from day to night|day to night|day into night|day turns to night|day turning to night|day turns into night|' +
      'day-to-night|as night falls|night falls|night falling|until nightfall',
    'day to night',
  ],
  [
    'from night to day|night to day|night into day|night turns to day|night turning to day|night turns into day|night-to-day|' +
      'as the day breaks|day breaks',
    'night to day',
  ],
  [
    'sun rises|the sun rising|sun rising|sunrise timelapse|sunrise time lapse|as the sun rises|timelapse sunrise',
    'sunrise',
  ],
  [
    'sun sets|the sun setting|sun goes down|sunset timelapse|sunset time lapse|as the sun sets|timelapse sunset',
    'sunset',
  ],
]

export const TIMELAPSE_PHRASES = 'timelapse|time-lapse|time lapse|hyperlapse|hyper-lapse|clouds racing|racing clouds'

/** Words for what moves; the painter reads them too. */
export const EFFECT_PHRASES: readonly (readonly [phrases: string, effect: Effect])[] = [
  ['rain|rainy|raining|rainfall|drizzle|downpour|showers|shower|thunderstorm|storm|stormy|monsoon', 'rain'],
  ['snow falling|falling snow|snowing|snowfall|snowstorm|blizzard|snowflakes|snowflake|snowy|flurries|snow', 'snow'],
  ['fog|foggy|mist|misty|drifting fog|haze|hazy|smoke|smoky|steam', 'fog'],
  [
    'fire|campfire|bonfire|flames|flame|burning|embers|ember|sparks|fireplace|torch|torches|lava|volcano|eruption|inferno',
    'fire',
  ],
  ['candle|candles|candlelight|candlelit|lantern|lanterns|flickering light', 'flicker'],
  ['twinkling stars|stars twinkle|stars twinkling|stars|starry|starlight|starlit|milky way|night sky|twinkle', 'stars'],
  ['aurora|aurora borealis|northern lights|polar lights', 'aurora'],
  ['drifting clouds|moving clouds|passing clouds|clouds|cloud|cloudy|clouds drift|clouds drifting', 'clouds'],
  [
    'water|sea|ocean|lake|river|stream|waves|wave|pond|harbour|harbor|bay|ripples|ripple|rippling|canal|lagoon|fjord|creek|' +
      'seaside|surf|reflection|reflections',
    'water',
  ],
  ['falling leaves|leaves falling|autumn leaves|blowing leaves|leaves', 'leaves'],
  ['petals|falling petals|cherry blossoms falling|cherry blossom|cherry blossoms|sakura', 'petals'],
  ['dust|dust motes|dusty|pollen|sun rays|sunbeams|light rays|god rays', 'dust'],
  ['fireflies|firefly', 'fireflies'],
  ['bubbles|underwater|coral reef|deep sea', 'bubbles'],
  ['lightning|thunderstorm|thunder', 'lightning'],
  ['wind|windy|breeze|breezy|swaying|sways|gusts|windswept|rustling', 'wind'],
  ['waterfall|waterfalls|cascade|cascades|falls', 'waterfall'],
  ['shooting star|shooting stars|meteor|meteors|meteor shower|falling star', 'shooting-star'],
]
