import { ApiError } from '@easel/contract/client'
import type { Upload, UploadKind } from '@easel/contract/entities/upload'
import { UPLOAD } from '@easel/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { signInAsGuest } from '../../../lib/auth.ts'
import { messageOf } from '../../../lib/errors.ts'
import { useMe, useRefreshMe } from '../../../lib/session.ts'
import { formatNumber } from '../../../lib/text.ts'
import { asUploaded } from './source-picture.ts'
import type { SourcePicture } from './source-picture.ts'
import { sendFile } from './send-file.ts'

/** A picture on its way to the server. */
export type Sending =
  | {
      state: 'sending'
      name: string
      preview: string | null
      /** 0–1; null while it cannot be known */ share: number | null
    }
  | { state: 'failed'; name: string; preview: string | null; reason: string; retry: (() => void) | null }

export interface SourceIntake {
  sending: Sending | null
  takeFile(file: File): void
  takeAddress(url: string): void
  /** Brings a picture of this site once more, as an upload of one's own. */
  takeWork(address: string): void
  /** Gives up what is on its way. */
  cancel(): void
}

/**
 * Brings a picture in, from this device or from an address. A visitor becomes a guest for it: an upload belongs to someone.
 * @param onArrived it can be used now
 */
export function useSource(onArrived: (source: SourcePicture) => void): SourceIntake {
  return useIntake('image', (upload) => onArrived(asUploaded(upload)))
}

/** The same for a file of any kind. */
export function useIntake(kind: UploadKind, onArrived: (upload: Upload) => void): SourceIntake {
  const { user } = useMe()
  const refreshMe = useRefreshMe()
  const queries = useQueryClient()
  const [sending, setSending] = useState<Sending | null>(null)
  const running = useRef<AbortController | null>(null)
  const preview = sending?.preview ?? null
  useEffect(() => () => (preview === null ? undefined : URL.revokeObjectURL(preview)), [preview])

  async function run(
    name: string,
    shown: string | null,
    send: (signal: AbortSignal) => Promise<Upload>,
    again: () => void,
  ): Promise<void> {
    running.current?.abort()
    const control = new AbortController()
    running.current = control
    setSending({ state: 'sending', name, preview: shown, share: null })
    try {
      if (!user) {
        await signInAsGuest()
        void refreshMe()
      }
      const upload = await send(control.signal)
      if (control.signal.aborted) return
      setSending(null)
      void queries.invalidateQueries({ queryKey: ['workshop-uploads'] })
      onArrived(upload)
    } catch (error) {
      if (control.signal.aborted) return
      // A file that cannot be read will not become readable: only what may pass is tried again.
      const isFinal = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
      setSending({ state: 'failed', name, preview: shown, reason: reasonOf(error), retry: isFinal ? null : again })
    }
  }

  function takeFile(file: File): void {
    const reason = whyNot(file, kind)
    if (reason) {
      running.current?.abort()
      setSending({ state: 'failed', name: file.name, preview: null, reason, retry: null })
      return
    }
    const onShare = (share: number) => setSending((now) => (now?.state === 'sending' ? { ...now, share } : now))
    void run(
      file.name || 'Pasted picture',
      kind === 'image' ? URL.createObjectURL(file) : null,
      (signal) => sendFile(file, onShare, signal),
      () => takeFile(file),
    )
  }

  function takeAddress(url: string): void {
    const send = (signal: AbortSignal) => api('POST /api/v1/uploads/from-url', { json: { url }, signal })
    void run(url, null, send, () => takeAddress(url))
  }

  function takeWork(address: string): void {
    const send = async (signal: AbortSignal) => {
      const answer = await fetch(address, { signal })
      if (!answer.ok)
        throw new ApiError(answer.status, { error: 'This picture is not there any more.', code: 'not_found' })
      return sendFile(await answer.blob(), () => undefined, signal)
    }
    void run('From the gallery', null, send, () => takeWork(address))
  }

  function cancel(): void {
    running.current?.abort()
    setSending(null)
  }

  return { sending, takeFile, takeAddress, takeWork, cancel }
}

function reasonOf(error: unknown): string {
  const [problem] = error instanceof ApiError ? (error.body.details ?? []) : []
  return problem?.field === 'url' ? `The address ${problem.message}.` : messageOf(error)
}

const FILES = {
  image: {
    not: 'This is not a picture. JPEG, PNG, WebP, AVIF and GIF work.',
    this: 'This picture',
    bytes: UPLOAD.imageBytes,
  },
  video: { not: 'This is not a video. MP4, MOV and WebM work.', this: 'This video', bytes: UPLOAD.videoBytes },
  audio: {
    not: 'This is not a sound. MP3, WAV, M4A, OGG and FLAC work.',
    this: 'This sound',
    bytes: UPLOAD.audioBytes,
  },
} as const

/** What can be said of a file before it is sent; the server looks at its content. */
export function whyNot(file: Pick<File, 'type' | 'size'>, kind: UploadKind): string | null {
  const words = FILES[kind]
  if (file.type !== '' && !file.type.startsWith(`${kind}/`)) return words.not
  if (file.size === 0) return 'This file is empty.'
  if (file.size > words.bytes) {
    const megabytes = (bytes: number) => formatNumber(Math.ceil(bytes / 1024 / 1024))
    return `${words.this} has ${megabytes(file.size)} MB. Up to ${megabytes(words.bytes)} MB work.`
  }
  return null
}
