// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { identitySettings } from './identitySettings'
import { exchangeLink } from '../arrival/exchangeLink'
import { renewSession } from './renewSession'
import { actFor, currentSession, storeToken, openSession } from '../session'

const origin = 'http://localhost:4000'
const settings = identitySettings({}, origin)
const now = () => Math.floor(Date.now() / 1000)
const jwt = (claims: object) => `h.${btoa(JSON.stringify({ sub: 'ana', ...claims }))}.s`
const old = jwt({ exp: now() + 10 })
const fresh = jwt({ exp: now() + 3600 })
const ofLuis = jwt({ sub: 'luis', exp: now() + 30 })
const known = `oidc.user:${settings.authority}:web.client`

let exchanges = 0
/** What happens in this browser while the identity server thinks. */
let meanwhile = () => {}

beforeEach(() => {
  localStorage.clear()
  exchanges = 0
  meanwhile = () => {}
  openSession('portico')
  storeToken(old)
  // One lock after the other, as between tabs.
  let before: Promise<unknown> = Promise.resolve()
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, work: () => Promise<unknown>) => (before = before.then(work)) },
  })
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.endsWith('/token'))
      return Response.json({ issuer: settings.authority, token_endpoint: `${origin}/token` })
    exchanges += 1
    meanwhile()
    return Response.json({ access_token: fresh, refresh_token: 'r2', token_type: 'Bearer', expires_in: 3600 })
  })
})

const knowRefreshToken = () =>
  localStorage.setItem(
    known,
    JSON.stringify({
      access_token: old,
      refresh_token: 'r1',
      token_type: 'Bearer',
      profile: { sub: 'ana' },
      expires_at: now() + 10,
    }),
  )

test('SHELL-034 two tabs that renew together use the refresh token once and both stay signed in', async () => {
  knowRefreshToken()
  await Promise.all([renewSession(settings), renewSession(settings)])
  expect(exchanges).toBe(1)
  expect(currentSession().token).toBe(fresh)
  expect(localStorage.getItem('token')).toBe(fresh)
  expect(JSON.parse(localStorage.getItem(known) ?? '')).toMatchObject({ refresh_token: 'r2' })
})

test('SHELL-036 whom one acts for stays through a renewal', async () => {
  knowRefreshToken()
  localStorage.setItem('impersonate', 'leo')
  await renewSession(settings)
  expect(currentSession().actingFor).toBe('leo')
})

test('a session without refresh token, as from a link, is left to the API', async () => {
  await renewSession(settings)
  expect(exchanges).toBe(0)
  expect(currentSession().token).toBe(old)
})

test('a token that lasts is not renewed', async () => {
  storeToken(fresh)
  knowRefreshToken()
  await renewSession(settings)
  expect(exchanges).toBe(0)
  expect(localStorage.getItem(known)).not.toBeNull()
})

test('ADMIN-042 ROLE-020 a token whose roles have changed is replaced at once, and the stored roles with it', async () => {
  const lasting = jwt({ exp: now() + 3000, role: ['UsersAdministrator', 'RolesAdministrator'] })
  storeToken(lasting)
  knowRefreshToken()
  await renewSession(settings, lasting)
  expect([exchanges, currentSession().token]).toEqual([1, fresh])
  expect(localStorage.getItem('roles')).toBe('[]')
})

test('AUTH-066 SHELL-034 a session by a link is never renewed into the one that was here before', async () => {
  knowRefreshToken()
  const call = () => Promise.resolve({ token: ofLuis })
  await exchangeLink({ token: 'secret', redirectUrl: undefined, wait: 0 }, call, [])
  expect(currentSession().userId).toBe('luis')
  await renewSession(settings)
  expect([exchanges, currentSession().token, localStorage.getItem('token')]).toEqual([0, ofLuis, ofLuis])
  expect(localStorage.getItem(known)).toBeNull()
})

test.each([undefined, ofLuis])(
  'SHELL-034 a refresh token that is left of somebody else is not used but removed (replaced: %s)',
  async (stale) => {
    storeToken(ofLuis)
    actFor('leo')
    knowRefreshToken()
    await renewSession(settings, stale)
    expect(exchanges).toBe(0)
    expect(currentSession()).toMatchObject({ userId: 'luis', actingFor: 'leo', token: ofLuis })
    expect(localStorage.getItem(known)).toBeNull()
  },
)

test('SHELL-034 a session that ends while it is renewed stays ended, and nothing of it is left', async () => {
  knowRefreshToken()
  meanwhile = () => storeToken(null)
  await renewSession(settings)
  expect([exchanges, currentSession().userId]).toEqual([1, null])
  expect(JSON.stringify(localStorage)).toBe('{}')
})

test('AUTH-066 SHELL-034 who signs in by a link while another session is renewed stays', async () => {
  knowRefreshToken()
  meanwhile = () => storeToken(ofLuis)
  await renewSession(settings)
  expect([exchanges, currentSession().token]).toEqual([1, ofLuis])
  expect(localStorage.getItem(known)).toBeNull()
})
