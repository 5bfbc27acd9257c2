import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const packable = /\.(js|css|html|json|svg)$/
/** Below this a packed answer is not smaller, headers included. */
const least = 512

/** Writes a `.br` and a `.gz` beside every text file of the build, for servers that send them as they are. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'portico-precompress',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = path.resolve(root, build.outDir)),
    closeBundle() {
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

/** The second is meant for fonts, and suits long scripts. */
const modes = [BROTLI_MODE_TEXT, BROTLI_MODE_FONT]

const brotli = (content: Buffer, mode: number): Buffer =>
  brotliCompressSync(content, {
    params: { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_MODE]: mode },
  })
