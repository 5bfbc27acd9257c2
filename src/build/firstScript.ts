import path from 'node:path'
import { build } from 'vite'
import type { StartAssets } from '../../core/app/boot/assets'

/** Builds the first script of the page as plain JavaScript with the file names of this build. */
export async function firstScript(root: string, assets: StartAssets): Promise<string> {
  const outputs = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { START_ASSETS: JSON.stringify(assets) },
    resolve: {
      alias: {
        '@schemas': path.join(root, 'schemas'),
      },
    },
    build: {
      write: false,
      // Older browsers read it too: it says that they are too old.
      target: 'es2020',
      minify: true,
      lib: { entry: path.join(root, 'core/app/boot/first.ts'), formats: ['iife'], name: 'first' },
    },
  })
  const [result] = [outputs].flat()
  if (!result || !('output' in result)) throw new Error('The first script was not built')
  return result.output[0].code.trim().replaceAll('</', String.raw`<\/`)
}
