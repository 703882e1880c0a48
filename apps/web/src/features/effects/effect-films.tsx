import { MODEL_CARD } from '@easel/contract/limits'
import { useEffect, useState } from 'react'
import { Picture } from '../../ui/picture.tsx'
import { TileFilm } from '../../ui/tile-film.tsx'
import type { EffectExample } from './effect-card-data.ts'

/** H4: an effect's examples moving without sound, one after the other every 3 s, for as long as this is there. */
export function EffectFilms({ examples, sizes }: { examples: readonly EffectExample[]; sizes: string }) {
  const [turn, setTurn] = useState(0)
  const rotates = examples.length > 1
  useEffect(() => {
    if (!rotates) return
    const timer = setInterval(() => setTurn((now) => now + 1), MODEL_CARD.rotateMs)
    return () => clearInterval(timer)
  }, [rotates])
  const example = examples[turn % examples.length]
  if (!example) return null
  return (
    <>
      {/* The still of the next one stands there until it moves; the first has its still below. */}
      {turn > 0 && <Picture item={example.poster} alt="" sizes={sizes} className="absolute inset-0" />}
      <TileFilm key={example.id} src={example.film} />
    </>
  )
}
