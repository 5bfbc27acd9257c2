import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'

/** What pdf.js loads by name while it draws: decoders of scanned pages, character maps, and the fonts that every PDF may use. */
const folders = ['wasm', 'cmaps', 'standard_fonts', 'iccs'] as const
/** Scripts in documents never run, so their engine is left out. */
const isUsed = (file: string): boolean => !file.startsWith('quickjs')

/**
 * Adds the files of pdf.js to the build, in `assets/pdf-<version>/`: the address has the version, because browsers cache everything
 * in `assets` for good. The development server answers the same addresses. `PDF_FILES` is the name of the folder.
 */
export function pdfFiles(root: string): Plugin {
  const source = path.join(root, 'node_modules/pdfjs-dist')
  const { version } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
    version: string
  }
  const name = `pdf-${version}`
  return {
    name: 'portico-pdf-files',
    config: () => ({ define: { PDF_FILES: JSON.stringify(`${name}/`) } }),
    generateBundle() {
      for (const folder of folders)
        for (const file of readdirSync(path.join(source, folder)).filter(isUsed))
          this.emitFile({
            type: 'asset',
            fileName: `assets/${name}/${folder}/${file}`,
            source: readFileSync(path.join(source, folder, file)),
          })
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, folder, file] = new RegExp(`/${name}/(\\w+)/([\\w.-]+)$`).exec(request.url ?? '') ?? []
        const known = folders.find((one) => one === folder)
        if (!known || !readdirSync(path.join(source, known)).includes(file ?? '')) return next()
        if (file?.endsWith('.js')) response.setHeader('content-type', 'text/javascript')
        response.end(readFileSync(path.join(source, known, file ?? '')))
      })
    },
  }
}
