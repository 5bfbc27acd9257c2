import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { transformWithOxc, type Plugin } from 'vite'

/**
 * Replaces Vite's helper for dynamic imports with `src/preload.ts`. Vite's waits for the style sheets before it requests
 * the script, which costs a round trip on every first opening of a screen.
 */
export const preloadHelper = (root: string): Plugin => ({
  name: 'preload-helper',
  apply: 'build',
  transform: {
    filter: { id: /^\0vite\/preload-helper/ },
    async handler() {
      const file = path.join(root, 'src/preload.ts')
      const { code } = await transformWithOxc(await readFile(file, 'utf8'), file)
      return { code: `${code}\nexport { importWithFiles as __vitePreload }`, map: null }
    },
  },
})
