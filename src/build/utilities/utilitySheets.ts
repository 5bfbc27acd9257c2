import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { classesInMarkup, elementsInMarkup } from './markup'
import { readKits, readLiterals, startFacts } from '../literals'
import { listParts } from '../startChunks'
import { defaultRoute } from '../startPage'
import { compileUtilities } from './compile'
import { divide } from './divide'
import { staticSources } from './startSources'

/** The style sheets with utilities, in the order in which they load. */
const sheets = ['core/theme/app.css', 'core/theme/screens.css', 'core/theme/administration.css']

/** What the core loads on the first screen while the browser is idle: it needs no further style sheet. */
const idlePart = 'core/app/Background.tsx'

/**
 * Divides the utilities among the sheet of the start and those of the other screens, and lets each file with markup import the sheets
 * that it needs: a lazy part is shown when its style sheets have loaded. In development the first sheet has them all.
 */
export function utilitySheets(root: string): Plugin {
  let utilities: string[][] = []
  let sheetOfUtility = new Map<string, number>()
  return {
    name: 'portico-utility-sheets',
    apply: 'build',
    enforce: 'pre',
    async buildStart() {
      utilities = await divideUtilities(root, await startSources(root))
      sheetOfUtility = new Map(
        utilities.flatMap((names, sheet) => names.map((name) => [name, sheet] as const)),
      )
    },
    transform: {
      filter: { id: /\/core\/theme\/\w+\.css$|\/(core|kits|plugins)\/.*\.tsx$/ },
      handler(code, id) {
        const sheet = sheets.indexOf(path.relative(root, id))
        if (sheet >= 0) return { code: onlyUtilities(code, utilities[sheet] ?? []), map: null }
        if (!id.endsWith('.tsx')) return null
        const last = Math.max(0, ...[...classesInMarkup(code)].map((name) => sheetOfUtility.get(name) ?? 0))
        const needed = sheets.slice(1, last + 1)
        if (needed.length === 0) return null
        return { code: `${needed.map((one) => `import '/${one}'\n`).join('')}${code}`, map: null }
      },
    },
  }
}

/** The files of the start and of what it loads while the browser is idle. */
async function startSources(root: string): Promise<Set<string>> {
  const { home, bundles } = startFacts(await readLiterals(root), await readKits(root), defaultRoute)
  const screens = home.filter(({ language }) => language === '*').map(({ source }) => source)
  const entries = ['src/main.tsx', ...screens, ...listParts, idlePart, ...Object.values(bundles).flat()]
  return staticSources(
    root,
    entries.map((file) => path.join(root, file)),
  )
}

/** The number of the last sheet that a file needs. */
function sheetOf(root: string, file: string, start: ReadonlySet<string>): number {
  const name = path.relative(root, file)
  if (start.has(file)) return 0
  return /^(kits|plugins)\/admin\//.test(name) ? 2 : 1
}

async function divideUtilities(root: string, start: ReadonlySet<string>): Promise<string[][]> {
  const elements = markupOf(root).flatMap((file) => {
    const sheet = sheetOf(root, file, start)
    return elementsInMarkup(readFileSync(file, 'utf8')).map((classes) => ({ sheet, classes }))
  })
  const classes = new Set(elements.flatMap((element) => [...element.classes]))
  return divide(await compileUtilities(root, classes), elements, sheets.length)
}

/** The files of the portal with markup, without tests. */
const markupOf = (root: string): string[] =>
  ['core', 'kits', 'plugins', 'src']
    .map((folder) => path.join(root, folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))

/** A style sheet whose utilities are the given ones, instead of those of its sources. */
const onlyUtilities = (css: string, names: readonly string[]): string =>
  `${css.replaceAll(/^@source (not )?'[^']*';\n/gm, '')}\n@source inline("${names
    .join(' ')
    .replaceAll('\\', '\\\\')}");\n`
