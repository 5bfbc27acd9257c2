// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { databases } from '../../test/databases'
import { NOW, STARTUP_TIMEOUT, type Caller } from '../../test/clinic/clinic'
import {
  linkOf,
  person,
  startRegistrationServer,
  type RegistrationServer,
} from '../registration/test/registrationServer'

const DAY_MS = 86_400_000
const javier = { name: 'Javier', surname: 'Prieto', birthDate: '1990-01-11' }
const form = {
  password: person.password,
  passwordVerify: person.password,
  conditionsVersion: person.conditionsVersion,
}
const invalid = { status: 400, body: { message: 'INVALID_TOKEN' } }
const rounds = [1, 2, 3]

describe.each(databases)('invitations on %s', (database) => {
  let server: RegistrationServer
  let ana: Caller
  beforeAll(async () => {
    server = await startRegistrationServer(database)
    ana = await server.clinic.as('ana@portico.test')
  }, STARTUP_TIMEOUT)
  beforeEach(async () => {
    await server.reset()
    server.clinic.setNow(NOW)
  })
  afterAll(() => server.close())

  const brand = () => server.clinic.tenants.byId('one')?.manifest.name
  const invite = (email: string) => ana('POST', 'api/independent-users', { ...javier, email })
  const post = (path: string, body: object) => server.visitor('POST', `api/independent-users/${path}`, body)
  /** Invites an address, and returns the letter and its link. */
  const invitation = async (email: string) => {
    expect((await invite(email)).status).toBe(200)
    const [letter] = await server.arrived()
    const { page, ...link } = linkOf(letter)
    expect(page).toBe('/confirm-independent-account')
    return { letter, link }
  }
  const rowsOf = (id: string) =>
    server.clinic.db.query<{ version: string }>(
      'select version from accepted_conditions where person_id = $1',
      [id],
    )

  it('FAMILY-020 the letter names in its subject who invites, and in its text which address', async () => {
    const { letter } = await invitation('named@portico.test')
    expect(letter?.subject).toBe(`Ana Suárez Prieto te invita a su familia en ${brand()}`)
    expect(letter?.text).toContain('named@portico.test')
  })

  it('FAMILY-020 a name that is an address of a page is not in the letter', async () => {
    const rename = (name: string) =>
      server.clinic.db.query('update person set name = $2 where id = $1', [personId('one', 'ana'), name])
    await rename('https://evil.test')
    const { letter } = await invitation('evil@portico.test')
    await rename('Ana')
    expect(`${letter?.subject} ${letter?.text}`).not.toContain('evil.test')
    expect(letter?.subject).toBe(`Una persona te invita a su familia en ${brand()}`)
  })

  it('AUTH-068 the page reads who invites and which address, and reading changes nothing', async () => {
    const { link } = await invitation('read@portico.test')
    for (let count = 0; count < 2; count += 1)
      expect((await post('read-invitation', link)).body).toEqual({
        inviter: 'Ana Suárez Prieto',
        email: 'read@portico.test',
        invitedAt: NOW.toISOString(),
        expiresAt: new Date(NOW.getTime() + 7 * DAY_MS).toISOString(),
        state: 'open',
        hasAccount: false,
      })
    expect(await post('read-invitation', { ...link, token: `${link.token}x` })).toMatchObject(invalid)
    expect((await post('confirm-account', { ...link, ...form })).status).toBe(204)
  })

  it('AUTH-060 AUTH-068 an invited adult accepts the conditions, in the version that was read', async () => {
    const { link } = await invitation('conditions@portico.test')
    const { conditionsVersion: _, ...passwords } = form
    const field = (keyword: string) => ({
      status: 400,
      body: { details: { fields: [{ path: '/conditionsVersion', keyword }] } },
    })
    expect(await post('confirm-account', { ...link, ...passwords })).toMatchObject(field('required'))
    const old = { ...link, ...passwords, conditionsVersion: '2020-01' }
    expect(await post('confirm-account', old)).toMatchObject(field('enum'))
    expect((await post('confirm-account', { ...link, ...form })).status).toBe(204)
    expect(await rowsOf(link.userId)).toEqual([{ version: person.conditionsVersion }])
    expect((await post('read-invitation', link)).body).toMatchObject({ state: 'used', email: null })
  })

  it('AUTH-068 a person with an account joins with one click and keeps the password', async () => {
    const { link } = await invitation('luis@portico.test')
    expect((await post('read-invitation', link)).body).toMatchObject({ hasAccount: true })
    expect((await post('confirm-account', link)).status).toBe(204)
    expect(await server.signIn('luis@portico.test', 'Portico2026')).toBe('known')
    const [member] = await server.clinic.db.query('select 1 as n from family_link where member_id = $1', [
      personId('one', 'luis'),
    ])
    expect(member).toEqual({ n: 1 })
  })

  it('AUTH-068 an invitation that is declined leaves nothing, and the person who invited is told', async () => {
    const { link } = await invitation('stranger@portico.test')
    expect((await post('decline-invitation', link)).status).toBe(204)
    expect(await server.clinic.db.query('select 1 from person where id = $1', [link.userId])).toEqual([])
    const [letter] = await server.arrived()
    expect([letter?.to, letter?.text.includes('stranger@portico.test')]).toEqual(['ana@portico.test', true])
    expect(await post('confirm-account', { ...link, ...form })).toMatchObject(invalid)
    expect(await post('decline-invitation', link)).toMatchObject(invalid)
    expect((await invite('stranger@portico.test')).status, 'can be invited again').toBe(200)
  })

  it('AUTH-068 an expired invitation names who invited and no address, and asks them for another one', async () => {
    const { link } = await invitation('late@portico.test')
    expect(await post('ask-for-invitation', link), 'not before').toMatchObject(invalid)
    server.clinic.setNow(new Date(NOW.getTime() + 8 * DAY_MS))
    expect((await post('read-invitation', link)).body).toMatchObject({
      inviter: 'Ana Suárez Prieto',
      email: null,
      state: 'expired',
    })
    expect(await post('confirm-account', { ...link, ...form })).toMatchObject(invalid)
    expect((await post('ask-for-invitation', link)).status).toBe(204)
    const [letter] = await server.arrived(new Date(NOW.getTime() + 8 * DAY_MS))
    expect([letter?.to, letter?.text.includes('late@portico.test')]).toEqual(['ana@portico.test', true])
    const asked = [
      await post('ask-for-invitation', link),
      await post('ask-for-invitation', link),
      await post('ask-for-invitation', link),
    ]
    expect(asked.map(({ status }) => status)).toContain(429)
  })

  it.each(rounds)(
    'FAMILY-020 two invitations of one address at once make one, with one letter (%i)',
    async (round) => {
      const email = `twice${round}@portico.test`
      const both = await Promise.all([invite(email), invite(email.toUpperCase())])
      expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
      const people = await server.clinic.db.query('select 1 from person where lower(email) = $1', [email])
      expect([people.length, (await server.arrived()).length]).toEqual([1, 1])
    },
  )

  it.each(rounds)(
    'ADMIN-032 two administrators who create one person at once make one, with one letter (%i)',
    async (round) => {
      const admin = await server.clinic.as('admin@portico.test')
      const email = `made${round}@portico.test`
      const create = () => admin('POST', 'api/users/admin', { name: 'Eva', surname: 'Sanz', email })
      const both = await Promise.all([create(), create()])
      expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 400])
      const people = await server.clinic.db.query('select 1 from person where email = $1', [email])
      expect([people.length, (await server.arrived()).length]).toEqual([1, 1])
    },
  )
})
