import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'

export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

/** The choice in a Cookie header. It is a cookie and not local storage so that the document arrives in the right colours. */
export function themeFromCookies(header: string | null): Theme {
  const cookies = (header ?? '').split(';').map((part) => part.trim())
  const value = cookies
    .find((cookie) => cookie.startsWith(`${STORAGE_KEY.theme}=`))
    ?.slice(STORAGE_KEY.theme.length + 1)
  return THEMES.find((theme) => theme === value) ?? 'system'
}

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the document wears is the one truth: every control shows it. */
function worn(): Theme {
  const { theme } = document.documentElement.dataset
  return THEMES.find((known) => known === theme) ?? 'system'
}

/** Changes the colours at once and for a year. */
function choose(theme: Theme): void {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = theme
  document.cookie = `${STORAGE_KEY.theme}=${theme}; Path=/; Max-Age=31536000; SameSite=Lax`
  for (const listener of listeners) listener()
}

/** The person's choice and the way to change it. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const loaded = useRouteLoaderData<{ theme: Theme }>('root')?.theme ?? 'system'
  const theme = useSyncExternalStore(subscribe, worn, () => loaded)
  return [theme, choose]
}
