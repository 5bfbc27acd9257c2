import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { linkPackages } from '../support/linkPackages'
import { startPortal, type Portal } from './portal'

const copied = [
  'core',
  'kits',
  'plugins',
  'src',
  'schemas',
  'server',
  'scripts',
  // The examples of the OpenAPI document are those of the specification's test back end.
  'tests/specification',
  'docs/requirements',
  'tenants',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
]

const literal = (
  id: string,
  order: number,
) => `import { definePlugin } from '@portico/core/plugin/definePlugin'

export default definePlugin({
  id: '${id}',
  features: ['feature-${id}'],
  i18n: { es: () => import('./locales/es.json'), en: () => import('./locales/en.json') },
  routes: [
    { id: '${id}.list', area: 'patient', path: '${id}', title: '${id}.TITLE', screen: () => import('./screens/Screen') },
  ],
  menu: [{ id: '${id}', label: '${id}.TITLE', icon: 'house', to: '${id}.list', order: ${100 + order}, group: 'more' }],
})
`

/** Starts the portal with 45 more plugins of the usual size, of which every other one is enabled. */
export function manyPlugins(root: string, data: string, port: number): Promise<Portal> {
  const copy = path.join(root, '.portico', 'many')
  rmSync(copy, { recursive: true, force: true })
  mkdirSync(copy, { recursive: true })
  for (const place of copied) cpSync(path.join(root, place), path.join(copy, place), { recursive: true })
  linkPackages(root, copy)
  const ids = Array.from({ length: 45 }, (_, index) => `extra${index + 1}`)
  ids.forEach((id, order) => writePlugin(path.join(copy, 'plugins', id), id, order))
  addToTenant(path.join(copy, 'tenants', 'portico'), ids)
  // The schema of the manifest contains the options of each plugin.
  execFileSync(
    process.execPath,
    [path.join('node_modules', 'tsx', 'dist', 'cli.mjs'), 'scripts/schemas.ts'],
    {
      cwd: copy,
      stdio: 'ignore',
    },
  )
  return startPortal(copy, data, port)
}

function writePlugin(folder: string, id: string, order: number) {
  mkdirSync(path.join(folder, 'screens'), { recursive: true })
  mkdirSync(path.join(folder, 'locales'))
  writeFileSync(path.join(folder, 'plugin.ts'), literal(id, order))
  writeFileSync(
    path.join(folder, 'screens', 'Screen.tsx'),
    `export default function Screen() {\n  return <h1>${id}</h1>\n}\n`,
  )
  for (const language of ['es', 'en']) {
    writeFileSync(path.join(folder, 'locales', `${language}.json`), JSON.stringify({ [`${id}.TITLE`]: id }))
  }
}

function addToTenant(folder: string, ids: string[]) {
  const edit = (name: string, change: (value: Record<string, unknown>) => void) => {
    const file = path.join(folder, name)
    const value = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
    change(value)
    writeFileSync(file, JSON.stringify(value))
  }
  edit('tenant.json', (tenant) =>
    Object.assign(tenant['plugins'] as object, Object.fromEntries(ids.map((id) => [id, {}]))),
  )
  const on = ids.filter((_, index) => index % 2 === 0).map((id) => `feature-${id}`)
  edit(
    'backend.json',
    (backend) => void (backend['features'] = [...(backend['features'] as string[]), ...on]),
  )
}
