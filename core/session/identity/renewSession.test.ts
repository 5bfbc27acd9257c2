// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../http/apiError'
import { store } from '../../state/store'
import { createCredentials, publicCredentials } from '../credentials'
import { identitySettings } from './identitySettings'
import { exchangeLink } from '../arrival/exchangeLink'
import { renewSession, sessionWaitsAtom, startSessionRenewal } from './renewSession'
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
/** Runs in this browser before the identity server answers. */
let meanwhile = () => {}
/** The answer of the token endpoint instead of new tokens. */
let answer: (() => Promise<Response>) | null = null

beforeEach(() => {
  localStorage.clear()
  exchanges = 0
  meanwhile = () => {}
  answer = null
  openSession('portico')
  storeToken(old)
  // Grants locks one after the other, as the browser does between tabs.
  let before: Promise<unknown> = Promise.resolve()
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, work: () => Promise<unknown>) => (before = before.then(work, work)) },
  })
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.endsWith('/token'))
      return Response.json({ issuer: settings.authority, token_endpoint: `${origin}/token` })
    exchanges += 1
    meanwhile()
    if (answer) return answer()
    return Response.json({ access_token: fresh, refresh_token: 'r2', token_type: 'Bearer', expires_in: 3600 })
  })
})

afterEach(() => vi.useRealTimers())

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

test('SHELL-036 a renewal does not end acting for another person', async () => {
  knowRefreshToken()
  localStorage.setItem('impersonate', 'leo')
  await renewSession(settings)
  expect(currentSession().actingFor).toBe('leo')
})

test('a session without refresh token, as from a link, is not renewed', async () => {
  await renewSession(settings)
  expect(exchanges).toBe(0)
  expect(currentSession().token).toBe(old)
})

test('a token that does not expire soon is not renewed', async () => {
  storeToken(fresh)
  knowRefreshToken()
  await renewSession(settings)
  expect(exchanges).toBe(0)
  expect(localStorage.getItem(known)).not.toBeNull()
})

test('ADMIN-042 ROLE-020 a token whose roles have changed is replaced at once, with the stored roles', async () => {
  const lasting = jwt({ exp: now() + 3000, role: ['UsersAdministrator', 'RolesAdministrator'] })
  storeToken(lasting)
  knowRefreshToken()
  await renewSession(settings, lasting)
  expect([exchanges, currentSession().token]).toEqual([1, fresh])
  expect(localStorage.getItem('roles')).toBe('[]')
})

test('AUTH-066 SHELL-034 a session by link is not renewed with the refresh token of the previous session', async () => {
  knowRefreshToken()
  const call = () => Promise.resolve({ token: ofLuis })
  await exchangeLink({ token: 'secret', redirectUrl: undefined, email: undefined, wait: 0 }, call, [])
  expect(currentSession().userId).toBe('luis')
  await renewSession(settings)
  expect([exchanges, currentSession().token, localStorage.getItem('token')]).toEqual([0, ofLuis, ofLuis])
  expect(localStorage.getItem(known)).toBeNull()
})

test.each([undefined, ofLuis])(
  'SHELL-034 a refresh token of another user is removed and not used (replaced: %s)',
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

test('SHELL-034 a session that ends during its renewal stays ended, and its tokens are removed', async () => {
  knowRefreshToken()
  meanwhile = () => storeToken(null)
  await renewSession(settings)
  expect([exchanges, currentSession().userId]).toEqual([1, null])
  expect(JSON.stringify(localStorage)).toBe('{}')
})

test('AUTH-066 SHELL-034 a sign-in by link during the renewal of another session wins', async () => {
  knowRefreshToken()
  meanwhile = () => storeToken(ofLuis)
  await renewSession(settings)
  expect([exchanges, currentSession().token]).toEqual([1, ofLuis])
  expect(localStorage.getItem(known)).toBeNull()
})

const expired = jwt({ exp: now() - 1 })
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'))
const refusal = async (status: number, error: string) => Response.json({ error }, { status })

test.each([
  ['no answer', noAnswer],
  ['an answer that is lost on the way', async () => Response.error()],
  ['a fault of the server', () => refusal(500, 'server_error')],
  ['a server that starts again', async () => new Response('', { status: 503 })],
])(
  'ERR-003 SHELL-040 with %s the session waits: token and refresh token stay, and no call is sent',
  async (_, no) => {
    storeToken(expired)
    knowRefreshToken()
    answer = no
    const credentials = createCredentials(settings)
    await expect(credentials()).rejects.toEqual(new ApiError(0, 'NETWORK'))
    expect(await publicCredentials()).toEqual({ token: null, actingFor: null })
    expect([currentSession().userId, store.get(sessionWaitsAtom)]).toEqual(['ana', true])
    answer = null
    expect((await credentials()).token).toBe(fresh)
    expect((await publicCredentials()).token).toBe(fresh)
    expect(store.get(sessionWaitsAtom)).toBe(false)
  },
)

test('SHELL-034 without an answer a token that is still valid goes along', async () => {
  knowRefreshToken()
  answer = noAnswer
  expect((await createCredentials(settings)()).token).toBe(old)
  expect(store.get(sessionWaitsAtom)).toBe(false)
})

test('SHELL-034 calls at the same moment share a renewal', async () => {
  knowRefreshToken()
  const credentials = createCredentials(settings)
  answer = noAnswer
  await Promise.all([credentials(), credentials(), credentials()])
  expect(exchanges).toBe(1)
})

test('ERR-003 a refresh token that is refused is removed, and the API decides', async () => {
  storeToken(expired)
  knowRefreshToken()
  answer = () => refusal(400, 'invalid_grant')
  expect((await createCredentials(settings)()).token).toBe(expired)
  expect(localStorage.getItem(known)).toBeNull()
  expect(store.get(sessionWaitsAtom)).toBe(false)
})

test('ERR-003 a failed renewal is retried soon, and the session continues', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  storeToken(expired)
  knowRefreshToken()
  answer = noAnswer
  startSessionRenewal(settings)
  for (const [seconds, tries] of [
    [15, 1],
    [1, 2],
    [2, 3],
    [4, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * 1000)
    await vi.waitFor(() => expect(exchanges).toBe(tries))
  }
  answer = null
  dispatchEvent(new Event('online'))
  await vi.waitFor(() => expect(currentSession().token).toBe(fresh))
})

test('SHELL-034 a clock that is twelve hours ahead renews a token once, not at each call', async () => {
  const ahead = Date.now() + 12 * 3_600_000
  knowRefreshToken()
  const issued = jwt({ iat: now(), exp: now() + 600 })
  answer = async () =>
    Response.json({ access_token: issued, refresh_token: 'r2', token_type: 'Bearer', expires_in: 600 })
  vi.spyOn(Date, 'now').mockReturnValue(ahead)
  const credentials = createCredentials(settings)
  for (const _ of ['first', 'second', 'third']) expect((await credentials()).token).toBe(issued)
  expect(exchanges).toBe(1)
  vi.restoreAllMocks()
})
