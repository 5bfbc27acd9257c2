import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RouteId, GuardContribution, RouteGuard } from '../../plugin/points'
import { resolveTransition } from './resolveTransition'
import { route, table } from '../testTable'
import { tableOf } from '../table'

const rejectCall = () => Promise.reject(new Error('no API in this test'))
const context = (more: { features?: string[]; roles?: string[]; userId?: string | null } = {}) => ({
  features: new Set(more.features ?? []),
  roles: new Set(more.roles ?? []),
  userId: more.userId === undefined ? 'u1' : more.userId,
  call: rejectCall,
})
const pluginGuard = (guard: RouteGuard, at: GuardContribution['at'] = 'doctorUrl') => ({
  plugin: 'p',
  id: 'g',
  at,
  guard: () => Promise.resolve({ default: guard }),
})
const go = (address: string, more = {}, guards: ReturnType<typeof pluginGuard>[] = []) =>
  resolveTransition(address, { table, guards, context: context(more) })

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => vi.restoreAllMocks())

test.each([
  ['SHELL-052 an unknown address', '/what/is/this', {}, '/auth'],
  [
    'SHELL-018 CONST-011 ERR-006 a route whose feature is off',
    '/videoconsultation/booking/7',
    {},
    '/videoconsultation/home',
  ],
  [
    'SHELL-018 a route whose feature is on',
    '/videoconsultation/booking/7',
    { features: ['two'] },
    '/videoconsultation/booking/7',
  ],
  [
    'SHELL-024 CONST-011 ERR-006 a route whose role the user lacks',
    '/admin/users',
    {},
    '/videoconsultation/home',
  ],
  [
    'SHELL-025 a redirect to a route whose role the user has',
    '/admin',
    { roles: ['UsersAdministrator'] },
    '/admin/users',
  ],
  ['SHELL-025 a redirect to a route whose role the user lacks', '/admin', {}, '/videoconsultation/home'],
  [
    'SHELL-023 a doctor URL that the guard removes',
    '/ana/videoconsultation/home?x=1',
    {},
    '/videoconsultation/home?x=1',
  ],
  [
    'C-014 a doctor URL of a route that is not checked',
    '/ana/videoconsultation/free',
    {},
    '/ana/videoconsultation/free',
  ],
  ['C-014 a doctor URL of a public route', '/ana/register', { userId: null }, '/ana/register'],
])('%s: %s leads to the expected path', async (_name, address, more, path) => {
  expect(await go(address, more)).toMatchObject({ kind: 'show', path })
})

test('SHELL-052 where plugins load after the start, an unknown address waits for them and keeps its path and query', async () => {
  const later = tableOf([
    route('videoConsultation.home', 'patient', 'home'),
    route('auth', 'public', 'auth'),
    route('shell.later', 'public', 'later/*'),
  ])
  const open = (address: string) =>
    resolveTransition(address, { table: later, guards: [], context: context() })
  expect(await open('/videoconsultation/hours?day=2')).toMatchObject({
    kind: 'show',
    path: '/later/videoconsultation/hours?day=2',
    params: { '*': 'videoconsultation/hours' },
  })
  expect(await open('/videoconsultation/home')).toMatchObject({ path: '/videoconsultation/home' })
})

test('SHELL-052 without a sign-in screen an unknown address leads to the default page, or to sign-in if there is no session', async () => {
  const bare = tableOf([route('videoConsultation.home', 'patient', 'home')])
  const unknown = (userId: string | null) =>
    resolveTransition('/auth', { table: bare, guards: [], context: context({ userId }) })
  expect(await unknown('u1')).toMatchObject({ kind: 'show', path: '/videoconsultation/home' })
  expect(await unknown(null)).toEqual({ kind: 'signIn' })
})

test('C-011 without a session a private address leads to sign-in before any guard runs', async () => {
  const guard = vi.fn<RouteGuard>()
  expect(await go('/videoconsultation/home', { userId: null }, [pluginGuard(guard)])).toEqual({
    kind: 'signIn',
  })
  expect(guard).not.toHaveBeenCalled()
})

test('SHELL-017 guards run in the order feature, doctor-url, role, redirectTo, and again after a redirect', async () => {
  const order: string[] = []
  const record =
    (name: string): RouteGuard =>
    ({ route: { id } }) => {
      order.push(`${name} ${id}`)
      return { go: 'on' }
    }
  const positions = ['redirectTo', 'role', 'doctorUrl', 'feature'] as const
  const guards = positions.map((at) => pluginGuard(record(at), at))
  await go('/ana/videoconsultation/booking', {}, guards)
  const home = 'videoConsultation.home'
  expect(order).toEqual([`feature ${home}`, `doctorUrl ${home}`, `role ${home}`, `redirectTo ${home}`])
})

test('SHELL-019 a doctorUrl guard of a plugin runs for checked routes only and replaces that of the core', async () => {
  const guard = vi.fn<RouteGuard>(() => ({ go: 'on' }))
  expect(await go('/ana/videoconsultation/home', {}, [pluginGuard(guard)])).toMatchObject({
    path: '/ana/videoconsultation/home',
  })
  await go('/advices/videos', {}, [pluginGuard(guard)])
  expect(guard).toHaveBeenCalledTimes(1)
})

test('an endless redirect is reported and aborts', async () => {
  const circle = tableOf([
    route('a', 'public', 'a', { redirectTo: 'b' as RouteId }),
    route('b', 'public', 'b', { redirectTo: 'a' as RouteId }),
  ])
  const outcome = await resolveTransition('/a', { table: circle, guards: [], context: context() })
  expect(outcome).toEqual({ kind: 'abort', message: 'ERRORS.GENERAL' })
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('a → b → a'))
})

test('a plugin guard that throws is reported and aborts', async () => {
  const outcome = await go('/videoconsultation/home', {}, [
    pluginGuard(() => {
      throw new Error('broken')
    }),
  ])
  expect(outcome).toEqual({ kind: 'abort', message: 'ERRORS.GENERAL' })
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('"p", guards, g'), expect.anything())
})

test('a plugin guard without a verdict is reported and aborts', async () => {
  const silent = pluginGuard(() => undefined as unknown as { go: 'on' })
  const outcome = await go('/ana/videoconsultation/home', {}, [silent])
  expect(outcome).toEqual({ kind: 'abort', message: 'ERRORS.GENERAL' })
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('Plugin "p", guards, g'))
})

test('WIDGET-002 the address without a page opens the page of somebody’s work; the default page keeps its own address', async () => {
  const rules = {
    table,
    guards: [],
    context: context({ roles: ['UsersAdministrator'] }),
    landing: 'admin.users' as RouteId,
  }
  expect(await resolveTransition('/?x=1', rules)).toMatchObject({ kind: 'show', path: '/admin/users?x=1' })
  expect(await resolveTransition('/videoconsultation/home', rules)).toMatchObject({
    path: '/videoconsultation/home',
  })
  expect(await resolveTransition('/', { ...rules, landing: undefined as never })).toMatchObject({
    path: '/videoconsultation/home',
  })
})
