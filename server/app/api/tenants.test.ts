import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databases } from '../../test/databases'
import { personId } from '../../demo/people/personRow'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

/**
 * Tables that belong to the whole installation: messages between its processes, a key for addresses among them, and tickets that open
 * a connection within half a minute, at the host that they are sealed for.
 */
const SHARED = ['migration', 'hub_message', 'hub_ticket', 'job_round', 'video_secret']

const lists = [
  'api/insurers',
  'api/consultation-specialties',
  'api/consultation-services/all',
  'api/doctors/all',
  'api/appointments/providers',
  'api/appointments/all',
  'api/family',
]

describe.each(databases)('tenants are separate on %s', (database) => {
  let clinic: Clinic
  let one: Caller
  let two: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    one = await clinic.as('ana@portico.test', 'one')
    two = await clinic.as('ana@portico.test', 'two')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  const ids = async (call: Caller, path: string): Promise<unknown[]> =>
    ((await call('GET', path)).body as { id: unknown }[]).map(({ id }) => id)

  it.each(lists)('GET %s', async (path) => {
    const [mine, theirs] = [await ids(one, path), await ids(two, path)]
    expect(mine.length).toBeGreaterThan(0)
    expect(theirs.length).toBeGreaterThan(0)
    expect(mine.filter((id) => theirs.includes(id))).toEqual([])
  })

  it.each([
    ['api/consultation-specialties', 'api/consultation-specialties/{id}'],
    ['api/consultation-services/all', 'api/consultation-services/{id}'],
    ['api/consultation-services/all', 'api/appointments/providers/service/{id}'],
    ['api/doctors/all', 'api/doctors/{id}/patient'],
    ['api/appointments/providers', 'api/appointments/start-date/provider/{id}'],
    ['api/appointments/all', 'api/appointments/{id}'],
    ['api/family', 'api/users/{id}/data'],
  ])('an id from %s of another tenant is 404 for GET %s', async (list, path) => {
    const [theirs] = await ids(two, list)
    const address = path.replace('{id}', String(theirs))
    expect((await one('GET', address)).status).toBe(404)
    expect((await two('GET', address)).status).toBe(200)
  })

  it('pictures too', async () => {
    const [picture] = await clinic.db.query<{ id: number }>(`select id from picture where tenant = 'two'`)
    expect((await one('GET', `api/thumbnails/${picture?.id}/150`)).status).toBe(404)
  })
  it('no tenant cancels, books or acts for people of another', async () => {
    const [theirs] = await ids(two, 'api/appointments/')
    expect((await one('DELETE', `api/appointments/${String(theirs)}`)).status).toBe(404)
    const as = { 'x-impersonation-user': personId('two', 'ana/child') }
    expect((await one('GET', 'api/users/data', undefined, as)).status).toBe(403)
    const [serviceId] = await ids(two, 'api/consultation-services/all')
    const [providerId] = await ids(two, 'api/appointments/providers')
    const booking = { serviceId, providerId, date: '2027-02-01T00:00:00Z', time: '09:00', userOffset: 60 }
    expect((await one('POST', 'api/appointments/book', booking)).body).toMatchObject({
      message: 'FORMAT_NOT_VALID',
    })
  })
  it('every table has a tenant column', async () => {
    const rows = await clinic.db.query<{ name: string }>(
      `select t.table_name as name from information_schema.tables t
       where t.table_schema = 'portico' and t.table_type = 'BASE TABLE' and not exists (
         select from information_schema.columns c
         where c.table_schema = t.table_schema and c.table_name = t.table_name and c.column_name = 'tenant')`,
    )
    expect(rows.map(({ name }) => name).filter((name) => !SHARED.includes(name))).toEqual([])
  })
})
