import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ruleDatabases } from '../../test/databases'
import { NOW, STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { linkOf, person, startRegistrationServer, type RegistrationServer } from './test/registrationServer'

const DAY_MS = 86_400_000
const later = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

describe.each(ruleDatabases)('registration on %s', (database) => {
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

  const confirm = (token: object, password = person.password) =>
    server.visitor('POST', 'api/users/confirm-account', { ...token, password })
  const confirmLetter = async (now = NOW) => {
    const { page, ...token } = linkOf((await server.arrived(now))[0])
    expect(page).toBe('/account-confirmed')
    return confirm(token)
  }
  const personOf = async (email = person.email) =>
    (
      await server.clinic.db.query(
        `select p.*, a.roles from person p join account a on a.tenant = p.tenant and a.sub = p.id
         where a.tenant = 'one' and a.email = $1`,
        [email],
      )
    )[0]

  it('AUTH-061 AUTH-056 a person registers, confirms with the letter and signs in', async () => {
    expect(await server.register()).toMatchObject({ status: 204 })
    expect(await server.signIn(person.email, 'Sierra-Alta-81')).toBe('unknown')
    expect(await server.signIn(person.email, person.password)).toBe('unconfirmed')
    expect(await confirmLetter()).toMatchObject({ status: 204 })
    expect(await server.signIn(person.email, person.password)).toBe('known')
    expect(await personOf()).toMatchObject({
      name: 'Carmen',
      surname: 'Suárez Prieto',
      phone: '+34 655 120 304',
      birth_date: '1951-05-22',
      gender: 2,
      email_confirmed: true,
      roles: [],
    })
  })

  it('ROLE-003 FAMILY-001 a person who registers can have a family, unless a plan of the tenant gives that right', async () => {
    const dependent = { name: 'Mateo', surname: 'Prieto', birthDate: '2020-05-01', gender: 1 }
    const add = async () => {
      const call = await server.clinic.as(person.email)
      return (await call('POST', 'api/dependent-users', dependent)).status
    }
    await server.register()
    await confirmLetter()
    expect([(await personOf())?.['is_family_admin'], await add()]).toEqual([true, 200])
    await server.clinic.db.query('delete from account where email = $1', [person.email])

    const plans = server.clinic.tenants.byId('one')?.backend.plans ?? []
    plans.push({ id: 4, name: 'Familiar', capabilities: { family: 'included' } })
    await server.register()
    await confirmLetter()
    expect([(await personOf())?.['is_family_admin'], await add()]).toEqual([false, 403])
    plans.pop()
  })

  it('AUTH-060 the version of the conditions and the moment are stored', async () => {
    const conditions = await server.visitor('GET', 'api/users/register-conditions')
    const text: unknown = expect.stringMatching(/\S/)
    expect(conditions.body).toEqual({ version: person.conditionsVersion, text })
    await server.register()
    await confirmLetter()
    const { id } = (await personOf()) as { id: string }
    expect(
      await server.clinic.db.query(
        'select version, accepted_at from accepted_conditions where person_id = $1',
        [id],
      ),
    ).toEqual([{ version: person.conditionsVersion, accepted_at: NOW }])
  })

  it('AUTH-060 a person who accepted an older version, or none, is asked once; others are not', async () => {
    const [luis, ana] = [
      await server.clinic.as('luis@portico.test'),
      await server.clinic.as('ana@portico.test'),
    ]
    const isAsked = async (call: typeof luis) =>
      ((await call('GET', 'api/users/conditions')).body as { isAsked: boolean }).isAsked
    await server.clinic.db.query(
      `delete from accepted_conditions c using account a
       where a.tenant = c.tenant and a.sub = c.person_id and a.email = 'luis@portico.test'`,
    )
    expect(await isAsked(luis), 'has accepted none').toBe(true)
    await server.clinic.db.query(
      `insert into accepted_conditions (tenant, person_id, version, accepted_at)
       select tenant, sub, '2020-01', now() from account where tenant = 'one' and email = 'luis@portico.test'`,
    )
    expect([await isAsked(luis), await isAsked(ana)]).toEqual([true, false])
    const accept = (version: string) => luis('POST', 'api/users/conditions', { version })
    expect(await accept('2020-01')).toMatchObject({ status: 400 })
    expect(await accept(person.conditionsVersion)).toMatchObject({ status: 204 })
    expect(await isAsked(luis)).toBe(false)
  })

  it('AUTH-056 C-018 a link confirms once, for a day, and only its own registration', async () => {
    await server.register()
    const { page: _, ...token } = linkOf((await server.arrived())[0])
    const invalid = { status: 400, body: { message: 'INVALID_TOKEN' } }
    expect(await confirm({ ...token, userId: 'someone' })).toMatchObject(invalid)
    expect(await confirm({ ...token, token: `${token.token}x` })).toMatchObject(invalid)
    server.clinic.setNow(later(1))
    expect(await confirm(token)).toMatchObject(invalid)
    expect(await personOf()).toBeUndefined()
    server.clinic.setNow(NOW)
    await server.ask(`api/users/send-account-confirmation-email?email=${person.email}`)
    const { page: _page, ...next } = linkOf((await letters())[0])
    expect(await confirm(next)).toMatchObject({ status: 204 })
    expect(await confirm(next)).toMatchObject({ status: 409, body: { message: 'ALREADY_CONFIRMED' } })
  })

  /** The letters after an answer that does not wait for them. */
  const letters = async () => {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const found = await server.arrived()
      if (found.length > 0) return found
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return []
  }

  it('ERR-009 the answer is the same for an address with an account; only its owner is told, without a name', async () => {
    const known = await server.register({ email: 'luis@portico.test', name: 'Visita https://evil.test' })
    const [letter] = await server.arrived()
    const unknown = await server.register({ email: 'new@portico.test' })
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body])
    expect(letter).toMatchObject({
      to: 'luis@portico.test',
      subject: expect.stringContaining('Ya tienes una cuenta'),
    })
    expect(letter?.text).not.toContain('evil')
    expect(linkOf(letter)).toMatchObject({ page: '/request-password-reset', token: '' })
  })

  it('BOOK-138 AUTH-052 AUTH-053 the doctor of the address and the referrer are noted', async () => {
    const [doctor, other] = await server.clinic.db.query<{ id: number; nick_name: string }>(
      `select id, nick_name from doctor where tenant = 'one' and is_active and nick_name is not null order by id`,
    )
    await server.clinic.db.query(
      `update doctor set up_medica_url = 'dra-uno' where tenant = 'one' and id = $1`,
      [doctor?.id],
    )
    await server.register({ doctorUrl: 'dra-uno', referrer: other?.nick_name })
    await confirmLetter()
    expect(await personOf()).toMatchObject({
      associated_doctor_id: doctor?.id,
      referrer_id: String(other?.id),
    })
  })

  it('AUTH-051 AUTH-062 SHELL-021 where every patient has a doctor, nobody registers without one', async () => {
    const features = server.clinic.tenants.byId('one')?.backend.features as string[]
    features.push('upMedica')
    expect(await server.register()).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/doctorUrl', keyword: 'required' }] } },
    })
    const { email: _, password: _p, passwordVerify: _v, ...answers } = person
    const external = { ...answers, code: 'c'.repeat(43), state: 's'.repeat(21) }
    expect(await server.visitor('POST', 'api/users/register-oauth', external)).toMatchObject({ status: 403 })
    features.pop()
    expect(await server.arrived()).toEqual([])
  })

  it('AUTH-035 a password that many people use is refused', async () => {
    expect(await server.register({ password: 'Madrid2024', passwordVerify: 'Madrid2024' })).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/password', keyword: 'common' }] } },
    })
  })

  it('AUTH-036 C-143 a person who becomes an adult today may register, one who becomes an adult tomorrow may not', async () => {
    expect(await server.register({ birthDate: '2009-01-11' })).toMatchObject({ status: 204 })
    expect(await server.register({ birthDate: '2009-01-12' })).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/birthDate', keyword: 'adult', params: { age: 18 } }] } },
    })
  })

  it('FEAT-005 a tenant without the feature has no registration', async () => {
    const two = await server.clinic.as(undefined, 'two')
    expect(await two('POST', 'api/users', person)).toMatchObject({ status: 403 })
  })

  it('AUTH-061 nobody fills a mailbox: three letters for an email, then a time to wait', async () => {
    for (let count = 0; count < 3; count += 1) expect((await server.register()).status).toBe(204)
    const refused = await server.register()
    expect(refused).toMatchObject({ status: 429, body: { message: 'TOO_MANY_ATTEMPTS' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await server.register({ email: 'other@portico.test' })).status).toBe(204)
  })

  it('AUTH-069 C-148 visitors see at most twenty doctors, and search among all', async () => {
    const { body } = await server.visitor('GET', 'api/doctors/nickname')
    const all = body as { nickName: string; fullName: string }[]
    expect(all.length).toBeGreaterThan(0)
    expect(all.length).toBeLessThanOrEqual(20)
    const one = all.at(-1)
    const found = await server.visitor(
      'GET',
      `api/doctors/nickname?search=${encodeURIComponent(one?.fullName ?? '')}`,
    )
    expect((found.body as { nickName: string }[]).map(({ nickName }) => nickName)).toContain(one?.nickName)
    expect((await server.visitor('GET', 'api/doctors/nickname?search=zzzzz')).body).toEqual([])
  })
})
