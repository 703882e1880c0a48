import type { Season, TimeOfDay, Weather } from '../../types.ts'

export const TIME_WORDS: readonly (readonly [words: string, time: TimeOfDay])[] = [
  ['dawn, daybreak, sunrise, sun rise, first light, rising sun, early morning, break of day', 'dawn'],
  ['morning, forenoon', 'morning'],
  ['noon, midday, day, daytime, daylight, sunny, sunlit, sunshine, bright day, blue sky, sunny day', 'noon'],
  ['golden hour, golden light, late afternoon, afternoon, evening sun, warm light, low sun', 'golden'],
  ['sunset, sundown, sun set, setting sun, evening, evening sky, afterglow', 'sunset'],
  ['dusk, twilight, nightfall, gloaming, blue hour, blue-hour', 'dusk'],
  [
    'night, nighttime, night-time, midnight, moon, full moon, crescent moon, moonlight, moonlit, starry, stars, star, ' +
      'starlight, starry night, nocturnal, nocturne, night sky, milky way, firefly, under the stars',
    'night',
  ],
]

export const WEATHER_WORDS: readonly (readonly [words: string, weather: Weather])[] = [
  ['clear, cloudless, clear sky, fair weather', 'clear'],
  ['cloudy, clouds, partly cloudy, puffy clouds, billowing clouds, cumulus', 'cloudy'],
  ['overcast, grey sky, gray sky, gloomy sky', 'overcast'],
  ['rain, rainy, raining, drizzle, drizzly, downpour, shower, rain-soaked, wet', 'rain'],
  ['storm, stormy, thunderstorm, thunder, lightning, tempest, hurricane, tornado', 'storm'],
  ['fog, foggy, mist, misty, haze, hazy, mists', 'fog'],
  ['snow, snowy, snowing, snowfall, snowstorm, blizzard, snowflake', 'snow'],
  ['wind, windy, breeze, breezy, windswept, gust, blowing', 'wind'],
  ['aurora, aurora borealis, northern lights, polar lights, northern light', 'aurora'],
]

export const SEASON_WORDS: readonly (readonly [words: string, season: Season])[] = [
  ['spring, springtime, cherry blossom, cherry blossoms, april, may morning, sakura', 'spring'],
  ['summer, summertime, summery, july', 'summer'],
  ['autumn, autumnal, fall colors, fall colours, fall foliage, october, november, indian summer', 'autumn'],
  [
    'winter, wintry, winterly, icy, frozen, ice, frost, frosty, christmas, december, snow-covered, snow-capped',
    'winter',
  ],
]
