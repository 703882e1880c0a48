import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  buildDirectory: 'build',
  ssr: true,
  // The whole route table is a few lines: asking the server for it bit by bit would cost a request each time.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
