import { ApiError } from '@easel/contract/client'
import type { Accepted } from '@easel/contract/entities/generation'
import { useRef, useState } from 'react'
import { signInAsGuest } from '../../../lib/auth.ts'
import { messageOf } from '../../../lib/errors.ts'
import { useMe, useRefreshMe } from '../../../lib/session.ts'
import { intentFor, isOutcomeUnknown } from './intent-key.ts'
import type { Intent } from './intent-key.ts'

export interface Refusal {
  message: string
  /** The API's answer; null when there was none. */
  body: ApiError['body'] | null
  status: number
}

/** How an order of a kind is placed. */
export interface Order<Body, G> {
  /** @throws ApiError */
  send(body: Body, headers: { 'idempotency-key': string }): Promise<Accepted>
  /** The order as it stands from the moment it is accepted until the first news of it. */
  accepted(answer: Accepted, body: Body, now: string): G
}

export interface Submission<Body = never, G = unknown> {
  isSending: boolean
  refusal: Refusal | null
  clear(): void
  /** Orders. A visitor becomes a guest first. Answers the order, or why it was refused; null when another one is just being sent. */
  send(body: Body): Promise<{ generation: G } | { refusal: Refusal } | null>
}

/** Placing an order: once for each intent, however often it has to be sent. */
export function useSubmit<Body, G>(order: Order<Body, G>): Submission<Body, G> {
  const { user } = useMe()
  const refreshMe = useRefreshMe()
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const intent = useRef<Intent | null>(null)
  const busy = useRef(false)

  async function send(body: Body): ReturnType<Submission<Body, G>['send']> {
    // A second press within the same frame comes before the button knows of the first.
    if (busy.current) return null
    busy.current = true
    setSending(true)
    setRefusal(null)
    intent.current = intentFor(intent.current, JSON.stringify(body))
    try {
      if (!user) await signInAsGuest()
      const answer = await order.send(body, { 'idempotency-key': intent.current.key })
      intent.current = null
      return { generation: order.accepted(answer, body, new Date().toISOString()) }
    } catch (error) {
      // Where it is not known whether the order arrived, the next try carries the same key and cannot charge twice.
      if (!isOutcomeUnknown(error)) intent.current = null
      const known = error instanceof ApiError ? error : null
      const refused = {
        message: messageOf(error) || 'Something went wrong. Try again.',
        body: known?.body ?? null,
        status: known?.status ?? 0,
      }
      setRefusal(refused)
      return { refusal: refused }
    } finally {
      busy.current = false
      setSending(false)
      void refreshMe()
    }
  }

  return { isSending, refusal, clear: () => setRefusal(null), send }
}
