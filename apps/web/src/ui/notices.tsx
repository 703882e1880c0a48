import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { currentNotices, dismissNotice, noNotices, subscribeNotices } from '../lib/notices.ts'
import type { Notice } from '../lib/notices.ts'
import { Button, LinkButton } from './button.tsx'
import { cx } from './cx.ts'
import { IconButton } from './icon-button.tsx'

/** Where notices appear: over the page's lower edge. Once, in the frame. */
export function Notices() {
  const notices = useSyncExternalStore(subscribeNotices, currentNotices, noNotices)
  return (
    <section
      aria-label="Notices"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-4 bottom-[calc(var(--bottom-bar)+var(--foot,0px)+16px)] z-80 flex flex-col items-center gap-2"
    >
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </section>
  )
}

function NoticeCard({ notice }: { notice: Notice }) {
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismissNotice(notice.id), notice.ms)
    return () => clearTimeout(timer)
  }, [held, notice])
  return (
    <div
      role={notice.tone === 'danger' ? 'alert' : undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="pointer-events-auto flex min-h-12 max-w-full items-center gap-3 rounded-control bg-surface-3 py-1 pr-1 pl-4 shadow-float"
    >
      {notice.tone !== 'plain' && (
        <i
          aria-hidden
          className={cx('size-1.5 shrink-0 rounded-full', notice.tone === 'warn' ? 'bg-warn' : 'bg-danger')}
        />
      )}
      <div className="min-w-0 flex-1 py-2">
        <p>{notice.text}</p>
        {notice.detail && <p className="type-desc">{notice.detail}</p>}
      </div>
      {notice.link && (
        <LinkButton variant="line" to={notice.link.to} onClick={() => dismissNotice(notice.id)}>
          {notice.link.label}
        </LinkButton>
      )}
      {notice.action && (
        <Button
          variant="quiet"
          onClick={() => {
            notice.action?.run()
            dismissNotice(notice.id)
          }}
        >
          {notice.action.label}
        </Button>
      )}
      <IconButton label="Dismiss" onClick={() => dismissNotice(notice.id)}>
        <X size={16} aria-hidden />
      </IconButton>
    </div>
  )
}
