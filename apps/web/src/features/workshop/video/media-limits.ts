import type { FilesParameter } from '@easel/catalogue/parameter'

type Limits = Pick<FilesParameter, 'seconds' | 'megabytes'>

/** '3 to 30 s, up to 15 MB'; '' when nothing is bounded. */
export function limitsInWords({ seconds, megabytes }: Limits): string {
  const { min = null, max = null } = seconds ?? {}
  const length =
    min !== null && max !== null
      ? `${min} to ${max} s`
      : max !== null
        ? `up to ${max} s`
        : min !== null
          ? `from ${min} s`
          : ''
  return [length, megabytes === null ? '' : `up to ${megabytes} MB`].filter(Boolean).join(', ')
}

/**
 * Why a file cannot go with the order; null when it can, or when its length is not known here: the server looks at its content.
 * @param seconds null when the browser cannot read it
 */
export function lengthProblem(limits: Limits, seconds: number | null, bytes: number): string | null {
  const { min = null, max = null } = limits.seconds ?? {}
  const allowed = `${limitsInWords(limits)} ${max === null ? 'works' : 'work'}.`
  if (seconds !== null && ((min !== null && seconds < min) || (max !== null && seconds > max)))
    return `This one lasts ${seconds.toFixed(1)} s; ${allowed}`
  if (limits.megabytes !== null && bytes > limits.megabytes * 1024 * 1024)
    return `This one has ${(bytes / 1024 / 1024).toFixed(1)} MB; ${allowed}`
  return null
}

/** The length of a file in seconds as the browser reads it; null when it cannot. */
export function readSeconds(file: File, kind: 'audio' | 'video'): Promise<number | null> {
  return new Promise((resolve) => {
    const address = URL.createObjectURL(file)
    const media = document.createElement(kind)
    const end = (seconds: number | null) => {
      URL.revokeObjectURL(address)
      resolve(seconds)
    }
    media.preload = 'metadata'
    media.addEventListener('loadedmetadata', () => end(Number.isFinite(media.duration) ? media.duration : null))
    media.addEventListener('error', () => end(null))
    media.src = address
  })
}
