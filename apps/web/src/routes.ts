import type { RouteConfig } from '@react-router/dev/routes'
import { index, route } from '@react-router/dev/routes'

export default [index('routes/front.tsx'), route('*', 'routes/not-found.tsx')] satisfies RouteConfig
