import { expect, it } from 'vitest'
import { matchPath } from '../routing/match'
import { pathTo } from '../routing/href'
import { tableOf } from '../routing/table'
import { route } from '../routing/testTable'
import { resolveTransition } from '../routing/transitions/resolveTransition'
import { routesOf } from './coreRoutes'

const contributed = [
  route('videoConsultation.home', 'patient', 'home'),
  route('auth', 'public', 'auth'),
  route('public.redsysRedirect', 'public', 'public/redsys-redirect'),
  route('admin.users', 'admin', 'users'),
  route('public.booking', 'public', 'public/booking', { embeddable: true }),
]
const table = tableOf(routesOf(contributed, true))

it('C-063 a frame opens embeddable screens', () => {
  expect(matchPath(table, '/public/booking')?.route.id).toBe('public.booking')
})

it.each([
  '/auth',
  '/public/redsys-redirect',
  '/videoconsultation/home',
  '/ana/videoconsultation/home',
  '/admin/users',
  '/videoconsultation/more',
])('C-063 a frame at %s shows a link that leaves the frame', (path) => {
  expect(matchPath(table, path)?.route.plugin).toBe('core')
})

it('C-063 the link that leaves the frame keeps the address', () => {
  const found = matchPath(table, '/videoconsultation/home')
  expect(found && pathTo(table, found.route.id, found)).toBe('/videoconsultation/home')
  // The sign-in screen has no route here, and an unknown address leads to `auth`.
  expect(matchPath(table, '/')).toBeNull()
  expect(pathTo(table, 'auth', {})).toBe('/')
})

it('C-063 outside a frame every route is active', () => {
  const all = routesOf(contributed, false)
  expect(all.map(({ id }) => id)).toEqual(expect.arrayContaining(contributed.map(({ id }) => id)))
  expect(matchPath(tableOf(all), '/nowhere/at/all')).toBeNull()
})

it('the page that waits for later plugins exists where a tenant has some, and never in a frame', () => {
  const ids = (framed: boolean, hasMore?: unknown) =>
    routesOf(contributed, framed, hasMore).map(({ id }) => id)
  expect(ids(false, [])).toContain('shell.later')
  expect(ids(false)).not.toContain('shell.later')
  expect(ids(true, [])).not.toContain('shell.later')
})

it.each([
  ['the first page that everybody may see', '/videoconsultation/dates', true],
  ['"More", where there is none', '/videoconsultation/more', false],
])('SHELL-018 if no plugin has the default page, its address leads to %s', async (_to, path, hasPage) => {
  const others = [
    route('booking', 'patient', 'booking', { requires: { features: ['off'] } }),
    route('visit', 'patient', 'visits/:id'),
    ...(hasPage ? [route('dates', 'patient', 'dates')] : []),
  ]
  const context = {
    features: new Set<string>(),
    roles: new Set<string>(),
    userId: 'u1',
    call: () => Promise.reject(new Error('no API in this test')),
  }
  const rules = { table: tableOf(routesOf(others, false)), guards: [], context }
  for (const address of ['/', '/auth', '/videoconsultation/home', '/videoconsultation/booking']) {
    expect(await resolveTransition(address, rules)).toMatchObject({ kind: 'show', path })
  }
})
