import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { backendSchema } from '../../server/platform/tenants/settings/backendSchema'
import { planSettingsSchema } from '../../server/platform/tenants/settings/planSettings'
import { readPlugins } from '../../scripts/schemas/plugins'
import { codesOf, namesIn, readPages, root, rowsOf, textBelow } from './pages'

const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const pages = readPages()
const pageOf = (file: string) => pages.find((page) => page.file === file) ?? { file, text: '' }
const foldersIn = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^\.|^(node_modules|dist|test-results)$/.test(entry.name))
    .map(({ name }) => name)

/** The points that a file declares, in the order of the file. */
const pointsOf = (file: string): string[] => {
  const [, body = ''] = /interface Points \{\n(.*?)\n {0,2}\}/s.exec(read(file)) ?? []
  return [...body.matchAll(/^ *(\w+): \w+Contribution$/gm)].map(([, name = '']) => name)
}

it('the contribution points of the guide are those of the host and the kits', () => {
  const kitPoints = foldersIn('kits').flatMap((kit) => {
    const file = `kits/${kit}/points.ts`
    return readdirSync(path.join(root, 'kits', kit)).includes('points.ts')
      ? pointsOf(file).map((point) => `${point} of ${kit}`)
      : []
  })
  const corePoints = pointsOf('core/plugin/points.ts')
  expect(corePoints.length).toBeGreaterThan(10)
  const rows = rowsOf(textBelow(pageOf('docs/integrators.md'), 'What a plugin is'))
  const listed = rows.map((cells) =>
    cells.length === 3 ? `${namesIn(cells[0] ?? '')[0]} of ${cells[1]}` : (namesIn(cells[0] ?? '')[0] ?? ''),
  )
  expect(listed.sort()).toEqual([...corePoints, ...kitPoints].sort())
})

it('every feature of a plugin is in the table of features, with its plugin', async () => {
  const plugins = await readPlugins(root)
  const rows = rowsOf(textBelow(pageOf('docs/operations.md'), 'Features'))
  const listed = rows.flatMap(([features = '', names = '']) =>
    namesIn(features).flatMap((feature) => namesIn(names).map((plugin) => `${feature} of ${plugin}`)),
  )
  const required = plugins.flatMap(({ id, features = [] }) =>
    features.map((feature) => `${feature} of ${id}`),
  )
  expect(required.filter((pair) => !listed.includes(pair))).toEqual([])
  const ids = new Set(plugins.map(({ id }) => id))
  expect(rows.flatMap(([, names = '']) => namesIn(names)).filter((name) => !ids.has(name))).toEqual([])
})

interface Schema {
  properties?: object
}
const manifest = JSON.parse(read('schemas/tenant.base.schema.json')) as Schema
const backend = backendSchema.properties
const keysOf = ({ properties = {} }: Schema) => Object.keys(properties)

/** The tables of settings, and the schemas that the server checks them with. */
const tables: readonly (readonly [heading: string, schema: Schema])[] = [
  ['Booking rules', backend.booking],
  ['Emails', backend.letters],
  ['Doctors and their patients', backend.treatment],
  ['How long data stay', backend.retention],
  ['Plans', planSettingsSchema.items],
  ['Demo data', backend.demo],
  ['Video calls', backend.calls],
]

it.each(tables)('the table of "%s" has the settings that the server reads', (heading, schema) => {
  const listed = rowsOf(textBelow(pageOf('docs/operations.md'), heading)).flatMap(([name = '']) =>
    namesIn(name),
  )
  const known = keysOf(schema)
  expect(known.length).toBeGreaterThan(1)
  expect(known.filter((name) => !listed.some((one) => one.split('.')[0] === name))).toEqual([])
  expect(listed.filter((name) => !known.includes(name.split('.')[0] ?? ''))).toEqual([])
})

it('the guides name every setting of tenant.json and backend.json', () => {
  const guides = pages.filter(({ file }) => /^docs\/\w+\.md$/.test(file))
  const text = guides.map((page) => page.text).join('\n')
  const unnamed = (schema: Schema) =>
    keysOf(schema).filter((name) => !new RegExp(`[\`"]${name.replace('$', '\\$')}["\`.]`).test(text))
  expect(unnamed(manifest)).toEqual([])
  expect(unnamed(backendSchema)).toEqual([])
})

it('the folders of the overview are those of the project', () => {
  const overview = textBelow(pageOf('docs/architecture.md'), 'Folders')
  const has = (name: string) => new RegExp(`(^|[ /])${name}/`, 'm').test(overview)
  for (const folder of ['.', 'core', 'kits', 'server', 'schemas', 'src'])
    expect({ folder, missing: foldersIn(folder).filter((name) => !has(name)) }).toEqual({
      folder,
      missing: [],
    })
  const named = [...overview.matchAll(/(?:^|\s)((?:[\w-]+\/)+)/gm)].map(([, name = '']) =>
    name.split('/').at(-2),
  )
  const all = new Set(
    ['.', 'core', 'kits', 'server', 'schemas', 'src', 'plugins', 'docs', 'tests', 'tenants'].flatMap(
      foldersIn,
    ),
  )
  const parts = new Set(['screens', 'parts', 'locales', 'assets'])
  expect(named.filter((name = '') => !all.has(name) && !parts.has(name))).toEqual([])
})

it('the packages of the guide are those of package.json', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<
    string,
    Record<string, string>
  >
  const page = pages.find(({ file }) => file === 'docs/dependencies.md')
  const listed = page ? codesOf(page) : []
  const isListed = (name: string) =>
    listed.some((one) => one === name || (one.endsWith('*') && name.startsWith(one.slice(0, -1))))
  expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !isListed(name))).toEqual([])
})
