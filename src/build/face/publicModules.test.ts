// @vitest-environment node
import path from 'node:path'
import { expect, test } from 'vitest'
import { publicModules } from './publicModules'

const root = path.resolve(import.meta.dirname, '../../..')
const modules = publicModules(root)

test('plugins from addresses share the modules of core and kits that plugins of the build import', () => {
  expect(modules.get('@portico/core/i18n/useText')).toEqual(['useText'])
  expect(modules.get('@portico/booking/defineVariant')).toEqual(['defineVariant'])
  expect(modules.get('@portico/core/app/shell/NotEmbeddable')).toBeUndefined()
  expect(modules.get('@portico/admin/activity/ActivityPage')).toEqual(['default'])
})

test('no module with types alone, style sheet or helper of tests is shared', () => {
  const names = [...modules.keys()]
  expect(names.filter((name) => /\.css$|test[A-Z]|\/testing\//.test(name))).toEqual([])
  expect(names).not.toContain('@portico/core/plugin/points')
})

test('what opens a session, and the providers of the portal, stay with the portal', () => {
  const exported = [...modules.values()].flat()
  const own = ['openSession', 'storeToken', 'HostProvider', 'HostContext', 'store', 'initTexts']
  expect(exported.filter((name) => own.includes(name))).toEqual([])
})
