import { describe, expect, test } from 'vitest'
import { definePlugin, type AnyPlugin } from './definePlugin'
import { collect, type TenantPlugins } from './host'
import type { RouteId } from './points'

const screen = () => Promise.resolve({ default: () => null })
const route = (id: string) => ({ id: id as RouteId, area: 'patient', path: id, title: 'T', screen }) as const
const entry = (id: string, to: string) => ({ id, label: 'L', icon: 'house', to: to as RouteId }) as const
const start = (plugins: AnyPlugin[], features: string[] = [], tenant?: TenantPlugins) =>
  collect(plugins, tenant ?? Object.fromEntries(plugins.map(({ id }) => [id, {}])), new Set(features))
const ids = (list: readonly { id: string; plugin: string }[]) =>
  list.map(({ id, plugin }) => `${plugin}:${id}`)

describe('which plugins are on', () => {
  const one = definePlugin({ id: 'one', features: ['a', 'b'], routes: [route('r')] })

  test('FEAT-001 C-008 one of its features is enough', () => {
    expect(ids(start([one], ['b']).host.routes)).toEqual(['one:r'])
    expect(start([one], ['c'])).toMatchObject({ host: { routes: [] }, faults: [] })
  })

  test('a plugin the tenant does not list contributes nothing', () => {
    expect(start([one], ['a'], {}).host.plugins.size).toBe(0)
  })

  test('a disabled plugin contributes nothing', () => {
    const { host } = collect([one], { one: {} }, new Set(['a']), { disabled: new Set(['one']) })
    expect(host.routes).toEqual([])
  })

  test('a listed plugin that the build has not is told', () => {
    expect(start([], [], { ghost: {} }).faults).toMatchObject([
      { plugin: 'ghost', point: 'plugins', property: 'ghost' },
    ])
  })
})

describe('what they contribute', () => {
  test('in order; equal orders keep the order of the plugins', () => {
    const last = definePlugin({ id: 'last', routes: [{ ...route('z'), order: 9 }, route('m')] })
    const first = definePlugin({ id: 'first', routes: [route('a'), { ...route('b'), order: -1 }] })
    expect(ids(start([last, first]).host.routes)).toEqual(['first:b', 'last:m', 'first:a', 'last:z'])
  })

  test('a function gets the defaults with the values of the tenant', () => {
    const seen: object[] = []
    const plugin = definePlugin({
      id: 'p',
      options: { minutes: { type: 'integer', default: 5 }, kind: { enum: ['x', 'y'], default: 'x' } },
      menu: (options) => (seen.push(options), []),
    })
    const { host } = start([plugin], [], { p: { minutes: 7 } })
    expect(seen).toEqual([{ minutes: 7, kind: 'x' }])
    expect(host.plugins.get('p')?.options).toEqual({ minutes: 7, kind: 'x' })
  })
})

describe('faults leave the rest alone', () => {
  const sound = definePlugin({ id: 'sound', routes: [route('home')], menu: [entry('home', 'home')] })
  const withSound = (plugin: AnyPlugin, tenant?: TenantPlugins) => {
    const { host, faults } = start([plugin, sound], [], tenant)
    expect(ids(host.menu)).toContain('sound:home')
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
    expect(withSound(bad).faults).toMatchObject([{ plugin: 'bad', point: 'menu', expected: 'a list', cause }])
  })

  test('a contribution that is no list', () => {
    const bad = { id: 'bad', menu: 'home' } as unknown as AnyPlugin
    expect(withSound(bad).faults).toMatchObject([{ plugin: 'bad', point: 'menu', found: 'string' }])
  })

  test('an unknown point', () => {
    const bad = { id: 'bad', menue: [] } as unknown as AnyPlugin
    expect(withSound(bad).faults).toMatchObject([{ plugin: 'bad', point: 'menue', property: 'menue' }])
  })

  test('an id that is taken: the earlier stays', () => {
    const bad = definePlugin({ id: 'zz', routes: [route('home'), route('other')] })
    const { host, faults } = start([sound, bad])
    expect(ids(host.routes)).toEqual(['sound:home', 'zz:other'])
    expect(faults).toMatchObject([
      { plugin: 'zz', point: 'routes', property: 'home', found: 'that of plugin "sound"' },
    ])
  })

  test('a link to a route that nobody has', () => {
    const bad = definePlugin({ id: 'bad', menu: [entry('lost', 'nowhere')] })
    const { host, faults } = withSound(bad)
    expect(ids(host.menu)).toEqual(['sound:home'])
    expect(faults).toMatchObject([{ plugin: 'bad', point: 'menu', property: 'lost.to', found: '"nowhere"' }])
  })

  test('an option of another type: its default is used', () => {
    const bad = definePlugin({ id: 'bad', options: { minutes: { type: 'integer', default: 5 } } })
    const { host, faults } = withSound(bad, { bad: { minutes: 'five' }, sound: {} })
    expect(host.plugins.get('bad')?.options).toEqual({ minutes: 5 })
    expect(faults).toMatchObject([{ plugin: 'bad', point: 'options', property: 'minutes', found: 'string' }])
  })
})

test('a link to a plugin that is off is left out without a fault', () => {
  const away = definePlugin({ id: 'away', features: ['far'], routes: [route('devices')] })
  const here = definePlugin({ id: 'here', menu: [entry('devices', 'devices')] })
  expect(start([away, here])).toMatchObject({ host: { menu: [] }, faults: [] })
})

test('a link to a route of the core is sound', () => {
  const plugin = definePlugin({ id: 'p', menu: [entry('e', 'core.page')] })
  const { host } = collect([plugin], { p: {} }, new Set(), { coreRoutes: ['core.page'] })
  expect(ids(host.menu)).toEqual(['p:e'])
})
