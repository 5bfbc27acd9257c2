// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ruleDatabases } from '../../test/databases'
import { openBrowser } from '../../platform/identity/test/browser'
import { authorizationRequest, formAddress } from '../../platform/identity/test/portal'
import { NOW, STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { linkOf, person, startRegistrationServer, type RegistrationServer } from './test/registrationServer'

const stranger = 'nobody@portico.test'

describe.each(ruleDatabases)('an account that is not confirmed on %s', (database) => {
  let server: RegistrationServer
  beforeAll(async () => {
    server = await startRegistrationServer(database)
  }, STARTUP_TIMEOUT)
  beforeEach(async () => {
    await server.reset()
    await server.register()
    await server.arrived()
  })
  afterAll(() => server.close())

  const origin = () => server.clinic.origin.replace('localhost', 'one.localhost')
  /** Sends a form of the sign-in page. */
  const send = async (path: string, form: Record<string, string>) => {
    const browser = openBrowser()
    const page = await browser.go(authorizationRequest(origin()).address)
    return browser.go(formAddress(origin(), page).replace('?', `${path}?`), form)
  }
  /** The page without what differs for each address and sign-in. */
  const normalize = (body: string) =>
    body.replaceAll(/interaction\/[\w-]+/g, '').replaceAll(/(carmen|nobody)(@|%40)/g, '')
  const pages = async (get: (email: string) => Promise<string>) =>
    new Set([normalize(await get(person.email)), normalize(await get(stranger))]).size
  /** The next letter. The sign-in pages write theirs with the clock of the machine. */
  const confirmationLetter = async (now = new Date(Date.now() + 60_000)) => {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const [letter] = await server.arrived(now)
      if (letter) return [letter.to, linkOf(letter).page]
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return undefined
  }
  const letter = [person.email, '/account-confirmed']

  it('AUTH-001 the right password says what is missing and sends the letter again; a wrong one says nothing', async () => {
    const right = await send('', { email: person.email, password: person.password })
    expect(right.body).toContain('Te falta confirmar el correo')
    expect(right.body).toContain('/confirmation?')
    const wrong = await send('', { email: person.email, password: 'Sierra-Alta-81' })
    expect(wrong.body).not.toContain('/confirmation?')
    const sent = await send('/confirmation', { email: person.email })
    expect(sent.body).toContain('Enlace enviado')
    expect(await confirmationLetter()).toEqual(letter)
  })

  it('AUTH-005 a request for a sign-in link sends the confirmation letter, and the page does not reveal it', async () => {
    expect(await pages(async (email) => (await send('/link', { email, password: '' })).body)).toBe(1)
    expect(await confirmationLetter()).toEqual(letter)
    expect(await server.arrived()).toEqual([])
  })

  it('AUTH-063 a request for a new password sends the confirmation letter, and the answer does not reveal it', async () => {
    const ask = (email: string) =>
      server.ask(`api/users/request-password-reset?email=${encodeURIComponent(email)}`)
    const [known, unknown] = [await ask(person.email), await ask(stranger)]
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(await confirmationLetter(NOW)).toEqual(letter)
    expect(await server.arrived()).toEqual([])
  })

  it('AUTH-065 the sign-in page sends a stranger the same page and no letter, and letters are limited', async () => {
    expect(await pages(async (email) => (await send('/confirmation', { email })).body)).toBe(1)
    expect(await confirmationLetter()).toEqual(letter)
    for (let count = 0; count < 5; count += 1) {
      await send('/confirmation', { email: person.email })
      await confirmationLetterOrNone()
    }
    const [row] = await server.clinic.db.query<{ letters: number }>(
      "select count(*)::int as letters from letter where kind = 'confirm'",
    )
    expect(row?.letters).toBeLessThanOrEqual(3)
  })

  const confirmationLetterOrNone = () => server.arrived(new Date(Date.now() + 60_000))
})
