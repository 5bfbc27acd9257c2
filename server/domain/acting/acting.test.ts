// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { ActingEntry } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { actionOf } from './noteActing'

test.each([
  ['GET api/users/data', undefined],
  ['POST api/appointments/available-providers', undefined],
  ['POST api/appointments/provider/{id}/start-time-matrix', undefined],
  ['PUT api/letters/settings', undefined],
  ['POST api/calendar/', undefined],
  ['POST api/appointments/book', 'booked'],
  ['POST api/appointments/', 'booked'],
  ['PUT api/appointments/{id}', 'moved'],
  ['DELETE api/appointments/{id}', 'cancelled'],
  ['POST api/doctors/associate/{id}', 'changed'],
])('ROLE-005 %s in the account of somebody else is noted as %s', (operation, expected) => {
  expect(actionOf(operation)).toBe(expected)
})

describe.each(ruleDatabases)('acting for somebody on %s', (database) => {
  const lucia = personId('one', 'ana/child')
  const luis = personId('one', 'luis')
  const as = (id: string) => ({ 'x-impersonation-user': id })
  let clinic: Clinic
  let ana: Caller
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    admin = await clinic.as('admin@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const logOf = async (caller: Caller, headers = {}) =>
    (await caller('GET', 'api/users/acting-log', undefined, headers)).body as ActingEntry[]

  it('ROLE-005 ROLE-022 a person sees who opened their account, once in each half hour, and what they changed', async () => {
    await Promise.all(Array.from({ length: 5 }, () => admin('GET', 'api/users/data', undefined, as(luis))))
    const user = await clinic.as('luis@portico.test')
    const alba = { by: 'Alba Rey Torre', as: 'administrator', reason: 'support' }
    expect(await logOf(user)).toEqual([{ ...alba, action: 'entered', at: NOW.toISOString() }])
    const doctors = await admin('GET', 'api/doctors/nickname', undefined, as(luis))
    expect(doctors.status).toBeLessThan(500)
    const [doctor] = await clinic.db.query<{ id: number }>(
      "select id from doctor where tenant = 'one' limit 1",
    )
    await admin('POST', `api/doctors/associate/${doctor?.id}`, {}, as(luis))
    clinic.setNow(new Date(NOW.getTime() + 31 * 60_000))
    await admin('GET', 'api/users/data', undefined, as(luis))
    clinic.setNow(NOW)
    expect((await logOf(user)).map(({ action }) => action)).toEqual(['entered', 'changed', 'entered'])
  })
  it('ROLE-005 a family administrator is named as family, and own calls are not noted', async () => {
    await ana('GET', 'api/users/data', undefined, as(lucia))
    await ana('GET', 'api/users/data')
    expect(await logOf(ana, as(lucia))).toMatchObject([
      { by: 'Ana Suárez Prieto', as: 'family', action: 'entered', reason: 'care' },
    ])
    expect(await logOf(ana)).toEqual([])
  })
  it('ROLE-005 a refused call is not noted, and neither is the work on records of the administration', async () => {
    const before = await clinic.db.query('select 1 from acting_entry')
    await ana('GET', 'api/users/data', undefined, as(luis))
    await ana('DELETE', 'api/appointments/999999', undefined, as(lucia))
    await admin('GET', 'api/users/admin/users?page=0', undefined, as(personId('one', 'videos')))
    expect(await clinic.db.query('select 1 from acting_entry')).toHaveLength(before.length)
  })
})
