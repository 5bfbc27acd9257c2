import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import type { Tenant } from '../../schemas/generated/tenant'
import { oldestBrowsers } from '../../src/build/oldestBrowsers'
import { sharedOnly, type SharedModules } from './sharedOnly'

/** A plugin as the file that a tenant lists by its address. */
export interface BundledPlugin {
  id: string
  version: string
  code: string
  /** The modules of the portal that it uses. */
  uses: readonly string[]
  /** For `integrity` of the tenant. */
  integrity: string
  /** Bytes, and bytes after brotli. */
  sizes: { raw: number; brotli: number }
  /** What it asks its tenant to permit, `portico.may` of its `package.json`. */
  may: NonNullable<Tenant['addressPlugins']>[number]['may']
}

/**
 * Builds the plugin of a folder with a `plugin.ts` and a `package.json` with its version: one ES module that imports nothing. What the
 * portal shares is left out, and everything else is in the file. Throws where the plugin imports something of the portal that is not shared.
 */
export async function bundlePlugin(folder: string, shared: SharedModules): Promise<BundledPlugin> {
  const { version, portico } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    version: string
    portico?: Pick<BundledPlugin, 'may'>
  }
  const { body, uses } = await bundleBody(folder, shared)
  const id = /\bid:\s*[`'"]([a-z][A-Za-z0-9]*)[`'"]/.exec(
    readFileSync(path.join(folder, 'plugin.ts'), 'utf8'),
  )?.[1]
  if (id === undefined) throw new Error(`${folder}/plugin.ts has no id.`)
  const code = [
    `export const id = ${JSON.stringify(id)}, version = ${JSON.stringify(version)}, uses = ${JSON.stringify(uses)}`,
    `export default (modules) => {${body}return plugin}`,
    '',
  ].join('\n')
  const bytes = Buffer.from(code)
  return {
    id,
    version,
    code,
    uses,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`,
    sizes: { raw: bytes.length, brotli: brotliCompressSync(bytes).length },
    may: portico?.may ?? { points: [] },
  }
}

/** The code that sets `plugin`, and the shared modules that it reads from `modules`. */
async function bundleBody(folder: string, shared: SharedModules): Promise<{ body: string; uses: string[] }> {
  const outputs = await build({
    root: folder,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { process: '{ "env": { "NODE_ENV": "production" } }' },
    plugins: [sharedOnly(shared)],
    build: {
      write: false,
      target: oldestBrowsers,
      minify: true,
      assetsInlineLimit: Infinity,
      lib: { entry: path.join(folder, 'plugin.ts'), formats: ['iife'], name: 'plugin' },
      rolldownOptions: {
        external: (id) => shared.has(id),
        output: { exports: 'default', globals: (id) => `modules[${JSON.stringify(id)}]` },
      },
    },
  })
  const [result] = [outputs].flat()
  if (!result || !('output' in result)) throw new Error(`${folder} was not built`)
  const chunks = result.output.filter((one): one is Rolldown.OutputChunk => one.type === 'chunk')
  const [chunk] = chunks
  if (!chunk || chunks.length > 1) throw new Error(`${folder} was not built as one file`)
  return { body: chunk.code, uses: chunk.imports.filter((id) => shared.has(id)) }
}
