import { describe, expect, test } from 'vitest'
import { definePlugin, type AnyPlugin } from './definePlugin'
import { collect, type TenantPlugins } from './host'
import type { RouteId } from './points'

const screen = () => Promise.resolve({ default: () => null })
const route = (id: string) => ({ id: id as RouteId, area: 'patient', path: id, title: 'T', screen }) as const
const entry = (id: string, to: string) => ({ id, label: 'L', icon: 'house', to: to as RouteId }) as const
const collectPlugins = (plugins: AnyPlugin[], features: string[] = [], tenant?: TenantPlugins) =>
  collect(plugins, tenant ?? Object.fromEntries(plugins.map(({ id }) => [id, {}])), new Set(features))
const ids = (list: readonly { id: string; plugin: string }[]) =>
  list.map(({ id, plugin }) => `${plugin}:${id}`)

describe('active plugins', () => {
  const one = definePlugin({ id: 'one', features: ['a', 'b'], routes: [route('r')] })

  test('FEAT-001 C-008 a plugin is active if one of its features is', () => {
    expect(ids(collectPlugins([one], ['b']).host.routes)).toEqual(['one:r'])
    expect(collectPlugins([one], ['c'])).toMatchObject({ host: { routes: [] }, faults: [] })
  })

  test('a plugin the tenant does not list contributes nothing', () => {
    expect(collectPlugins([one], ['a'], {}).host.plugins.size).toBe(0)
  })

  test('a disabled plugin contributes nothing', () => {
    const { host } = collect([one], { one: {} }, new Set(['a']), { disabled: new Set(['one']) })
    expect(host.routes).toEqual([])
  })
})

describe('contributions', () => {
  test('are sorted by order, then by the order of the plugins', () => {
    const last = definePlugin({ id: 'last', routes: [{ ...route('z'), order: 9 }, route('m')] })
    const first = definePlugin({ id: 'first', routes: [route('a'), { ...route('b'), order: -1 }] })
    expect(ids(collectPlugins([last, first]).host.routes)).toEqual(['first:b', 'last:m', 'first:a', 'last:z'])
  })

  test('as a function get the defaults and the values of the tenant', () => {
    const seen: object[] = []
    const plugin = definePlugin({
      id: 'p',
      options: { minutes: { type: 'integer', default: 5 }, kind: { enum: ['x', 'y'], default: 'x' } },
      menu: (options) => (seen.push(options), []),
    })
    const { host } = collectPlugins([plugin], [], { p: { minutes: 7 } })
    expect(seen).toEqual([{ minutes: 7, kind: 'x' }])
    expect(host.plugins.get('p')?.options).toEqual({ minutes: 7, kind: 'x' })
  })
})

describe('a fault is reported without affecting other plugins', () => {
  const valid = definePlugin({ id: 'valid', routes: [route('home')], menu: [entry('home', 'home')] })
  const withValid = (plugin: AnyPlugin, tenant?: TenantPlugins) => {
    const { host, faults } = collectPlugins([plugin, valid], [], tenant)
    expect(ids(host.menu)).toContain('valid:home')
    return { host, faults }
  }

  test('a function that throws', () => {
    const cause = new Error('broken')
    const bad = definePlugin({
      id: 'bad',
      menu: () => {
        throw cause
      },
    })
    expect(withValid(bad).faults).toMatchObject([{ plugin: 'bad', point: 'menu', expected: 'a list', cause }])
  })

  test('a contribution that is not a list', () => {
    const bad = { id: 'bad', menu: 'home' } as unknown as AnyPlugin
    expect(withValid(bad).faults).toMatchObject([{ plugin: 'bad', point: 'menu', found: 'string' }])
  })

  test('a duplicate id: the first contribution stays', () => {
    const bad = definePlugin({ id: 'zz', routes: [route('home'), route('other')] })
    const { host, faults } = collectPlugins([valid, bad])
    expect(ids(host.routes)).toEqual(['valid:home', 'zz:other'])
    expect(faults).toMatchObject([
      { plugin: 'zz', point: 'routes', property: 'home', found: 'that of plugin "valid"' },
    ])
  })

  test('a link to an unknown route', () => {
    const bad = definePlugin({ id: 'bad', menu: [entry('lost', 'nowhere')] })
    const { host, faults } = withValid(bad)
    expect(ids(host.menu)).toEqual(['valid:home'])
    expect(faults).toMatchObject([{ plugin: 'bad', point: 'menu', property: 'lost.to', found: '"nowhere"' }])
  })

  test('an option of the wrong type: the default applies', () => {
    const bad = definePlugin({ id: 'bad', options: { minutes: { type: 'integer', default: 5 } } })
    const { host, faults } = withValid(bad, { bad: { minutes: 'five' }, valid: {} })
    expect(host.plugins.get('bad')?.options).toEqual({ minutes: 5 })
    expect(faults).toMatchObject([{ plugin: 'bad', point: 'options', property: 'minutes', found: 'string' }])
  })
})

test('a link to a plugin that is off is removed without a fault', () => {
  const away = definePlugin({ id: 'away', features: ['far'], routes: [route('devices')] })
  const here = definePlugin({ id: 'here', menu: [entry('devices', 'devices')] })
  expect(collectPlugins([away, here])).toMatchObject({ host: { menu: [] }, faults: [] })
})

test('a link to a route of the core is valid', () => {
  const plugin = definePlugin({ id: 'p', menu: [entry('e', 'core.page')] })
  const { host } = collect([plugin], { p: {} }, new Set(), { coreRoutes: ['core.page'] })
  expect(ids(host.menu)).toEqual(['p:e'])
})
