// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ADDRESS_LIMIT } from './accounts/lockout'
import { openBrowser } from './test/browser'
import { SLOW_TEST_MS, startTestIdentity, type TestIdentity } from './test/identityServer'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

let server: TestIdentity
beforeAll(async () => {
  server = await startTestIdentity('pglite')
})
afterAll(() => server.close())

const requestLink = (operation: string, query: Record<string, string>) =>
  openBrowser().go(`${server.portico}/api/users/${operation}?${new URLSearchParams(query).toString()}`)

test('AUTH-063 AUTH-065 the link opens the portal regardless of the requested origin and confirms the address', async () => {
  await server.db.exec(
    "insert into person (tenant, id, name, email) values ('portico', 'portico-ana', 'Ana', 'ana@portico.test')",
  )
  const response = await requestLink('request-password-reset', {
    email: 'ana@portico.test',
    origin: 'https://evil.test',
  })
  expect(response.status).toBe(204)
  const { to, text } = await server.nextMail()
  expect(to).toBe('ana@portico.test')
  const link = new URL(/http\S+/.exec(text)?.[0] ?? '')
  expect(link.origin).toBe(server.portico)
  const token = new URLSearchParams(link.hash.split('?')[1]).get('token') ?? ''
  const { status } = await openBrowser().go(`${server.portico}/api/auth/magic-link?token=${token}`)
  expect(status).toBe(200)
  expect(await server.db.query("select email_confirmed from person where id = 'portico-ana'")).toEqual([
    { email_confirmed: true },
  ])
})

test('AUTH-065 an address without an account gets the same response and no letter', async () => {
  expect(
    (await requestLink('send-account-confirmation-email', { email: 'nobody@portico.test' })).status,
  ).toBe(204)
  expect(
    (await requestLink('send-account-confirmation-email', { email: 'doctor@portico.test' })).status,
  ).toBe(204)
  expect((await server.nextMail()).to).toBe('doctor@portico.test')
})

test('AUTH-065 C-031 a failed delivery does not change the response', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const send = vi.spyOn(server.mail, 'send').mockRejectedValue(new Error('mail server unreachable'))
  expect((await requestLink('request-password-reset', { email: 'doctor@portico.test' })).status).toBe(204)
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('mail server unreachable')))
  send.mockRestore()
  log.mockRestore()
})

test('AUTH-065 behind a proxy, a client over the limit does not block letters to others', async () => {
  const from = (address: string, email: string) =>
    openBrowser().go(
      `${server.portico}/api/users/request-password-reset?${new URLSearchParams({ email }).toString()}`,
      undefined,
      { 'x-forwarded-for': address },
    )
  await server.db.exec('delete from sign_in_attempt')
  for (let count = 0; count <= ADDRESS_LIMIT; count++)
    await from('203.0.113.66', `nobody${count}@portico.test`)
  await from('203.0.113.66', 'ana@portico.test')
  await from('203.0.113.7', 'doctor@portico.test')
  expect((await server.nextMail()).to).toBe('doctor@portico.test')
})

test('ADMIN-038 an inactive person gets no letter', async () => {
  await server.db.exec(
    "insert into person (tenant, id, name, active) values ('portico', 'portico-admin', 'Alba', false)",
  )
  await requestLink('request-password-reset', { email: 'admin@portico.test' })
  await requestLink('request-password-reset', { email: 'doctor@portico.test' })
  expect((await server.nextMail()).to).toBe('doctor@portico.test')
})
