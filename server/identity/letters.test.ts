// @vitest-environment node
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ADDRESS_LIMIT } from './accounts/lockout'
import { openBrowser } from './test/browser'
import { SLOW_TEST_MS, startTestIdentity, type TestIdentity } from './test/identityServer'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

let house: TestIdentity
beforeAll(async () => {
  house = await startTestIdentity('pglite')
})
afterAll(() => house.close())

const ask = (operation: string, query: Record<string, string>) =>
  openBrowser().go(`${house.portico}/api/users/${operation}?${new URLSearchParams(query).toString()}`)

test('AUTH-063 AUTH-065 a letter leads to the portal itself, whatever origin was asked for, and confirms the address', async () => {
  await house.db.exec(
    "insert into person (tenant, id, name, email) values ('portico', 'portico-ana', 'Ana', 'ana@portico.test')",
  )
  const asked = await ask('request-password-reset', {
    email: 'ana@portico.test',
    origin: 'https://evil.test',
  })
  expect(asked.status).toBe(204)
  const { to, text } = await house.nextMail()
  expect(to).toBe('ana@portico.test')
  const link = new URL(/http\S+/.exec(text)?.[0] ?? '')
  expect(link.origin).toBe(house.portico)
  const token = new URLSearchParams(link.hash.split('?')[1]).get('token') ?? ''
  const { status } = await openBrowser().go(`${house.portico}/api/auth/magic-link?token=${token}`)
  expect(status).toBe(200)
  expect(await house.db.query("select email_confirmed from person where id = 'portico-ana'")).toEqual([
    { email_confirmed: true },
  ])
})

test('AUTH-065 an address without an account is answered alike and gets no letter', async () => {
  expect((await ask('send-account-confirmation-email', { email: 'nobody@portico.test' })).status).toBe(204)
  expect((await ask('send-account-confirmation-email', { email: 'doctor@portico.test' })).status).toBe(204)
  expect((await house.nextMail()).to).toBe('doctor@portico.test')
})

test('AUTH-065 C-031 whether a letter can be sent says nothing of who has an account', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const send = vi.spyOn(house.mail, 'send').mockRejectedValue(new Error('no way out'))
  expect((await ask('request-password-reset', { email: 'doctor@portico.test' })).status).toBe(204)
  await vi.waitFor(() => expect(log).toHaveBeenCalledWith(expect.stringContaining('no way out')))
  send.mockRestore()
  log.mockRestore()
})

test('AUTH-065 behind a web server one visitor who asks too often keeps no letter from others', async () => {
  const from = (address: string, email: string) =>
    openBrowser().go(
      `${house.portico}/api/users/request-password-reset?${new URLSearchParams({ email }).toString()}`,
      undefined,
      { 'x-forwarded-for': address },
    )
  await house.db.exec('delete from sign_in_attempt')
  for (let asked = 0; asked <= ADDRESS_LIMIT; asked++)
    await from('203.0.113.66', `nobody${asked}@portico.test`)
  await from('203.0.113.66', 'ana@portico.test')
  await from('203.0.113.7', 'doctor@portico.test')
  expect((await house.nextMail()).to).toBe('doctor@portico.test')
})

test('ADMIN-038 who is inactive gets no letter', async () => {
  await house.db.exec(
    "insert into person (tenant, id, name, active) values ('portico', 'portico-admin', 'Alba', false)",
  )
  await ask('request-password-reset', { email: 'admin@portico.test' })
  await ask('request-password-reset', { email: 'doctor@portico.test' })
  expect((await house.nextMail()).to).toBe('doctor@portico.test')
})
