import interFont from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import serifFont from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { LinksFunction, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { easelContext } from './app-context.ts'
import { ErrorPage } from './frame/error-page.tsx'
import { Frame } from './frame/frame.tsx'
import { createQueryClient } from './lib/query-client.ts'
import { NOBODY } from './lib/session.ts'
import { themeFromCookies } from './lib/theme.ts'
import './ui/styles/app.css'

export const links: LinksFunction = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: serifFont, crossOrigin: 'anonymous' },
  { rel: 'preload', as: 'font', type: 'font/woff2', href: interFont, crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, origin } = context.get(easelContext)
  // A page for everyone must not fail because the session cannot be read.
  const me = await api('GET /api/v1/me').catch(() => NOBODY)
  return { me, origin, theme: themeFromCookies(request.headers.get('cookie')) }
}

/** The session is kept by the query cache after the first page; asking again on every click would be for nothing. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.href === nextUrl.href && defaultShouldRevalidate
}

export function Layout({ children }: { children: ReactNode }) {
  const theme = useRouteLoaderData<typeof loader>('root')?.theme ?? 'system'
  return (
    <html lang="en" data-theme={theme === 'system' ? undefined : theme} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0b0b0b" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fafafa" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

function Providers({ children }: { children: ReactNode }) {
  const [queries] = useState(createQueryClient)
  return <QueryClientProvider client={queries}>{children}</QueryClientProvider>
}

export default function Root() {
  return (
    <Providers>
      <Frame>
        <Outlet />
      </Frame>
    </Providers>
  )
}

export function ErrorBoundary() {
  return (
    <Providers>
      <Frame>
        <ErrorPage />
      </Frame>
    </Providers>
  )
}
