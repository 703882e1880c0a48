import { LOW_CREDIT } from '@easel/contract/limits'
import { SESSION_KEY, STORAGE_KEY } from '@easel/contract/storage-keys'
import { useEffect, useState } from 'react'
import { useMe } from '../../lib/session.ts'
import { readStored, writeStored } from '../../lib/stored-setting.ts'

export type CreditLevel = 'medium' | 'high' | 'critical'

/** P4: how low the rest of the month's credits is, or null when there is enough. An unknown limit counts as 600. */
export function creditLevel(remaining: number, monthlyLimit: number): CreditLevel | null {
  const share = remaining / (monthlyLimit > 0 ? monthlyLimit : LOW_CREDIT.defaultLimit)
  if (share <= LOW_CREDIT.critical) return 'critical'
  if (share <= LOW_CREDIT.high) return 'high'
  return share <= LOW_CREDIT.medium ? 'medium' : null
}

function isDismissed(): boolean {
  const until = Number(readStored(STORAGE_KEY.lowCreditDismissedUntil))
  return readStored(SESSION_KEY.lowCreditDismissed, 'session') !== null || until > Date.now()
}

/** P4: whether the warning is due, 1 s after its conditions are met; closing it keeps it away for 24 hours and this session. */
export function useLowCredit() {
  const { user, subscription, credits } = useMe()
  const isFreeMember = user !== null && !user.is_guest && subscription.plan_id === 1
  const level = isFreeMember && credits ? creditLevel(credits.total_available, credits.monthly_credits_limit) : null
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!level || isDismissed()) return
    const timer = setTimeout(() => setShown(true), LOW_CREDIT.delayMs)
    return () => clearTimeout(timer)
  }, [level])
  const dismiss = () => {
    setShown(false)
    writeStored(SESSION_KEY.lowCreditDismissed, '1', 'session')
    writeStored(STORAGE_KEY.lowCreditDismissedUntil, String(Date.now() + LOW_CREDIT.snoozeMs))
  }
  return { shown: shown && level !== null && credits !== null, level, credits, dismiss }
}
