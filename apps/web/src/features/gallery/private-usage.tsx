import type { PlanInfo } from '@easel/contract/entities/account'
import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useInBrowser } from '../../lib/media-query.ts'
import { readStored, writeStored } from '../../lib/stored-setting.ts'
import { formatNumber } from '../../lib/text.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'

/** G14: how much of the plan's private room is taken. The banner that explains it shows once. */
export function PrivateUsage({ plan }: { plan: PlanInfo | null }) {
  const [isFirstTime] = useState(() => readStored(STORAGE_KEY.privateBannerShown) === null)
  const [isClosed, setClosed] = useState(false)
  // The server cannot know whether it was shown before.
  const explains = useInBrowser() && isFirstTime && !isClosed
  useEffect(() => writeStored(STORAGE_KEY.privateBannerShown, 'true'), [])
  if (!plan) return null
  const { private_images_used: used, private_images_limit: limit } = plan
  const words = `${formatNumber(used)} of ${formatNumber(limit)} private images used`
  const share = limit > 0 ? Math.min(1, used / limit) : 1
  return (
    <div className="wrap pt-1 pb-4">
      <div className="flex items-center gap-4 max-md:flex-wrap max-md:gap-y-1">
        <p className="num">{words}</p>
        <div aria-hidden className="h-1 w-48 overflow-hidden rounded-full bg-surface-3 max-md:order-last max-md:w-full">
          <i
            className={cx('block h-full', share >= 0.9 ? 'bg-warn' : 'bg-ink-2')}
            style={{ width: `${share * 100}%` }}
          />
        </div>
        <p className="text-ink-3">{plan.plan} plan</p>
      </div>
      {explains && (
        <Banner
          icon={Lock}
          title="Private images are seen by you alone"
          className="mt-3"
          actions={<Button onClick={() => setClosed(true)}>Understood</Button>}
        >
          {words}. They are in no list but yours, and their pages do not exist for anyone else. The {plan.plan} plan has
          room for {formatNumber(limit)}.
        </Banner>
      )}
    </div>
  )
}
