// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Clinic } from '../../test/clinic/clinic'

const luis = personId('one', 'luis')
const ana = personId('one', 'ana')

describe.each(ruleDatabases)('the download of one’s own data on %s', (database) => {
  let clinic: Clinic
  beforeAll(async () => {
    clinic = await openClinic(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  /** Rows of a person in the tables of the other plugins. */
  const write = async (id: string, mark: string) => {
    const { db } = clinic
    const at = '2027-01-10T08:00:00Z'
    await db.query(
      `insert into external_identity (tenant, issuer, subject, sub) values ('one', $2, $2, $1)`,
      [id, `https://${mark}.example`],
    )
    await db.query(
      `insert into accepted_conditions (tenant, person_id, version, accepted_at) values ('one', $1, $2, $3)`,
      [id, mark, at],
    )
    await db.query(
      `insert into acting_entry (tenant, actor_id, subject_id, capacity, action, occurred_at)
       values ('one', $2, $1, 'administrator', 'changed', $3)`,
      [id, personId('one', 'admin'), at],
    )
    await db.query(
      `insert into scan (tenant, person_id, status, cost, reason, started_at) values ('one', $1, 'refused', 1, $2, $3)`,
      [id, mark, at],
    )
    const [doctor] = await db.query<{ id: number }>(`select min(id) as id from doctor where tenant = 'one'`)
    await db.query(
      `insert into chat_conversation (tenant, patient_id, doctor_id) values ('one', $1, $2) on conflict do nothing`,
      [id, doctor?.id],
    )
    await db.query(
      `insert into chat_message (tenant, patient_id, doctor_id, sender_id, from_doctor, content, created_at)
       values ('one', $1, $2, $1, false, $3, $4)`,
      [id, doctor?.id, mark, at],
    )
  }

  it('ACCOUNT-032 has the messages, the conditions, the sign-ins, the scans, and who used the account, of nobody else', async () => {
    await write(luis, 'of-luis')
    await write(ana, 'of-ana')
    const call = await clinic.as('luis@portico.test')
    const { body } = await call('GET', 'api/users/export')
    expect(body).toMatchObject({
      externalSignIns: [{ issuer: 'https://of-luis.example' }],
      conditions: expect.arrayContaining([expect.objectContaining({ version: 'of-luis' })]) as unknown,
      accountUse: [
        { by: expect.stringContaining('Alba') as unknown, as: 'administrator', action: 'changed' },
      ],
      scans: [{ status: 'refused', reason: 'of-luis' }],
    })
    const { messages = [] } = body as { messages?: { content: string; fromDoctor: boolean }[] }
    expect(messages.at(-1)).toMatchObject({ content: 'of-luis', fromDoctor: false })
    expect(JSON.stringify(body)).not.toContain('of-ana')
  })
})
