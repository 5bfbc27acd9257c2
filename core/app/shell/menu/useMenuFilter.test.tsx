import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Call } from '../../../http/call'
import { CallContext } from '../../../http/useCall'
import { definePlugin } from '../../../plugin/definePlugin'
import { collect } from '../../../plugin/host'
import type { RouteId, MenuContribution, MenuFilterContribution } from '../../../plugin/points'
import { HostProvider } from '../../../plugin/useHost'
import { useMenuFilter } from './useMenuFilter'

type Filter = Awaited<ReturnType<MenuFilterContribution['filter']>>['default']

const entries: MenuContribution[] = ['a', 'b'].map((id) => ({
  id,
  label: id,
  icon: 'house',
  to: id as RouteId,
}))
const Menu = () => {
  const passes = useMenuFilter()
  return <p>{entries.filter(passes).map(({ id }) => id)}</p>
}
const call: Call = () => Promise.reject(new Error('no API in this test'))

/** The menu entries with the filter of one plugin. */
async function listed(filter: Filter) {
  const plugin = definePlugin({
    id: 'test',
    menuFilters: [{ id: 'rule', filter: () => Promise.resolve({ default: filter }) }],
  })
  const { host } = collect([plugin], { test: {} }, new Set())
  const { container } = await act(async () =>
    render(
      <HostProvider host={host}>
        <CallContext value={call}>
          <Menu />
        </CallContext>
      </HostProvider>,
    ),
  )
  return container.textContent
}

let warned: unknown[][]
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockReturnValue().mock.calls
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('MENU-003 a menu filter of a plugin removes entries', async () => {
  expect(
    await listed(
      async () =>
        ({ id }) =>
          id === 'a',
    ),
  ).toBe('a')
  expect(warned).toEqual([])
})

it.each<[string, Filter]>([
  ['fails to load', () => Promise.reject(new Error('no rule'))],
  [
    'throws for an entry',
    async () => () => {
      throw new Error('no rule')
    },
  ],
  ['is not a function', async () => undefined as unknown as () => boolean],
])('MENU-003 a menu filter that %s is reported and hides nothing', async (_name, filter) => {
  expect(await listed(filter)).toBe('ab')
  expect(String(warned[0]?.[0])).toContain('Plugin "test", menuFilters, rule')
  expect(screen.getByText('ab')).toBeTruthy()
})
