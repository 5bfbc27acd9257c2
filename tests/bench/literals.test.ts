// @vitest-environment node
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const ids = readdirSync(path.join(root, 'plugins'))

/** A plugin's literal as the build writes it, without what it loads later. */
async function literalOf(id: string): Promise<string> {
  const input = path.join(root, 'plugins', id, 'plugin.ts')
  const [result] = [
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: {
        write: false,
        target: 'es2022',
        rolldownOptions: {
          input,
          preserveEntrySignatures: 'strict',
          external: (source) => !source.endsWith('plugin.ts'),
        },
      },
    }),
  ].flat()
  if (!result || !('output' in result)) throw new Error(`${id} was not built`)
  return result.output[0].code
}

const packed = (texts: readonly string[]) => brotliCompressSync(texts.join('\n')).length

test('a plugin that nobody opens costs a start 200 bytes at most, packed; one of many contributions 300', async () => {
  const literals = await Promise.all(ids.map(literalOf))
  const all = packed(literals)
  const costs = ids.map((id, index) => [id, all - packed(literals.toSpliced(index, 1))] as const)
  expect(costs.filter(([, bytes]) => bytes > 300)).toEqual([])
  const usual = costs.reduce((sum, [, bytes]) => sum + bytes, 0) / costs.length
  expect(usual).toBeLessThanOrEqual(200)
}, 60_000)
