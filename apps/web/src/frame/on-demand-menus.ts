import { lazy } from 'react'

export const loadCreate = () => import('./create-menu.tsx')
export const loadAccount = () => import('./account-menu.tsx')
export const CreateMenu = lazy(() => loadCreate().then((module) => ({ default: module.CreateMenu })))
export const AccountMenu = lazy(() => loadAccount().then((module) => ({ default: module.AccountMenu })))
