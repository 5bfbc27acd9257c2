import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const packable = /\.(js|css|html|json|svg)$/
/** Smaller files do not shrink, including headers. */
const least = 512

/** Writes a `.br` and a `.gz` file beside every text file of the build, for servers that send precompressed files. */
export function precompress(): Plugin {
  return {
    name: 'portico-precompress',
    apply: 'build',
    writeBundle({ dir: folder = '' }) {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
        packable.test(file),
      )
      for (const file of files) pack(path.join(folder, file))
    },
  }
}

function pack(file: string) {
  const content = readFileSync(file)
  if (content.length < least) return
  const packed = variants.map((variant) => brotli(content, variant))
  writeFileSync(`${file}.br`, packed.toSorted((a, b) => a.length - b.length)[0] ?? content)
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_MODE_FONT } =
  constants

/** The font mode also suits large scripts, and so do some codes for direct distances. */
const variants = [
  { [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT },
  { [BROTLI_PARAM_MODE]: BROTLI_MODE_FONT },
  ...[2, 3, 4, 8].map((direct) => ({
    [BROTLI_PARAM_MODE]: BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_NDIRECT]: direct,
  })),
]

const brotli = (content: Buffer, variant: Readonly<Record<number, number>>): Buffer =>
  brotliCompressSync(content, { params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, ...variant } })
