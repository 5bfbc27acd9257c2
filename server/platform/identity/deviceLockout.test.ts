import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { ruleDatabases } from '../../test/databases'
import { openBrowser, type Answer, type Browser } from './test/browser'
import { SLOW_TEST_MS, startTestIdentity, type TestIdentity } from './test/identityServer'
import { authorizationRequest, formAddress } from './test/portal'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

describe.each(ruleDatabases)('wrong passwords of strangers on %s', (database) => {
  let server: TestIdentity
  beforeAll(async () => {
    server = await startTestIdentity(database)
  })
  afterAll(() => server.close())

  const submit = async (browser: Browser, password: string): Promise<Answer> => {
    const page = await browser.go(authorizationRequest(server.portico, { prompt: 'login' }).address)
    return browser.go(formAddress(server.portico, page), { email: 'ana@portico.test', password })
  }
  const isSignedIn = ({ status }: Answer) => status === 303

  test('AUTH-001 do not lock out a browser that has signed in before, only new ones', async () => {
    const [own, stranger, fresh] = [openBrowser(), openBrowser(), openBrowser()]
    const first = await submit(own, 'Portico2026')
    expect(isSignedIn(first)).toBe(true)
    expect(String(first.headers['set-cookie'])).toMatch(/portico_device=[\w.-]+; path=\/identity; .*httponly/)
    for (let guess = 0; guess < 6; guess++)
      expect(isSignedIn(await submit(stranger, `wrong ${guess}`))).toBe(false)
    expect(isSignedIn(await submit(fresh, 'Portico2026'))).toBe(false)
    expect(isSignedIn(await submit(own, 'Portico2026'))).toBe(true)
  })

  test('AUTH-001 a wrong password brings no device cookie', async () => {
    const answer = await submit(openBrowser(), 'wrong')
    expect(String(answer.headers['set-cookie'] ?? '')).not.toContain('portico_device')
  })
})
