// @vitest-environment node
import type { HubConnection } from '@microsoft/signalr'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BookingResponse } from '../../../schemas/generated/entities'
import { findOffers } from '../../../server/test/clinic/bookingRequests'
import {
  NOW,
  openClinic,
  STARTUP_TIMEOUT,
  type Caller,
  type Clinic,
} from '../../../server/test/clinic/clinic'
import { personId } from '../../../server/demo/people/personRow'
import { databases } from '../../../server/test/databases'
import { hubCalls, operationsWithPatient } from './operations'
import {
  patientOf,
  relations,
  secretOf,
  seedDoctors,
  seedRelations,
  type Doctors,
  type Relation,
} from './relations'
import { hubArgumentOf, requestOf } from './requests'
import { table } from './table'

const doctorPerson = personId('one', 'doctor')

describe.each(databases)('a doctor and eight patients on %s', (database) => {
  let clinic: Clinic
  let doctor: Caller
  let hub: HubConnection
  let doctors: Doctors
  /** Whether a call has changed what the patients have. */
  let hasChanged = true
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['careAreas', 'chat', 'emergencyAccess'])
    doctor = await clinic.as('doctor@portico.test')
    hub = await clinic.hub('doctor@portico.test')
    const rows = await clinic.db.query<{ id: number }>(
      `select id from doctor where tenant = 'one' and person_id = $1`,
      [doctorPerson],
    )
    const offers = await findOffers(await clinic.as('luis@portico.test'), NOW)
    const own = offers.find(({ doctorId }) => doctorId === rows[0]?.id)
    const [colleague, stranger] = offers.filter(({ doctorId }) => doctorId !== rows[0]?.id)
    if (!own || !colleague || !stranger) throw new Error('the demo data has no three doctors with free times')
    doctors = await seedDoctors(clinic, { own, colleague, stranger })
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  /** What the doctor reaches of a patient with an operation. */
  async function cell(operation: string, relation: Relation): Promise<string> {
    if (hasChanged) await seedRelations(clinic, doctors, doctorPerson)
    hasChanged = false
    const aim = { relation, doctors }
    if (operation.startsWith('hub ')) {
      hasChanged = true
      const name = operation.slice(4)
      return hub.invoke(name, hubArgumentOf(name, aim), ...(name === 'delayCall' ? [5] : [])).then(
        // A list without anything of the patient reaches nothing.
        (answer) => (Array.isArray(answer) && answer.length === 0 ? '.' : 'y'),
        () => '.',
      )
    }
    const { method, path, body, changesNothing } = requestOf(operation, aim, doctorPerson)
    const { status, body: answer } = await doctor(method, path, body)
    const text = JSON.stringify(answer)
    hasChanged = !changesNothing
    const others = relations.filter((other) => relation !== other && path.includes(patientOf(relation)))
    const isLeak = others.some((other) => text?.includes(secretOf(other)))
    // Neither is in the table: an answer about somebody else, and an unexpected refusal.
    if (isLeak) return '!'
    if (status >= 300)
      return [400, 403, 404, 409].includes(status) && !text.includes(secretOf(relation)) ? '.' : `${status}!`
    if ((answer as BookingResponse | undefined)?.isProposed) return 'p'
    if (text?.includes(secretOf(relation))) return 'y'
    const isAimed = !changesNothing || /download|measurements|careareas/.test(path)
    return isAimed ? 'y' : text?.includes(patientOf(relation)) ? 'i' : '.'
  }

  it('ACCOUNT-009 ROLE-025 CHAT-015 every operation with a patient gives the doctor what their relation allows', async () => {
    const rows: string[] = []
    for (const operation of [...operationsWithPatient, ...hubCalls]) {
      const cells: string[] = []
      for (const relation of relations) cells.push(await cell(operation, relation))
      rows.push(`${cells.join(' ')}  ${operation}`)
    }
    expect(rows).toEqual(table.trim().split('\n'))
  }, 300_000)

  it('ROLE-022 a doctor acts for no patient, whatever their relation', async () => {
    for (const relation of relations) {
      const headers = { 'x-impersonation-user': patientOf(relation) }
      expect((await doctor('GET', 'api/users/data', undefined, headers)).status).toBe(403)
    }
  })
})
