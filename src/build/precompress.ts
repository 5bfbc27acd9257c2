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
  const [one = content, other = one] = modes.map((mode) => brotli(content, mode))
  writeFileSync(`${file}.br`, other.length < one.length ? other : one)
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
}

const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_MODE, BROTLI_MODE_TEXT, BROTLI_MODE_FONT } =
  constants

/** The font mode also suits large scripts. */
const modes = [BROTLI_MODE_TEXT, BROTLI_MODE_FONT]

const brotli = (content: Buffer, mode: number): Buffer =>
  brotliCompressSync(content, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_MODE]: mode },
  })
