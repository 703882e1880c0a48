import { ApiError } from '@easel/contract/client'
import type { ErrorBody } from '@easel/contract/errors'
import type { Upload } from '@easel/contract/entities/upload'

/**
 * Sends a file as the raw body. By XMLHttpRequest, since fetch does not tell how much has gone out.
 * @param onShare 0–1 of the bytes
 * @throws ApiError; status 0 when the server was not reached or the signal gave it up
 */
export function sendFile(file: Blob, onShare: (share: number) => void, signal: AbortSignal): Promise<Upload> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/v1/uploads')
    request.responseType = 'json'
    request.setRequestHeader('content-type', file.type || 'application/octet-stream')
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable && event.total > 0) onShare(event.loaded / event.total)
    })
    const fail = () =>
      reject(
        new ApiError(0, {
          error: 'The file did not get through. Check your connection and try again.',
          code: 'unavailable',
        }),
      )
    request.addEventListener('error', fail)
    request.addEventListener('abort', fail)
    request.addEventListener('load', () => {
      const answer: unknown = request.response
      if (request.status === 201 || request.status === 200) resolve(answer as Upload)
      else
        reject(
          new ApiError(
            request.status,
            isErrorBody(answer) ? answer : { error: 'The file was not taken. Try another one.', code: 'internal' },
          ),
        )
    })
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && 'error' in value && 'code' in value
}
