// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { databases } from '../../test/databases'
import { NOW, STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { linkOf, person, startRegistrationServer, type RegistrationServer } from './test/registrationServer'

const stranger = { password: 'Sierra-Alta-81', passwordVerify: 'Sierra-Alta-81', name: 'Extraño' }
const owner = { password: person.password, passwordVerify: person.password }
const rounds = [1, 2, 3]

describe.each(databases)('a registration that somebody else prepares on %s', (database) => {
  let server: RegistrationServer
  beforeAll(async () => {
    server = await startRegistrationServer(database)
  }, STARTUP_TIMEOUT)
  beforeEach(async () => {
    await server.reset()
    await server.clinic.db.query('delete from account where email = $1', [person.email])
    server.clinic.setNow(NOW)
  })
  afterAll(() => server.close())

  const confirm = (body: object) => server.visitor('POST', 'api/users/confirm-account', body)
  const nextLink = async () => {
    const { page: _, ...link } = linkOf((await server.arrived())[0])
    return link
  }
  const nameOf = async () =>
    (
      await server.clinic.db.query(
        `select p.name from person p join account a on a.tenant = p.tenant and a.sub = p.id where a.email = $1`,
        [person.email],
      )
    )[0]

  it('AUTH-056 the password of a stranger who registers just after the owner never works', async () => {
    await server.register(owner)
    await nextLink()
    await server.register(stranger)
    const newest = await nextLink()
    expect(await confirm({ ...newest, password: owner.password })).toMatchObject({ status: 204 })
    expect(await server.signIn(person.email, stranger.password)).toBe('unknown')
    expect(await server.signIn(person.email, owner.password)).toBe('known')
    expect(await nameOf()).toEqual({ name: 'Carmen' })
  })

  it('AUTH-056 a click alone, or another password, makes no account; the link stays', async () => {
    await server.register(stranger)
    const link = await nextLink()
    const fields = (path: string, keyword: string) => ({
      status: 400,
      body: { details: { fields: [{ path, keyword }] } },
    })
    expect(await confirm(link)).toMatchObject(fields('/password', 'required'))
    expect(await confirm({ ...link, password: owner.password })).toMatchObject({
      ...fields('/password', 'const'),
      body: { message: 'WRONG_PASSWORD' },
    })
    expect(await nameOf()).toBeUndefined()
    expect(await server.signIn(person.email, stranger.password)).toBe('unconfirmed')
    expect(await confirm({ ...link, password: stranger.password })).toMatchObject({ status: 204 })
  })

  it('AUTH-056 AUTH-060 who has forgotten it reads whose registration it is, and chooses a password and accepts the conditions', async () => {
    await server.register(stranger)
    const link = await nextLink()
    const read = await server.visitor('POST', 'api/users/registration-of-link', link)
    expect(read.body).toEqual({
      email: person.email,
      name: 'Extraño',
      surname: person.surname,
      birthDate: person.birthDate,
      phone: person.phone,
    })
    const chosen = { ...link, password: 'Puerto-Azul-55', passwordVerify: 'Puerto-Azul-55' }
    expect(await confirm(chosen)).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/conditionsVersion', keyword: 'enum' }] } },
    })
    expect(await confirm({ ...chosen, conditionsVersion: person.conditionsVersion })).toMatchObject({
      status: 204,
    })
    expect(await server.signIn(person.email, stranger.password)).toBe('unknown')
    expect(await server.signIn(person.email, chosen.password)).toBe('known')
    expect(await server.visitor('POST', 'api/users/registration-of-link', link)).toMatchObject({
      status: 409,
    })
  })

  it('AUTH-001 the owner is told that the account is unconfirmed although a stranger registered later', async () => {
    await server.register(owner)
    await server.register(stranger)
    expect(await server.signIn(person.email, owner.password)).toBe('unconfirmed')
    expect(await server.signIn(person.email, 'Puerto-Azul-55')).toBe('unknown')
  })

  it('C-018 AUTH-056 a link that has confirmed says so, and so do the other links of the address', async () => {
    await server.register(owner)
    const first = await nextLink()
    await server.register(stranger)
    const second = await nextLink()
    const body = { password: owner.password }
    expect(await confirm({ ...second, ...body })).toMatchObject({ status: 204 })
    for (const link of [first, second])
      expect(await confirm({ ...link, ...body })).toMatchObject({
        status: 409,
        body: { message: 'ALREADY_CONFIRMED' },
      })
    expect(await confirm({ ...second, token: `${second.token}x`, ...body })).toMatchObject({ status: 400 })
  })

  it.each(rounds)(
    'AUTH-061 one form that is sent twice at once is one registration with one letter (%i)',
    async () => {
      await Promise.all([server.register(owner), server.register(owner)])
      const rows = await server.clinic.db.query('select id from registration where email = $1', [
        person.email,
      ])
      expect([rows.length, (await server.arrived()).length]).toEqual([1, 1])
    },
  )

  it.each(rounds)(
    'AUTH-061 two forms of an address at once get one letter, whose link confirms either (%i)',
    async () => {
      await Promise.all([server.register(owner), server.register(stranger)])
      const letters = await server.arrived()
      expect(letters).toHaveLength(1)
      const { page: _, ...link } = linkOf(letters[0])
      expect(await confirm({ ...link, password: owner.password })).toMatchObject({ status: 204 })
      expect(await nameOf()).toEqual({ name: 'Carmen' })
    },
  )
})
