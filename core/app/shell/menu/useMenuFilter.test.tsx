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

/** What the menu lists with the rule of one plugin. */
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

it('MENU-003 a rule of a plugin takes entries out of the menu', async () => {
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
  ['cannot be made', () => Promise.reject(new Error('no rule'))],
  [
    'throws over an entry',
    async () => () => {
      throw new Error('no rule')
    },
  ],
  ['is none', async () => undefined as unknown as () => boolean],
])('MENU-003 a rule that %s is told, and lets everything through', async (_name, filter) => {
  expect(await listed(filter)).toBe('ab')
  expect(String(warned[0]?.[0])).toContain('Plugin "test", menuFilters, rule')
  expect(screen.getByText('ab')).toBeTruthy()
})
