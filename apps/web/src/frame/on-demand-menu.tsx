import { cloneElement, Suspense, useState } from 'react'
import type { ComponentProps, ComponentType, LazyExoticComponent, ReactElement } from 'react'

/**
 * A menu whose code comes when someone is about to use it: not every page should pay for it. Pointer or focus on the trigger
 * fetches it, a press opens it as soon as it is there.
 */
export function OnDemandMenu(props: {
  trigger: ReactElement<ComponentProps<'button'>>
  menu: LazyExoticComponent<ComponentType<{ trigger: ReactElement }>>
  load: () => Promise<unknown>
}) {
  const { trigger, menu: LoadedMenu, load } = props
  const [isWanted, setWanted] = useState(false)
  const fetchAhead = () => void load().catch(() => undefined)
  if (isWanted)
    return (
      <Suspense fallback={trigger}>
        <LoadedMenu trigger={trigger} />
      </Suspense>
    )
  return cloneElement(trigger, { onClick: () => setWanted(true), onPointerEnter: fetchAhead, onFocus: fetchAhead })
}
