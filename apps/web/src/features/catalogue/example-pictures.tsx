import { MODEL_CARD } from '@easel/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../lib/api.ts'
import { useReducedMotion } from '../../lib/media-query.ts'
import { cx } from '../../ui/cx.ts'
import { EmptyFrame } from '../../ui/empty-frame.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useInView, useNear } from '../../ui/use-near.ts'

/**
 * H4: works made with a model, one after the other every 3 s while they are in sight, still under reduced motion. They are fetched
 * when the card comes within 200 px of the window. A model that nothing was made with yet shows its maker's name.
 */
export function ExamplePictures(props: { modelId: string; maker: string; sizes: string; dimmed?: boolean }) {
  const { modelId, maker, sizes, dimmed } = props
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box, MODEL_CARD.lazyMarginPx)
  const isIn = useInView(box)
  const isStill = useReducedMotion()
  const { data } = useQuery({
    queryKey: ['model-examples', modelId],
    queryFn: ({ signal }) => api('GET /api/v1/models/{id}/examples', { params: { id: modelId }, signal }),
    enabled: isNear,
    staleTime: 5 * 60_000,
  })
  const examples = data?.images ?? []
  const [turn, setTurn] = useState(0)
  const rotates = isIn && !isStill && examples.length > 1
  useEffect(() => {
    if (!rotates) return
    const timer = setInterval(() => setTurn((now) => now + 1), MODEL_CARD.rotateMs)
    return () => clearInterval(timer)
  }, [rotates])
  const current = examples.length > 0 ? turn % examples.length : 0
  // The next one is there, unseen, before its turn; those further on are not fetched.
  const shown = examples.slice(0, turn + 2)
  return (
    <div ref={box} className={cx('absolute inset-0', dimmed && 'opacity-45 grayscale')}>
      {shown.length === 0 && <MakerPlate maker={maker} />}
      {shown.map((example, index) => (
        <Picture
          key={example.id}
          item={example}
          alt=""
          sizes={sizes}
          className={cx('absolute inset-0', index !== current && 'invisible')}
        />
      ))}
    </div>
  )
}

function MakerPlate({ maker }: { maker: string }) {
  return (
    <>
      <EmptyFrame turn={maker.length * 23} />
      <span aria-hidden className="absolute right-4 bottom-2 left-4 truncate font-serif text-[40px]/12 text-ink-3">
        {maker}
      </span>
    </>
  )
}
