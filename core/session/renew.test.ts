// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { identitySettings } from './identitySettings'
import { renew } from './renew'
import { currentSession, keepToken, openSession } from './session'

const origin = 'http://localhost:4000'
const settings = identitySettings({}, origin)
const now = () => Math.floor(Date.now() / 1000)
const jwt = (claims: object) => `h.${btoa(JSON.stringify({ sub: 'ana', ...claims }))}.s`
const old = jwt({ exp: now() + 10 })
const fresh = jwt({ exp: now() + 3600 })

let exchanges = 0

beforeEach(() => {
  localStorage.clear()
  exchanges = 0
  openSession('portico')
  keepToken(old)
  // One lock after the other, as between tabs.
  let before: Promise<unknown> = Promise.resolve()
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, work: () => Promise<unknown>) => (before = before.then(work)) },
  })
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.endsWith('/token'))
      return Response.json({ issuer: settings.authority, token_endpoint: `${origin}/token` })
    exchanges += 1
    return Response.json({ access_token: fresh, refresh_token: 'r2', token_type: 'Bearer', expires_in: 3600 })
  })
})

const knowRefreshToken = () =>
  localStorage.setItem(
    `oidc.user:${settings.authority}:web.client`,
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
  await Promise.all([renew(settings), renew(settings)])
  expect(exchanges).toBe(1)
  expect(currentSession().token).toBe(fresh)
  expect(localStorage.getItem('token')).toBe(fresh)
})

test('SHELL-036 whom one acts for stays through a renewal', async () => {
  knowRefreshToken()
  localStorage.setItem('impersonate', 'leo')
  await renew(settings)
  expect(currentSession().actingFor).toBe('leo')
})

test('a session without refresh token, as from a link, is left to the API', async () => {
  await renew(settings)
  expect(exchanges).toBe(0)
  expect(currentSession().token).toBe(old)
})

test('a token that lasts is not renewed', async () => {
  knowRefreshToken()
  keepToken(fresh)
  await renew(settings)
  expect(exchanges).toBe(0)
})

test('ADMIN-042 ROLE-020 a token whose roles have changed is replaced at once, and the stored roles with it', async () => {
  const lasting = jwt({ exp: now() + 3000, role: ['UsersAdministrator', 'RolesAdministrator'] })
  keepToken(lasting)
  knowRefreshToken()
  await renew(settings, lasting)
  expect([exchanges, currentSession().token]).toEqual([1, fresh])
  expect(localStorage.getItem('roles')).toBe('[]')
})
