import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { PanelRightOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { oneOf, useStoredSetting } from '../../../lib/stored-setting.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import type { PhoneView } from './phone-tabs.tsx'

/** A workshop's screen: form, stage, history; on a phone one of them at a time. */
export function WorkshopFrame(props: {
  title: string
  /** What the rail is called: 'History'. */
  railTitle: string
  view: PhoneView
  /** Orders that are open, and works that were not seen yet. */
  counts: { queue: number; results: number }
  onView: (view: PhoneView) => void
  form: ReactNode
  stage: ReactNode
  renderRail: (hide: () => void) => ReactNode
}) {
  const { title, railTitle, view, counts, onView, form, stage, renderRail } = props
  const [railState, setRail] = useStoredSetting<'open' | 'closed'>(
    STORAGE_KEY.workshopHistory,
    'open',
    oneOf(['open', 'closed']),
  )
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <PhoneTabs view={view} counts={{ generate: 0, ...counts }} onChange={onView} />
      <div className="md:grid md:h-[calc(100dvh-var(--bar))] md:grid-cols-[360px_minmax(0,1fr)] md:grid-rows-[minmax(0,1fr)_auto] lg:grid-cols-[360px_minmax(0,1fr)_auto] lg:grid-rows-1 xl:grid-cols-[400px_minmax(0,1fr)_auto]">
        <div
          // The bar with Generate is in sight: notices keep above it on a phone.
          data-foot={view === 'generate' ? '' : undefined}
          className={cx(
            'min-h-0 border-line md:row-span-2 md:border-r lg:row-span-1',
            view !== 'generate' && 'max-md:hidden',
          )}
        >
          {form}
        </div>
        {stage}
        {railState === 'open' ? (
          renderRail(() => setRail('closed'))
        ) : (
          <div className="border-line p-2 max-lg:hidden lg:border-l">
            <IconButton label={`Show ${railTitle.toLowerCase()}`} onClick={() => setRail('open')}>
              <PanelRightOpen size={20} aria-hidden />
            </IconButton>
          </div>
        )}
      </div>
    </>
  )
}
