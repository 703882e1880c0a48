import { cx } from '../../../ui/cx.ts'

/** What a phone shows of the workshop at a time. */
export type PhoneView = 'generate' | 'queue' | 'results'

const TABS: { view: PhoneView; label: string }[] = [
  { view: 'generate', label: 'Generate' },
  { view: 'queue', label: 'Queue' },
  { view: 'results', label: 'Results' },
]

/** The workshop's parts on a phone, one at a time, with what is in them. */
export function PhoneTabs(props: {
  view: PhoneView
  counts: Record<PhoneView, number>
  onChange: (view: PhoneView) => void
}) {
  const { view, counts, onChange } = props
  return (
    <nav
      aria-label="Workshop"
      className="sticky top-bar z-10 flex gap-6 border-b border-line bg-bg px-gutter md:hidden"
    >
      {TABS.map((tab) => (
        <button
          key={tab.view}
          type="button"
          aria-current={tab.view === view ? 'page' : undefined}
          onClick={() => onChange(tab.view)}
          className="relative flex h-12 items-center gap-1.5 font-medium text-ink-2 aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-0 aria-[current=page]:after:-bottom-px aria-[current=page]:after:h-0.5 aria-[current=page]:after:bg-accent"
        >
          {tab.label}
          {counts[tab.view] > 0 && (
            <span
              className={cx(
                'num grid h-5 min-w-5 place-items-center rounded-s bg-surface-3 px-1.5 text-[12px]/5 text-ink',
              )}
            >
              {counts[tab.view]}
              <span className="sr-only">{tab.view === 'queue' ? ' open' : ' new'}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}
