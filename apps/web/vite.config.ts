import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { precompress } from './precompress.ts'

const FRAMEWORK = /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\//

/** What stands on Base UI, and what plays films, comes with the page or the press that needs it, not with every page. */
const LATER =
  /src\/ui\/(confirm-dialog|dialog|menu|popover|select|sheet|slider|stepper|switch|tabs|text-field|tile-film|tooltip|use-tile-play|video-tile|viewer-dialog)\./
const HOUSE = [
  /apps\/web\/src\/(root\.tsx|lib\/|ui\/)/,
  /apps\/web\/src\/features\/catalogue\/(model-card|try-links)\./,
  /contract\/src\/(client|limits|storage-keys)\./,
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  // The workspaces export TypeScript sources: they are compiled into both builds.
  ssr: { noExternal: [/^@easel\//] },
  build: {
    // A font or picture inside the CSS would delay the first paint and needs `data:` in the CSP.
    assetsInlineLimit: 0,
    // light-dark() is written as it is; older browsers would need every token twice.
    cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs comes in a few files: fewer requests, and it compresses better together.
          groups: [
            { name: 'base', test: FRAMEWORK },
            { name: 'house', test: (id) => !LATER.test(id) && HOUSE.some((part) => part.test(id)) },
            // An icon that two pages use is better here than in a file of its own.
            { name: 'house', test: /lucide-react|features\/gallery\/(pages|place)\./, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
