import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import type { WorkerFiles } from '../../core/app/offline/worker/files'
import { filesOf } from './chunkFiles'
import { oldestBrowsers } from './oldestBrowsers'

/** What a start without a connection needs: the application, the texts of the core, and the page that says what was read last. */
const sources = [
  'src/main.tsx',
  'core/i18n/locales/es.json',
  'core/i18n/locales/en.json',
  'core/app/faults/faultContent.tsx',
]

/**
 * Adds the service worker to the build, as one plain script `sw.js` at its root: its scope is the whole portal. It is part of no
 * page; a browser registers it after the first screen.
 */
export const serviceWorker = (root: string): Plugin => ({
  name: 'portico-service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: await workerScript(root, workerFiles(root, chunks)),
      })
    },
  },
})

/** The files that the worker stores. The first is the entry. */
function workerFiles(root: string, chunks: readonly Rolldown.OutputChunk[]): WorkerFiles {
  const files = sources.flatMap((source) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(path.join(root, source)))
    if (!chunk) throw new Error(`The build has no file with ${source}`)
    return filesOf(chunk, chunks)
  })
  return { entry: files[0] ?? '', files: [...new Set(files)] }
}

async function workerScript(root: string, files: WorkerFiles): Promise<string> {
  const outputs = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { WORKER_FILES: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: oldestBrowsers,
      minify: true,
      lib: { entry: path.join(root, 'core/app/offline/worker/worker.ts'), formats: ['iife'], name: 'worker' },
    },
  })
  const [result] = [outputs].flat()
  if (!result || !('output' in result)) throw new Error('The service worker was not built')
  return result.output[0].code
}
