import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { areaFile, sharedModules } from './areaFile'

const imports: Readonly<Record<string, readonly string[]>> = {
  '/x/plugins/admin/screens/Area.ts': ['/x/kits/admin/AdminArea.tsx', '/x/plugins/admin/sections.ts'],
  '/x/kits/admin/AdminArea.tsx': ['/x/kits/admin/list/ListPage.tsx', '/x/core/ui/forms/Field.tsx'],
  '/x/kits/admin/list/ListPage.tsx': ['/x/core/http/useCall.ts', '/x/kits/admin/AdminArea.tsx'],
}
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

it.each([
  ['/x/plugins/admin/sections.ts', 'area'],
  ['/x/kits/admin/list/ListPage.tsx', 'area'],
  ['/x/kits/admin/form/FormPage.tsx', null],
  ['/x/core/http/useCall.ts', null],
  ['/x/core/ui/forms/Field.tsx', 'controls'],
  ['/x/core/ui/forms/FieldSet.tsx', null],
  ['/x/core/realtime/hub.ts', 'background'],
  ['/x/core/realtime/startHub.ts', null],
  ['/x/plugins/chat/outbox/useSender.ts', 'unread'],
  ['/x/plugins/calls/board/NearVisit.tsx', 'visit'],
  ['/x/node_modules/ajv/dist/runtime/equal.js', 'area'],
])('the file of %s is %s', (id, chunk) => {
  expect(areaFile(id, graph)).toBe(chunk)
})

it('every shared module exists', () => {
  const root = path.resolve(import.meta.dirname, '../..')
  const missing = Object.values(sharedModules)
    .flat()
    .filter((member) => !existsSync(path.join(root, member)))
  expect(missing).toEqual([])
})
