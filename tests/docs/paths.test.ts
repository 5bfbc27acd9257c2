import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { guideSamples } from '../support/guideSamples'
import { codesOf, parsePage, readPages, root, type Page } from './pages'

/** Folders that a build, an installation or a run creates. */
const created = new Set(['node_modules', 'dist', 'test-results', 'playwright-report', 'coverage'])
/** Folders whose name begins with a dot and that belong to the project. */
const hidden = new Set(['.ci', '.github'])

const walk = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (!entry.isDirectory()) return [file]
    const isOurs = !created.has(entry.name) && (!entry.name.startsWith('.') || hidden.has(entry.name))
    return isOurs ? [file, ...walk(file)] : []
  })

/** Every file and folder of the project, relative to its root. */
const files = walk('')
const topFolders = new Set(files.flatMap((file) => (file.includes('/') ? [file.split('/')[0]] : [])))
const fileNames = new Set(
  files.flatMap((file) => file.split('/').map((_, at, parts) => parts.slice(at).join('/'))),
)

/** The files and folders that the guides tell their readers to make. */
const samples = guideSamples(root).flatMap(({ file }) => [file, path.posix.dirname(file)])
const examples = new Set([
  ...samples,
  ...samples.map((file) => path.posix.basename(file)),
  'Partner.schema.json',
  'tenants/aurora',
  'tenants/aurora/tenant.json',
  'tenants/aurora/theme.css',
])
/** Files that a tenant may add, or that the build or the product writes. */
const elsewhere = new Set([
  'tenants/<id>/conditions.json',
  'conditions.json',
  'csp-nginx.conf',
  'api.mjs',
  'csp-hashes.json',
  'sbom.json',
  'fhir.json',
  'Índice.html',
])

const endings = /\.(ts|tsx|mjs|json|md|css|sql|csv|conf|html)$/

/** Whether a code is a path from the root, or the name or last part of the path of a file. */
const isPath = (code: string) =>
  !/[\s()'"$@{}]/.test(code) &&
  (code.includes('/') ? topFolders.has(code.split('/')[0]) || endings.test(code) : endings.test(code)) &&
  !/^(\/|\.|api\/|https?:)/.test(code)

/** Whether a file or folder of the project fits; `*` and `<id>` stand for a part of a name. */
function exists(code: string): boolean {
  const name = code.replace(/\/$/, '').replace(/:\d+$/, '')
  if (fileNames.has(name) || examples.has(name) || elsewhere.has(name)) return true
  if (!/[*<]/.test(name)) return false
  const pattern = name
    .split(/\*\*?|<\w+>/)
    .map((part) => part.replaceAll(/[.+^$|\\]/g, String.raw`\$&`))
    .join('[^/]*')
  const fits = new RegExp(`(^|/)${pattern}$`)
  return files.some((file) => fits.test(file))
}

const missingIn = (page: Page) =>
  codesOf(page)
    .filter((code) => isPath(code) && !exists(code))
    .map((code) => `${page.file}: ${code}`)

/** What an old version says of its files was true then. */
const isCurrent = ({ file }: Page) => file !== 'CHANGELOG.md'

it('every path of the documentation exists', () => {
  const pages = readPages().filter(isCurrent)
  expect(pages.flatMap(codesOf).filter(isPath).length).toBeGreaterThan(200)
  expect(pages.flatMap(missingIn)).toEqual([])
})

it('a path that does not exist is found', () => {
  const page = parsePage(
    'docs/sample.md',
    '`core/plugin/points.ts` `plugins/<id>/plugin.ts` `tests/*/*.test.tsx` `api/videos/*` `GET api/tags`\n' +
      '`core/missing.ts` `noSuchFile.ts` `server/nowhere/` `plugins/*/missing.ts` `locales/es.json` `parts/none.tsx`',
  )
  expect(missingIn(page)).toEqual(
    ['core/missing.ts', 'noSuchFile.ts', 'server/nowhere/', 'plugins/*/missing.ts', 'parts/none.tsx'].map(
      (code) => `docs/sample.md: ${code}`,
    ),
  )
})
