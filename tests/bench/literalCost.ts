import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'

const model = path.join(import.meta.dirname, 'model.ts.template')

/** A plugin's literal as the build writes it, without what it loads later. In: its plugin.ts. */
export async function bundleLiteral(input: string): Promise<string> {
  const [result] = [
    await build({
      root: path.dirname(input),
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
  if (!result || !('output' in result)) throw new Error(`${input} was not built`)
  return result.output[0].code
}

/**
 * How many bytes each plugin adds to a start, packed, beside one model plugin. The model stays as it is and stands for the
 * words that plugins share, so that what one plugin says changes the number of no other. In: files named plugin.ts.
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

/** Bytes that a literal adds, and how many it may. */
export interface LiteralCost {
  bytes: number
  limit: number
}

const compressedSize = (texts: readonly string[]) => brotliCompressSync(texts.join('\n')).length

/** Cards of the home screen are drawn at the start, so they are not of what nobody opens. */
const limitOf = (literal: string): number => (literal.includes('homeCards') ? 220 : 200)
