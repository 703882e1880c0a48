import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The workspaces export TypeScript sources: they are compiled into both builds.
  ssr: { noExternal: [/^@easel\//] },
  build: {
    // A font or picture inside the CSS would delay the first paint and needs `data:` in the CSP.
    assetsInlineLimit: 0,
    // light-dark() is written as it is; older browsers would need every token twice.
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs, in one file: fewer requests, and it compresses better together.
          groups: [{ name: 'base', test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\// }],
        },
      },
    },
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  },
})
