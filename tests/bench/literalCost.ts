import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const model = path.join(import.meta.dirname, 'model.ts.template')

/** The start imports the literal alone: what a plugin.ts says to the build is not in it. */
const withoutBundles = {
  name: 'without-bundles',
  transform: (code: string) => code.replace('export const bundles = ', 'const bundles = '),
}

/** Bundles a plugin.ts as the build does, without lazy imports. Returns the code. */
async function bundleLiteral(input: string): Promise<string> {
  const [result] = [
    await build({
      root: path.dirname(input),
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      plugins: [withoutBundles],
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
  if (!result || !('output' in result)) throw new Error(`${input} was not built`)
  return result.output[0].code
}

/**
 * Measures the compressed bytes each plugin.ts adds to the start, next to a fixed model plugin. The model contains the
 * strings that plugins share, so that the cost of one plugin does not depend on the others.
 */
export async function measureLiterals(files: readonly string[]): Promise<LiteralCost[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'portico-model-'))
  try {
    const beside = path.join(folder, 'plugin.ts')
    copyFileSync(model, beside)
    const [usual = '', ...literals] = await Promise.all([beside, ...files].map(bundleLiteral))
    const bare = compressedSize([usual])
    return literals.map((literal) => ({
      bytes: compressedSize([usual, literal]) - bare,
      limit: limitOf(literal),
    }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The bytes a literal adds, and its limit. */
export interface LiteralCost {
  bytes: number
  limit: number
}

const compressedSize = (texts: readonly string[]) => brotliCompressSync(texts.join('\n')).length

/**
 * 200 bytes, and 25 for each contribution beyond the fourth, because its id, address, title, label and import are strings of
 * its own. Plugins with options or with cards on the home screen, which is rendered at the start, may have 20 more for each.
 */
function limitOf(literal: string): number {
  const contributions = (literal.match(/\bid:/g)?.length ?? 1) - 1
  const extras = ['homeCards', 'options'].filter((name) => literal.includes(name)).length
  return 200 + Math.max(0, contributions - 4) * 25 + extras * 20
}
