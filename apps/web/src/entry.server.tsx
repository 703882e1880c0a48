import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import type { EntryContext, RouterContextProvider } from 'react-router'
import { ServerRouter } from 'react-router'
import { easelContext } from './app-context.ts'

// The server sets this context on the provider that it hands to the request handler (README.md).
export { easelContext }

const STREAM_TIMEOUT_MS = 5000

/** Renders a document. Crawlers wait for all of it, people for the shell. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(easelContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))

  return new Promise((resolve, reject) => {
    let shellSent = false
    let finalStatus = status
    const answer = () => {
      shellSent = true
      const body = new PassThrough()
      body.on('finish', () => clearTimeout(timer))
      pipe(body)
      resolve(new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }))
    }
    const waitsForAll = isbot(request.headers.get('user-agent'))
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        ...(waitsForAll ? { onAllReady: answer } : { onShellReady: answer }),
        onShellError: reject,
        onError(error) {
          finalStatus = 500
          // Before the shell, the rejection above is what the server logs.
          if (shellSent) console.error(error)
        },
      },
    )
    const timer = setTimeout(abort, STREAM_TIMEOUT_MS)
  })
}
