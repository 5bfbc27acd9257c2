import { describe, expect, test, vi } from 'vitest'
import { databases } from '../../../test/databases'
import { openBrowser } from '../test/browser'
import { Secret } from 'otpauth'
import { SLOW_TEST_MS } from '../test/identityServer'
import { useSecondStepServer } from './test/secondStepServer'
import { payloadOf, renew, type Tokens } from '../test/portal'
import { codeOf } from './test/signIns'

vi.setConfig({ testTimeout: SLOW_TEST_MS, hookTimeout: SLOW_TEST_MS })

describe.each(databases)('codes as a second step on %s', (database) => {
  const server = useSecondStepServer(database)

  test('an app is set up with its first code; the token says how and when the person signed in', async () => {
    const { codes, tokens } = await server().setUpApp()
    expect(codes).toHaveLength(10)
    const access = payloadOf(tokens.access_token)
    expect(access['amr']).toEqual(expect.arrayContaining(['pwd', 'otp', 'mfa']))
    expect(access['acr']).toBe('urn:portico:second-step')
    expect(Math.abs(Number(access['auth_time']) - Date.now() / 1000)).toBeLessThan(60)
    const id = payloadOf(tokens.id_token)
    expect(id['amr']).toEqual(access['amr'])
    expect([id['acr'], id['auth_time']]).toEqual([access['acr'], access['auth_time']])
    expect(await server().identity.verify(tokens.access_token, 'portico')).toMatchObject({
      hasSecondStep: true,
    })
    const renewed = JSON.parse(
      (await renew(openBrowser(), server().portico, tokens.refresh_token)).body,
    ) as Tokens
    expect(payloadOf(renewed.access_token)).toMatchObject({
      amr: access['amr'],
      auth_time: access['auth_time'],
    })
  })

  test('the secret of an app and the recovery codes do not lie in the database', async () => {
    const { secret, codes } = await server().setUpApp()
    const rows = JSON.stringify([
      await server().db.query('select * from second_step_factor'),
      await server().db.query('select * from recovery_code'),
      await server().db.query('select * from letter'),
    ])
    for (const text of [
      secret,
      Secret.fromBase32(secret).hex,
      ...codes,
      ...codes.map((code) => code.replaceAll('-', '')),
    ])
      expect(rows.toLowerCase()).not.toContain(text.toLowerCase())
    expect(await server().db.query('select from code_app_setup')).toEqual([])
  })

  test('a code works once, also at the same moment at two processes, and no earlier one after it', async () => {
    const { secret } = await server().setUpApp()
    const code = codeOf(secret)
    const both = await Promise.all([server().prove('app', code), server().prove('app', code)])
    expect(both.filter(({ isRight }) => isRight)).toHaveLength(1)
    expect((await server().prove('app', code)).isRight).toBe(false)
    expect((await server().prove('app', codeOf(secret, -30))).isRight).toBe(false)
    expect((await server().prove('app', codeOf(secret, 30))).isRight, 'the clock of the phone is early').toBe(
      true,
    )
  })

  test('a wrong code says so, and five of them make the account wait, whichever page they are typed into', async () => {
    const { secret, codes } = await server().setUpApp()
    const first = await server().prove('app', '000000')
    expect(first.answer.body).toContain('El código no es correcto')
    for (let count = 0; count < 4; count += 1) await server().prove(count % 2 ? 'app' : 'recovery', '000001')
    const locked = await server().prove('app', codeOf(secret))
    expect([locked.answer.status, locked.answer.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^\d+$/),
    ])
    expect((await server().prove('recovery', codes[0] ?? '')).answer.status).toBe(429)
  })

  test('ten wrong codes end a sign-in page, even if nothing makes the account wait', async () => {
    const { secret } = await server().setUpApp()
    const { browser, base } = await server().prove('app', '000000')
    for (let count = 0; count < 9; count += 1) {
      await server().db.exec('delete from sign_in_attempt')
      await browser.go(`${base}/second-step/app`, { code: '000000' })
    }
    await server().db.exec('delete from sign_in_attempt')
    const late = await browser.go(`${base}/second-step/app`, { code: codeOf(secret) })
    expect(String(late.headers.location)).toMatch(/\/interaction\/[^/]+\?lang=es$/)
  })

  test('a recovery code stands in once, in capitals and with spaces too, and tells the person', async () => {
    const { codes } = await server().setUpApp()
    const [code = '', other = ''] = codes
    const used = await server().prove('recovery', code.toUpperCase().replaceAll('-', ' '))
    expect(used.isRight).toBe(true)
    const tokens = await server().finish(used.browser, used.answer, used.verifier)
    expect(payloadOf(tokens.access_token)['amr']).toEqual(expect.arrayContaining(['pwd', 'otp', 'mfa']))
    expect((await server().prove('recovery', code)).isRight).toBe(false)
    expect((await server().prove('recovery', other)).isRight).toBe(true)
    const letters = await server().db.query<{ kind: string }>('select kind from letter order by id')
    expect(letters.map(({ kind }) => kind)).toEqual([
      'secondStepAdded',
      'recoveryCodeUsed',
      'recoveryCodeUsed',
    ])
  })

  test('a secret that was sealed with another key of the server is not opened', async () => {
    const { secret } = await server().setUpApp()
    await server().db.exec(
      `update second_step_factor set secret = 'server:' || encode(sha256('x'), 'base64')`,
    )
    expect((await server().prove('app', codeOf(secret))).isRight).toBe(false)
  })
})
