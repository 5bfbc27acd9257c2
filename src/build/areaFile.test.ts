import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { areaFiles, sharedModules } from './areaFile'
import type { PluginModule } from './literals'

const imports: Readonly<Record<string, readonly string[]>> = {
  '/x/plugins/desk/screens/Desk.ts': ['/x/kits/admin/AdminArea.tsx', '/x/plugins/desk/sections.ts'],
  '/x/kits/admin/AdminArea.tsx': ['/x/kits/admin/list/ListPage.tsx', '/x/core/ui/forms/Field.tsx'],
  '/x/kits/admin/list/ListPage.tsx': ['/x/core/http/useCall.ts', '/x/kits/admin/AdminArea.tsx'],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }
const fileOf = areaFiles('/x', {
  admin: [
    { plugin: 'desk', language: '*', source: '/plugins/desk/screens/Desk.ts' },
    { plugin: 'desk', language: 'es', source: '/plugins/desk/locales/es.json' },
  ],
  bundles: { letters: ['plugins/letters/inbox.ts'], home: ['plugins/letters/links.ts'] },
})

it.each([
  ['/x/plugins/desk/sections.ts', 'area'],
  ['/x/kits/admin/list/ListPage.tsx', 'area'],
  ['/x/kits/admin/form/FormPage.tsx', null],
  ['/x/core/http/useCall.ts', null],
  ['/x/core/ui/forms/Field.tsx', 'controls'],
  ['/x/core/ui/forms/FieldSet.tsx', null],
  ['/x/core/realtime/hub.ts', 'background'],
  ['/x/core/realtime/startHub.ts', null],
  ['/x/plugins/letters/inbox.ts', 'letters'],
  ['/x/plugins/letters/outbox.ts', null],
  ['/x/plugins/letters/links.ts', null],
  ['/x/node_modules/ajv/dist/runtime/equal.js', 'area'],
])('the file of %s is %s', (id, chunk) => {
  expect(fileOf(id, graph)).toBe(chunk)
})

const literals = import.meta.glob<PluginModule>('../../plugins/*/plugin.ts', { eager: true })

it('what belongs together exists, and the build itself names no file of a plugin', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const shared = Object.values(sharedModules).flat()
  const named = Object.values(literals).flatMap(({ default: plugin, bundles = {} }) =>
    Object.values(bundles)
      .flat()
      .map((member) => `plugins/${plugin.id}/${member}`),
  )
  expect(named.length).toBeGreaterThan(0)
  expect([...shared, ...named].filter((member) => !existsSync(path.join(root, member)))).toEqual([])
  expect(shared.filter((member) => member.startsWith('plugins/'))).toEqual([])
})
