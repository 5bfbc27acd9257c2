// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Call } from '../../../http/call'
import { definePlugin } from '../../../plugin/definePlugin'
import type { GuardContext } from '../../../plugin/points'
import { store } from '../../../state/store'
import type { AddressPlugin } from '../addressPlugin'
import { MAX_FAULTS } from '../quarantine'
import { addProblem, statusesAtom } from '../statuses'
import { cards, card, fileOf, good, kinds, listed, part, run } from '../testing/testRun'

beforeEach(() => {
  localStorage.clear()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const handler = { id: 'x', message: 'notifyCall', handler: part } as const

test('points and messages that the tenant does not list are left out and named', async () => {
  const plugin = definePlugin({
    id: 'good',
    homeCards: [card('news')],
    hubHandlers: [handler],
    menu: () => [],
  })
  const limited = await run([listed('good', { may: { points: ['homeCards'] } })], {
    good: fileOf('good', plugin),
  })
  expect(cards(limited.host)).toEqual(['own:hours', 'good:news'])
  expect(limited.host.hubHandlers).toEqual([])
  expect(limited.one('good')).toMatchObject({
    state: 'loaded',
    problems: [{ kind: 'notPermitted', found: 'points: hubHandlers' }],
  })
  const deaf = await run([listed('good', { may: { points: ['homeCards', 'hubHandlers'] } })], {
    good: fileOf('good', plugin),
  })
  expect(deaf.host.hubHandlers).toEqual([])
  expect(deaf.one('good')?.problems).toEqual([{ kind: 'notPermitted', found: 'hub: notifyCall' }])
  const may = { points: ['homeCards', 'hubHandlers'], hub: ['notifyCall'] }
  const full = await run([listed('good', { may })], { good: fileOf('good', plugin) })
  expect(full.host.hubHandlers.map(({ id }) => id)).toEqual(['x'])
  expect(full.one('good')?.problems).toEqual([])
})

test('an entry without a list permits nothing, and the portal and other plugins work', async () => {
  const { may: _, ...entry } = listed('good')
  const { host, one } = await run([entry as AddressPlugin], { good: fileOf('good', good) })
  expect(cards(host)).toEqual(['own:hours'])
  expect(kinds(one('good'))).toEqual(['notPermitted'])
})

test('a guard calls what the plugin may, and the rest is refused, named once, and no reason for quarantine', async () => {
  const sent: string[] = []
  const call = (async (operation: string) => void sent.push(operation)) as unknown as Call
  const guard = async (_: unknown, context: GuardContext) => {
    await context.call('GET api/doctors/{id}/patient')
    await context.call('GET api/users/data')
    return { go: 'on' } as const
  }
  const plugin = definePlugin({
    id: 'good',
    guards: [{ id: 'x', at: 'role', guard: async () => ({ default: guard }) }],
  })
  const may = { points: ['guards'], calls: ['GET api/doctors/*'] }
  for (let at = 0; at <= MAX_FAULTS; at++) {
    const { host, one, fault } = await run([listed('good', { may })], { good: fileOf('good', plugin) })
    expect(one('good')?.state).toBe('loaded')
    const { default: limited } = await host.guards[0]!.guard()
    for (let times = 0; times < 2; times++) {
      const cause: unknown = await Promise.resolve(limited({} as never, { call } as never)).catch(
        (error: unknown) => error,
      )
      expect(cause).toMatchObject({ message: 'PLUGIN_NOT_PERMITTED' })
      fault('good', 'x', cause)
    }
    expect(store.get(statusesAtom)[0]?.problems).toEqual([
      { kind: 'notPermitted', found: 'GET api/users/data' },
    ])
  }
  expect(new Set(sent)).toEqual(new Set(['GET api/doctors/{id}/patient']))
})

test('a lazy part is the same function whenever the host is collected', async () => {
  const plugin = definePlugin({
    id: 'good',
    guards: [{ id: 'x', at: 'role', guard: async () => ({ default: () => ({ go: 'on' }) }) }],
  })
  const { hosts } = await run([listed('good', { may: { points: ['guards'] } }), listed('more')], {
    good: fileOf('good', plugin),
    more: fileOf('more', { id: 'more' }),
  })
  expect(hosts).toHaveLength(2)
  expect(hosts[0]?.guards[0]?.guard).toBe(hosts[1]?.guards[0]?.guard)
})

test('a plugin that meets refusals without end fills neither memory nor console', async () => {
  const { one } = await run([listed('good')], { good: fileOf('good', good) })
  for (let at = 0; at < 100; at++) addProblem('good', { kind: 'notPermitted', found: String(at) })
  expect(one('good')?.problems).toEqual([])
  expect(store.get(statusesAtom)[0]?.problems.length).toBeLessThanOrEqual(20)
})
