import { beforeEach, expect, it, vi } from 'vitest'
import { openModal } from '@portico/core/app/modals'
import type { Call } from '@portico/core/http/useCall'
import type { Area, GuardContext } from '@portico/core/plugin/points'
import { resolveTransition } from '../../core/routing/transitions/resolveTransition'
import { tableOf } from '../../core/routing/table'
import { route } from '@portico/core/routing/testTable'
import videoAccess from './videoAccess'

vi.mock('@portico/core/app/modals', () => ({ openModal: vi.fn<(id: string) => void>() }))
beforeEach(() => vi.mocked(openModal).mockClear())

const contextOf = (user: object): GuardContext => ({
  features: new Set(['boostedCrew']),
  roles: new Set(),
  userId: 'ana',
  call: (() => Promise.resolve(user)) as unknown as Call,
})
const ask = (area: Area, user: object) =>
  videoAccess({ route: route('x', area, 'x'), params: {}, query: {} }, contextOf(user))

it.each([
  [
    'a user without access is redirected from the call board to the videos',
    'call',
    {},
    { go: 'to', route: 'advices.videos' },
    ['verifyUser'],
  ],
  ['a user with isDoctor24 may open the call board', 'call', { isDoctor24: true }, { go: 'on' }, []],
  ['a user with isPlus may open the call board', 'call', { isPlus: true }, { go: 'on' }, []],
  ['a user without access may open any other page', 'patient', {}, { go: 'on' }, []],
] as const)('MENU-005 CALL-047 C-044 %s', async (_name, area, user, verdict, modals) => {
  expect(await ask(area, user)).toEqual(verdict)
  expect(vi.mocked(openModal).mock.calls.flat()).toEqual(modals)
})

it('MENU-005 C-044 without the videos screen, users without access are redirected to the default page', async () => {
  const table = tableOf([
    route('videoConsultation.home', 'patient', 'home'),
    route('call.consultations', 'call', 'consultations'),
  ])
  const guards = [
    {
      plugin: 'boostedCrew',
      id: 'videoAccess',
      at: 'role' as const,
      guard: async () => ({ default: videoAccess }),
    },
  ]
  const outcome = await resolveTransition('/videocall/consultations', {
    table,
    guards,
    context: contextOf({}),
  })
  expect(outcome).toMatchObject({ kind: 'show', path: '/videoconsultation/home' })
})
