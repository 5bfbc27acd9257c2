// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { AppointmentStatus } from '../../../schemas/generated/constants'
import { personId } from '../../demo/people/personRow'
import { NOW, STARTUP_TIMEOUT, openClinic, type Clinic } from '../../test/clinic/clinic'
import { ruleDatabases } from '../../test/databases'
import { readWho } from '../erasure/erasePerson'
import { countRows } from '../erasure/eraseRows'
import { writeTraces } from '../erasure/test/traces'
import { retention } from '../retention/tables'

describe.each(ruleDatabases)('the end of an account on %s', (database) => {
  let clinic: Clinic
  beforeAll(async () => {
    clinic = await openClinic(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  it('ACCOUNT-039 an account that its person deletes leaves nothing that belongs to accounts', async () => {
    const ana = personId('one', 'ana')
    await writeTraces(clinic, ana)
    const begun = await beginBefore(clinic, ana)
    const call = await clinic.as('ana@portico.test')
    expect((await call('DELETE', 'api/users')).status).toBe(204)
    const rows = await countRows(clinic.db, await readWho(clinic.db, 'one', [ana]), 'account')
    const promised = Object.keys(rows).filter((table) => {
      const rule = retention[table]
      return rule && 'stays' in rule && rule.stays === 'until the account is deleted'
    })
    expect(promised).toEqual([])
    const open = await clinic.db.query(
      `select 1 from record_share where patient_id = $1 and revoked_at is null and closed_at is null`,
      [ana],
    )
    expect(open).toEqual([])
    // A consultation that began before its time is care that was given, and no appointment to cancel.
    expect(await clinic.db.query('select status from appointment where id = $1', [begun])).toEqual([
      { status: AppointmentStatus.booked },
    ])
  })
})

/** The first of the person's appointments to come that has begun, since the doctor called before its time. Resolves to its id. */
async function beginBefore({ db }: Clinic, id: string): Promise<number> {
  const [visit] = await db.query<{ id: number; doctor: number }>(
    `select id, doctor_id as doctor from appointment where tenant = 'one' and patient_id = $1 and starts_at > $2::timestamptz
       and status = 2 and not readonly order by id limit 1`,
    [id, NOW.toISOString()],
  )
  await db.query(
    `insert into consultation (tenant, patient_id, appointment_id, held_on, doctor_id, doctor_name)
     values ('one', $1, $2, $3, $4, 'Vega')`,
    [id, visit?.id, NOW.toISOString(), visit?.doctor],
  )
  return visit?.id ?? 0
}
