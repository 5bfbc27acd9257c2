import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Adds the fonts of the portal to the build, as `fonts/<family>/`: the address that the themes of tenants import. Their
 * style sheets already contain the hashed addresses of the font files.
 */
export function fonts(root: string): Plugin {
  const folder = path.join(root, 'core/theme/fonts')
  return {
    name: 'portico-fonts',
    apply: 'build',
    generateBundle() {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        /\.(woff2|css|txt)$/.test(file),
      )
      for (const file of files) {
        const source = readFileSync(path.join(folder, file))
        this.emitFile({ type: 'asset', fileName: `fonts/${file.replaceAll(path.sep, '/')}`, source })
      }
    },
  }
}
