import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { moreIcons, rareIcons, startIcons } from './icons/names'
import { pathOf, type Shape } from './icons/path'
import { formatText } from './new/format'

/**
 * Writes core/ui/media/artwork/{start,more,rare}.ts: lucide's artwork as one path per icon.
 * To use a new icon, add its lucide name to scripts/icons/names.ts and run `npx tsx scripts/icons.ts`.
 */
const head = `// Artwork: Lucide (https://lucide.dev), ISC licence. Written by scripts/icons.ts; do not edit.\n`

const folder = resolve('node_modules/lucide-react/dist/esm/icons')

/** The file of an icon; an alias re-exports the file of its current name. */
function fileOf(name: string): string {
  const file = `${folder}/${name}.mjs`
  const target = /export \{ default \} from '\.\/(.+)\.mjs'/.exec(readFileSync(file, 'utf8'))
  return target ? `${folder}/${target[1]}.mjs` : file
}

async function artwork(name: string): Promise<string> {
  const { __iconData } = (await import(fileOf(name))) as { __iconData: { node: Shape[] } }
  return __iconData.node.map(pathOf).join('')
}

async function write(part: string, names: readonly string[]): Promise<void> {
  const entries = await Promise.all(
    names.map(async (name) => `${JSON.stringify(name)}: ${JSON.stringify(await artwork(name))},`),
  )
  const file = resolve(`core/ui/media/artwork/${part}.ts`)
  const code = `${head}export const ${part}Icons = {\n${entries.join('\n')}\n} as const\n`
  writeFileSync(file, await formatText(file, code))
}

await write('start', startIcons)
await write('more', moreIcons)
await write('rare', rareIcons)
