// @vitest-environment node
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personId } from '../../../demo/people/personRow'
import { readContract, type Operation } from '../../../platform/http/api/contract'
import { root } from '../../../platform/paths'
import { databases } from '../../../test/databases'
import { NOW, STARTUP_TIMEOUT, type Answer, type Caller } from '../../../test/clinic/clinic'
import { enqueueAccountLetter } from '../../../platform/letters/accountLetter'
import { linkOf, person, startRegistrationServer, type RegistrationServer } from '../test/registrationServer'

const HOUR_MS = 3_600_000
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)
const refused = { status: 403, body: { message: 'CONDITIONS_NOT_ACCEPTED' } }
const folder = path.join(root, 'schemas', 'api')
const operations = readdirSync(folder).flatMap(
  (file) => Object.keys(JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as object) as Operation[],
)
/** What a person may do before they accept. */
const before = ['GET api/users/conditions', 'POST api/users/conditions']

describe.each(databases)('conditions of the service on %s', (database) => {
  let server: RegistrationServer
  beforeAll(async () => {
    server = await startRegistrationServer(database)
  }, STARTUP_TIMEOUT)
  beforeEach(async () => {
    await server.reset()
    server.clinic.setNow(NOW)
  })
  afterAll(() => server.close())

  /** A person who has accepted no conditions; each test needs another, because the server remembers who has. */
  const newcomer = async (name: string): Promise<Caller> => {
    const call = await server.clinic.as(`${name}@portico.test`)
    await server.clinic.db.query('delete from accepted_conditions where person_id = $1', [
      personId('one', name),
    ])
    return call
  }
  const conditions = async (call: Caller) => (await call('GET', 'api/users/conditions')).body
  const accept = (call: Caller, version = person.conditionsVersion) =>
    call('POST', 'api/users/conditions', { version })

  it('AUTH-060 the hub refuses a person who has accepted none, until they do', async () => {
    const token = await server.clinic.tokenFor('doctor@portico.test')
    const call = await newcomer('doctor')
    await expect(server.clinic.hubWith(token)).rejects.toThrow('WebSocket failed to connect')
    expect((await accept(call)).status).toBe(204)
    await server.clinic.hubWith(token)
  })

  it('AUTH-060 a person who has accepted none reads and accepts them before anything else', async () => {
    const call = await newcomer('luis')
    const closed = operations
      .map(readContract)
      .filter(({ key, auth }) => auth === 'bearer' && !before.includes(key))
    expect(closed.length).toBeGreaterThan(150)
    const open: string[] = []
    for (const { key, method, url } of closed) {
      const answer = await call(
        method,
        url.slice(1).replaceAll(/:\w+/g, '1'),
        method === 'GET' ? undefined : {},
      )
      if (!isRefused(answer)) open.push(`${key} ${answer.status}`)
    }
    expect(open).toEqual([])
    expect(await conditions(call)).toMatchObject({ isAsked: true, acceptedVersion: null })
    expect((await accept(call)).status).toBe(204)
    expect((await call('GET', 'api/users/data')).status).toBe(200)
    expect(await conditions(call)).toMatchObject({
      isAsked: false,
      acceptedVersion: person.conditionsVersion,
    })
  })

  const isRefused = ({ status, body }: Answer) =>
    status === refused.status && (body as { message?: string }).message === refused.body.message

  it('AUTH-060 an administrator who has accepted none does nothing in the account of others either', async () => {
    const admin = await newcomer('admin')
    const acting = { 'x-impersonation-user': personId('one', 'ana') }
    expect(await admin('GET', 'api/users/data', undefined, acting)).toMatchObject(refused)
    await accept(admin)
    expect((await admin('GET', 'api/users/data', undefined, acting)).status).toBe(200)
  })

  it('AUTH-060 C-032 a person whom an administrator made accepts them with the password, or else at the first sign-in', async () => {
    const doctor = personId('one', 'doctor2')
    const reset = async (more: object) => {
      await enqueueAccountLetter(server.clinic.db, 'one', { kind: 'setPassword', personId: doctor, now: NOW })
      const { page: _, ...token } = linkOf((await server.arrived())[0])
      const passwords = { password: person.password, passwordVerify: person.password }
      return server.visitor('POST', 'api/users/reset-password', { ...token, ...passwords, ...more })
    }
    const accepted = () =>
      server.clinic.db.query('select version from accepted_conditions where person_id = $1', [doctor])
    await newcomer('doctor2')
    expect((await reset({})).status).toBe(204)
    expect(await accepted()).toEqual([])
    expect(await reset({ conditionsVersion: '2020-01' })).toMatchObject({
      status: 400,
      body: { details: { fields: [{ path: '/conditionsVersion', keyword: 'enum' }] } },
    })
    expect((await reset({ conditionsVersion: person.conditionsVersion })).status).toBe(204)
    expect(await accepted()).toEqual([{ version: person.conditionsVersion }])
  })

  it('AUTH-060 a new version leaves people who have accepted an earlier one a day, then the API waits for them', async () => {
    const call = await newcomer('videos')
    await accept(call)
    const tenant = server.clinic.tenants.byId('one')
    if (!tenant) throw new Error('no tenant')
    const { folder } = tenant
    tenant.folder = mkdtempSync(path.join(tmpdir(), 'conditions-'))
    writeFileSync(
      path.join(tenant.folder, 'conditions.json'),
      JSON.stringify({ version: '2027-02', es: ['1. Nuevas'] }),
    )
    expect((await call('GET', 'api/users/data')).status).toBe(200)
    expect(await conditions(call)).toMatchObject({ isAsked: true, version: '2027-02' })
    server.clinic.setNow(later(23))
    expect((await call('GET', 'api/users/data')).status).toBe(200)
    server.clinic.setNow(later(24))
    expect(await call('GET', 'api/users/data')).toMatchObject(refused)
    expect((await accept(call, '2027-02')).status).toBe(204)
    expect((await call('GET', 'api/users/data')).status).toBe(200)
    tenant.folder = folder
  })
})
