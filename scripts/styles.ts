/**
 * `npm run styles`: prints how much CSS the portal has and whether it follows the rules of docs/styles.md: lines and files of
 * style sheets, brotli bytes of the start's and of all style sheets of the last build (`npm run build`), classes that another
 * folder uses, and utilities that no markup uses. `--list` names each; the process fails if the build has such a utility.
 */
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { measureProject } from './styles/measureProject'
import { findUnusedUtilities } from './styles/rules'
import type { Source } from './styles/styleSheets'

const root = path.resolve(import.meta.dirname, '..')
const isList = process.argv.includes('--list')
const read = (file: string): Source => ({ file, text: readFileSync(path.join(root, file), 'utf8') })

const built = readdirSync(path.join(root, 'dist/assets'))
  .filter((file) => file.endsWith('.css'))
  .map((file) => read(`dist/assets/${file}`))
const page = readFileSync(path.join(root, 'dist/index.html'), 'utf8')
const start = built.filter(
  ({ file }) => page.includes(path.basename(file)) && /\/(portal|\w+-home)-/.test(file),
)
const weigh = (list: readonly Source[]) =>
  list.reduce((sum, { text }) => sum + brotliCompressSync(text).length, 0)

const { files: count, lines, foreignUses, sources } = measureProject(root)
const unused = findUnusedUtilities(
  built.map(({ text }) => text),
  sources,
)
console.log(`${lines} lines of CSS in ${count} files`)
console.log(`${weigh(start)} bytes of CSS at the start, ${weigh(built)} in all (brotli)`)
console.log(
  `${foreignUses.length} uses of ${new Set(foreignUses.map(({ name }) => name)).size} classes outside of their folder`,
)
if (isList)
  for (const { name, definedIn, usedIn } of foreignUses) console.log(`  ${name}: ${definedIn} → ${usedIn}`)
console.log(`${unused.length} utilities in the build that no markup uses`)
if (isList || unused.length > 0) for (const name of unused) console.log(`  ${name}`)
process.exitCode = unused.length > 0 ? 1 : 0
