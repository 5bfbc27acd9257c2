import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RouteId, GuardContribution, RouteGuard } from '../../plugin/points'
import { resolveTransition } from './resolveTransition'
import { route, table } from '../testTable'
import { tableOf } from '../table'

const refused = () => Promise.reject(new Error('no API in this test'))
const context = (more: { features?: string[]; roles?: string[]; userId?: string | null } = {}) => ({
  features: new Set(more.features ?? []),
  roles: new Set(more.roles ?? []),
  userId: more.userId === undefined ? 'u1' : more.userId,
  call: refused,
})
const rule = (guard: RouteGuard, at: GuardContribution['at'] = 'doctorUrl') => ({
  plugin: 'p',
  id: 'g',
  at,
  guard: () => Promise.resolve({ default: guard }),
})
const go = (address: string, more = {}, guards: ReturnType<typeof rule>[] = []) =>
  resolveTransition(address, { table, guards, context: context(more) })

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

test.each([
  ['SHELL-052 unknown', '/what/is/this', {}, '/auth'],
  [
    'SHELL-018 CONST-011 ERR-006 a feature that is off',
    '/videoconsultation/booking/7',
    {},
    '/videoconsultation/home',
  ],
  [
    'SHELL-018 a feature that is on',
    '/videoconsultation/booking/7',
    { features: ['two'] },
    '/videoconsultation/booking/7',
  ],
  ['SHELL-024 CONST-011 ERR-006 a role that is missing', '/admin/users', {}, '/videoconsultation/home'],
  ['SHELL-025 forwarded, then the role', '/admin', { roles: ['UsersAdministrator'] }, '/admin/users'],
  ['SHELL-025 forwarded, and refused there', '/admin', {}, '/videoconsultation/home'],
  [
    'SHELL-023 a doctor nobody asked for',
    '/ana/videoconsultation/home?x=1',
    {},
    '/videoconsultation/home?x=1',
  ],
  [
    'C-014 exempt addresses keep the doctor',
    '/ana/videoconsultation/free',
    {},
    '/ana/videoconsultation/free',
  ],
  ['C-014 so do public ones', '/ana/register', { userId: null }, '/ana/register'],
])('%s: %s', async (_name, address, more, path) => {
  expect(await go(address, more)).toMatchObject({ kind: 'show', path })
})

test('SHELL-052 without an auth screen an unknown address leads to the default page, or to sign-in', async () => {
  const bare = tableOf([route('videoConsultation.home', 'patient', 'home')])
  const unknown = (userId: string | null) =>
    resolveTransition('/auth', { table: bare, guards: [], context: context({ userId }) })
  expect(await unknown('u1')).toMatchObject({ kind: 'show', path: '/videoconsultation/home' })
  expect(await unknown(null)).toEqual({ kind: 'signIn' })
})

test('C-011 without a session a private address leads to sign-in, before any other guard', async () => {
  const asked = vi.fn<RouteGuard>()
  expect(await go('/videoconsultation/home', { userId: null }, [rule(asked)])).toEqual({ kind: 'signIn' })
  expect(asked).not.toHaveBeenCalled()
})

test('SHELL-017 the order is feature, doctor-url, role, redirectTo, and each sees a redirect anew', async () => {
  const order: string[] = []
  const tell =
    (name: string): RouteGuard =>
    ({ route: { id } }) => {
      order.push(`${name} ${id}`)
      return { go: 'on' }
    }
  const places = ['redirectTo', 'role', 'doctorUrl', 'feature'] as const
  const guards = places.map((at) => rule(tell(at), at))
  await go('/ana/videoconsultation/booking', {}, guards)
  const home = 'videoConsultation.home'
  expect(order).toEqual([`feature ${home}`, `doctorUrl ${home}`, `role ${home}`, `redirectTo ${home}`])
})

test('SHELL-019 a rule of a plugin is asked about checked routes alone, and nothing is stripped then', async () => {
  const asked = vi.fn<RouteGuard>(() => ({ go: 'on' }))
  expect(await go('/ana/videoconsultation/home', {}, [rule(asked)])).toMatchObject({
    path: '/ana/videoconsultation/home',
  })
  await go('/advices/videos', {}, [rule(asked)])
  expect(asked).toHaveBeenCalledTimes(1)
})

test('redirects that never end are reported and abort', async () => {
  const round = tableOf([
    route('a', 'public', 'a', { redirectTo: 'b' as RouteId }),
    route('b', 'public', 'b', { redirectTo: 'a' as RouteId }),
  ])
  const outcome = await resolveTransition('/a', { table: round, guards: [], context: context() })
  expect(outcome).toEqual({ kind: 'abort', message: 'ERRORS.GENERAL' })
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('a → b → a'))
})

test('a rule that throws is reported and aborts', async () => {
  const outcome = await go('/videoconsultation/home', {}, [
    rule(() => {
      throw new Error('broken')
    }),
  ])
  expect(outcome).toEqual({ kind: 'abort', message: 'ERRORS.GENERAL' })
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('"p", guards, g'), expect.anything())
})

test('a rule of a plugin that says nothing aborts, and is told', async () => {
  const silent = rule(() => undefined as unknown as { go: 'on' })
  const outcome = await go('/ana/videoconsultation/home', {}, [silent])
  expect(outcome).toEqual({ kind: 'abort', message: 'ERRORS.GENERAL' })
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('Plugin "p", guards, g'))
})
