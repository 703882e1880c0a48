import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  // The workspaces export TypeScript sources: they are compiled into both builds.
  ssr: { noExternal: [/^@easel\//] },
  build: {
    // A font or picture inside the CSS would delay the first paint and needs `data:` in the CSP.
    assetsInlineLimit: 0,
    // light-dark() is written as it is; older browsers would need every token twice.
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs comes in a few files: fewer requests, and it compresses better together. Parts that stand on
          // Base UI are not among them; they come with the page or the press that needs them.
          groups: [
            {
              name: 'base',
              test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\//,
            },
            {
              name: 'house',
              test: /apps\/web\/src\/(lib\/|root\.tsx|ui\/(avatar|banner|button|chip|cx|empty-frame|empty-state|icon-button|notices|picture|section|segmented|skeleton|tag|use-near)\.)|contract\/src\/(client|limits|storage-keys)/,
            },
            { name: 'icons', test: /lucide-react/, minShareCount: 2 },
          ],
        },
      },
    },
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
  },
})
