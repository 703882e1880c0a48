import { STORAGE_KEY } from '@easel/contract/storage-keys'
import { useCallback, useState } from 'react'
import { useRouteLoaderData } from 'react-router'

export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

/** The choice in a Cookie header. It is a cookie and not local storage so that the document arrives in the right colours. */
export function themeFromCookies(header: string | null): Theme {
  const cookies = (header ?? '').split(';').map((part) => part.trim())
  const value = cookies.find((cookie) => cookie.startsWith(`${STORAGE_KEY.theme}=`))?.slice(STORAGE_KEY.theme.length + 1)
  return THEMES.find((theme) => theme === value) ?? 'system'
}

/** The person's choice and the way to change it, at once and for a year. */
export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const loaded = useRouteLoaderData<{ theme: Theme }>('root')?.theme ?? 'system'
  const [theme, setTheme] = useState(loaded)
  const choose = useCallback((next: Theme) => {
    setTheme(next)
    const root = document.documentElement
    if (next === 'system') delete root.dataset['theme']
    else root.dataset['theme'] = next
    document.cookie = `${STORAGE_KEY.theme}=${next}; Path=/; Max-Age=31536000; SameSite=Lax`
  }, [])
  return [theme, choose]
}
