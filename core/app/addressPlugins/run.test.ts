// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { definePlugin, type AnyPlugin } from '../../plugin/definePlugin'
import type { RouteId } from '../../plugin/points'
import { store } from '../../state/store'
import type { AddressPlugin } from './addressPlugin'
import { PluginProblem } from './problem'
import { MAX_FAULTS } from './quarantine'
import { statusesAtom } from './statuses'
import { builtIn, card, cards, fileOf, good, kinds, listed, run } from './testing/testRun'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

test('a plugin of an address contributes as one of the build does, and says its version', async () => {
  const { host, one } = await run([listed('good')], { good: fileOf('good', good) })
  expect(cards(host)).toEqual(['own:hours', 'good:news'])
  expect(one('good')).toMatchObject({ state: 'loaded', version: '1.2.3', problems: [] })
})

test('it gets the modules of the portal that it names, and its options', async () => {
  const got: unknown[] = []
  const file = {
    ...fileOf('good', null, ['react']),
    default: (modules: object) => {
      got.push(modules)
      return definePlugin({
        id: 'good',
        options: { town: { type: 'string', default: '' } },
        homeCards: (options) => (got.push(options), []),
      })
    },
  }
  await run([listed('good', { options: { town: 'Gijón' } })], { good: file })
  expect(got).toEqual([{ react: { useState: 'shared' } }, { town: 'Gijón' }])
})

describe('what fails is named, and the portal and other plugins work', () => {
  const throwing = (kind: 'changed' | 'unreachable' | 'hangs') => () => {
    throw new PluginProblem(kind, 'x')
  }
  const bad = (plugin: object) => fileOf('bad', { id: 'bad', ...plugin })
  test.each<[string, unknown, string]>([
    ['its network is away', throwing('unreachable'), 'unreachable'],
    ['its bytes have changed', throwing('changed'), 'changed'],
    ['it hangs', throwing('hangs'), 'hangs'],
    ['it has another id', fileOf('other', builtIn), 'noPlugin'],
    ['its file is anything else', { hello: 1 }, 'noPlugin'],
    ['it returns nothing', fileOf('bad', undefined), 'noPlugin'],
    ['it needs a module that is not shared', fileOf('bad', null, ['left-pad']), 'unknownModule'],
    [
      'it throws while it registers',
      {
        ...fileOf('bad', null),
        default: () => {
          throw new Error('oh')
        },
      },
      'throwsAtStart',
    ],
  ])('%s', async (_, file, kind) => {
    const files = { bad: file, good: fileOf('good', good) }
    const { host, one } = await run([listed('bad'), listed('good')], files)
    expect(cards(host)).toEqual(['own:hours', 'good:news'])
    expect(one('bad')?.state).toBe('failed')
    expect(kinds(one('bad'))).toEqual([kind])
    expect(one('good')?.state).toBe('loaded')
  })

  test.each<[string, object]>([
    ['an id that exists', { homeCards: [card('hours'), card('mine')] }],
    ['a card without a part', { homeCards: [{ id: 'x', place: 'side' }, card('mine')] }],
    ['no object', { homeCards: [7, card('mine')] }],
    [
      'an unknown area',
      { homeCards: [card('mine')], routes: [{ id: 'r', area: 'moon', path: 'p', title: 't' }] },
    ],
    ['a list that throws', { homeCards: [card('mine')], menu: () => void JSON.parse('{') }],
  ])('it contributes %s: only that is left out', async (_, plugin) => {
    const { host, one } = await run([listed('bad')], { bad: bad(plugin) })
    expect(cards(host)).toEqual(['own:hours', 'bad:mine'])
    expect(host.routes).toEqual([])
    expect(one('bad')?.state).toBe('loaded')
    expect(kinds(one('bad'))).toEqual(['leftOut'])
  })

  test('the id of a plugin of the build, which nothing replaces', async () => {
    const { one, loaded } = await run([listed('own')], { own: fileOf('own', builtIn) })
    expect(kinds(one('own'))).toEqual(['leftOut'])
    expect(loaded).toEqual([])
  })
})

test('a plugin for another version of the portal is not loaded', async () => {
  const ranges = ['^0.3.0', '>=1', 'next week']
  const { statuses, loaded } = await run(
    ranges.map((range, at) => listed(`p${at}`, { range })),
    {},
  )
  expect(statuses.map(kinds)).toEqual([['otherVersion'], ['otherVersion'], ['otherVersion']])
  expect(loaded).toEqual([])
})

test('what the tenant or this tab has switched off is not loaded', async () => {
  const plugins = [listed('good', { isOff: true }), listed('bad')]
  const { statuses, loaded } = await run(plugins, {}, { disabled: new Set(['bad']) })
  expect(statuses.map(({ state }) => state)).toEqual(['off', 'off'])
  expect(loaded).toEqual([])
})

describe('quarantine', () => {
  const broken = (): never => {
    throw new Error('broken')
  }
  const fail = async (times: number, more: Partial<AddressPlugin> = {}) => {
    for (let at = 0; at < times; at++)
      await run([listed('bad', more)], { bad: { ...fileOf('bad', 0), default: broken } })
  }

  test('after starts with a fault this browser does not load the version again; another version it loads', async () => {
    await fail(MAX_FAULTS)
    const { one, loaded } = await run([listed('bad')], { bad: fileOf('bad', { id: 'bad' }) })
    expect(one('bad')).toMatchObject({ state: 'quarantined', problems: [{ kind: 'quarantined' }] })
    expect(loaded).toEqual([])
    const next = await run([listed('bad', { integrity: 'sha256-next' })], {
      bad: fileOf('bad', { id: 'bad' }),
    })
    expect(next.one('bad')?.state).toBe('loaded')
  })

  test('a network that is away and changed bytes do not count', async () => {
    const away = () => {
      throw new PluginProblem('unreachable', 'x')
    }
    for (let at = 0; at <= MAX_FAULTS; at++) await run([listed('bad')], { bad: away })
    expect((await run([listed('bad')], { bad: away })).one('bad')?.state).toBe('failed')
  })

  test('a start that never ended counts, since the plugin may have blocked the page', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const never = () => new Promise(() => {})
    for (let at = 0; at < MAX_FAULTS; at++) {
      void run([listed('bad')], { bad: never })
      await Promise.resolve()
      vi.setSystemTime(Date.now() + 60_000)
    }
    const { one } = await run([listed('bad')], { bad: fileOf('bad', { id: 'bad' }) })
    vi.useRealTimers()
    expect(one('bad')?.state).toBe('quarantined')
  })

  test('a page that closes while a plugin loads counts nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    for (let at = 0; at <= MAX_FAULTS; at++) {
      void run([listed('bad')], { bad: () => new Promise(() => {}) })
      await Promise.resolve()
      window.dispatchEvent(new Event('pagehide'))
      vi.setSystemTime(Date.now() + 60_000)
    }
    const { one } = await run([listed('bad')], { bad: fileOf('bad', { id: 'bad' }) })
    vi.useRealTimers()
    expect(one('bad')?.state).toBe('loaded')
  })

  test('faults while it is used count once in a page, and its status names each', async () => {
    const open = () => run([listed('good')], { good: fileOf('good', good) })
    for (let at = 0; at < MAX_FAULTS; at++) {
      const { fault, one } = await open()
      expect(one('good')?.state).toBe('loaded')
      fault('good', 'news')
      fault('good', 'more')
      fault('own', 'hours')
      expect(kinds(store.get(statusesAtom)[0])).toEqual(['failsLater', 'failsLater'])
    }
    expect((await open()).one('good')?.state).toBe('quarantined')
  })
})

test('a literal with a member that is no point is harmless', async () => {
  const odd = { id: 'odd', homeCard: [card('x')], routes: 'none' } as unknown as AnyPlugin
  const { host, one } = await run([listed('odd')], { odd: fileOf('odd', odd) })
  expect(cards(host)).toEqual(['own:hours'])
  expect(one('odd')?.state).toBe('loaded')
  expect(host.routes.map(({ id }) => id)).toEqual([] satisfies RouteId[])
})
