import { beforeEach, expect, it, vi } from 'vitest'
import { openModal } from '@core/app/modals'
import type { Call } from '@core/http/call'
import type { Area, RouteContribution } from '@core/plugin/points'
import videoAccess from './videoAccess'

vi.mock('@core/app/modals', () => ({ openModal: vi.fn<(id: string) => void>() }))
beforeEach(() => vi.mocked(openModal).mockClear())

const route = (area: Area): RouteContribution => ({
  id: 'x',
  area,
  path: 'x',
  title: 'T',
  screen: () => Promise.reject(new Error('not loaded in this test')),
})
const ask = (area: Area, user: object) =>
  videoAccess(
    { route: route(area), params: {}, query: {} },
    {
      features: new Set(['boostedCrew']),
      roles: new Set(),
      userId: 'ana',
      call: (() => Promise.resolve(user)) as unknown as Call,
    },
  )

it.each([
  ['the call board without access', 'call', {}, { go: 'to', route: 'advices.videos' }, ['verifyUser']],
  ['the call board with a doctor at any hour', 'call', { isDoctor24: true }, { go: 'on' }, []],
  ['the call board with Plus', 'call', { isPlus: true }, { go: 'on' }, []],
  ['any other page', 'patient', {}, { go: 'on' }, []],
] as const)('MENU-005 C-044 %s', async (_name, area, user, verdict, modals) => {
  expect(await ask(area, user)).toEqual(verdict)
  expect(vi.mocked(openModal).mock.calls.flat()).toEqual(modals)
})
