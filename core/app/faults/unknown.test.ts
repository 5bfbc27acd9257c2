import { expect, test } from 'vitest'
import type { AnyPlugin } from '../../plugin/definePlugin'
import { collect, type TenantPlugins } from '../../plugin/host'
import { unknownIn } from './unknown'

const reported = (plugins: readonly AnyPlugin[], tenant: TenantPlugins) => {
  const { host, faults } = collect(plugins, tenant, new Set())
  expect(faults).toEqual([])
  return unknownIn(host)
}

test('a listed plugin that nobody has installed is reported', () => {
  expect(reported([], { ghost: {} })).toMatchObject([
    { plugin: 'ghost', point: 'plugins', property: 'ghost' },
  ])
})

test('an unknown point of an active plugin is reported, and of one that is off it is not', () => {
  const bad = (id: string) => ({ id, menue: [], menu: [] }) as unknown as AnyPlugin
  expect(reported([bad('on'), bad('off')], { on: {} })).toMatchObject([
    { plugin: 'on', point: 'menue', property: 'menue' },
  ])
})
