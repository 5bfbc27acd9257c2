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

/** Cards of the home screen are drawn at the start, so they are not of what nobody opens. */
const most = (literal: string): number => (literal.includes('homeCards') ? 220 : 200)

test('a plugin that nobody opens costs a start 200 bytes at most, packed', async () => {
  const literals = await Promise.all(ids.map(literalOf))
  const all = packed(literals)
  const tooMany = literals
    .map((literal, at) => ({ id: ids[at], most: most(literal), is: all - packed(literals.toSpliced(at, 1)) }))
    .filter(({ is, most }) => is > most)
  expect(tooMany).toEqual([])
}, 60_000)
