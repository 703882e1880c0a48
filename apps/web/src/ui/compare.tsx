import { useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { Tag } from './tag.tsx'

const START = 50

/**
 * Two pictures in one place, parted by a line that can be moved (G10). Only the handle takes the pointer: everything else belongs to what
 * lies beneath, a link for instance. Arrow keys move it too.
 * @param children what both pictures are shown in: the place where they lie, given the two layers
 */
export function Compare(props: {
  before: ReactNode
  after: ReactNode
  beforeLabel: string
  afterLabel: string
  /** Puts the two layers into their place; without it they lie as they are. */
  children?: (layers: ReactNode) => ReactNode
}) {
  const { before, after, beforeLabel, afterLabel, children } = props
  const box = useRef<HTMLDivElement>(null)
  const pressedAt = useRef<string | null>(null)
  const layers = (
    <>
      <span className="absolute inset-0 block">{before}</span>
      <span className="absolute inset-0 block [clip-path:inset(0_0_0_var(--x))]">{after}</span>
      <i aria-hidden className="pointer-events-none absolute inset-y-0 left-(--x) -ml-px w-0.5 bg-white" />
    </>
  )
  return (
    <div ref={box} className="absolute inset-0 overflow-hidden" style={{ '--x': `${START}%` } as CSSProperties}>
      {children ? children(layers) : layers}
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={START}
        aria-label={`Compare ${beforeLabel} and ${afterLabel}`}
        className="compare-handle"
        onPointerDown={(event) => {
          pressedAt.current = event.currentTarget.value
        }}
        onClick={(event) => {
          // A press that moved nothing is meant for what lies beneath.
          if (pressedAt.current === event.currentTarget.value) box.current?.querySelector('a')?.click()
          pressedAt.current = null
        }}
        onInput={(event) => box.current?.style.setProperty('--x', `${event.currentTarget.value}%`)}
      />
      <Tag className="pointer-events-none absolute bottom-2 left-2 z-1 max-md:px-1.5 max-md:text-[11px]">
        {beforeLabel}
      </Tag>
      <Tag className="pointer-events-none absolute right-2 bottom-2 z-1 max-md:px-1.5 max-md:text-[11px]">
        {afterLabel}
      </Tag>
    </div>
  )
}
