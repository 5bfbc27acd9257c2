// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { retireKeys, rotateKeys } from '../../platform/identity/protocol/rotateKeys'
import { NOW, STARTUP_TIMEOUT, openClinic, type Clinic } from '../../test/clinic/clinic'
import { databases } from '../../test/databases'
import { verifyCertificate, type CertificateFile } from './certificate/certificate'
import { certificatePage } from './certificate/certificatePage'
import { eraseDue } from './eraseDue'
import { eraseOnRequest, previewErasure } from './eraseOnRequest'
import { countRows, type Who } from './eraseRows'
import { readWho } from './erasePerson'
import { personTables } from './personTables'
import type { KeepReason } from './terms'
import { writePaidVisit, writeTraces, writeUnpaidHold } from './test/traces'

const DAY_MS = 86_400_000
const luis = personId('one', 'luis')

describe.each(databases)('the erasure of a person on request on %s', (database) => {
  let clinic: Clinic
  let who: Who
  let file: CertificateFile
  beforeAll(async () => {
    clinic = await openClinic(database)
    await writeTraces(clinic, luis)
    await writePaidVisit(clinic, luis)
    who = await readWho(clinic.db, 'one', [luis])
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const tenantOne = () => {
    const tenant = clinic.tenants.all.find(({ id }) => id === 'one')
    if (!tenant) throw new Error('There is no tenant one')
    return tenant
  }
  const requestAt = (now: Date, id = luis) => ({
    tenant: tenantOne(),
    id,
    actor: 'Olga Ramos',
    now,
    language: 'es',
    deviceKeys: undefined,
  })
  const eraseAt = (now: Date, id: string, found: string) =>
    eraseOnRequest({
      db: clinic.db,
      files: clinic.files.store,
      ring: undefined,
      devices: undefined,
      request: requestAt(now, id),
      facts: { found, operator: 'Olga Ramos', version: '0.0.0', backupsUntil: '2027-03-01' },
      write: () => undefined,
    })

  it('a preview says what would go, and changes nothing', async () => {
    const before = await countEverything(clinic)
    const { erased, kept } = await previewErasure(clinic.db, requestAt(NOW))
    expect(erased).toMatchObject({ account: 1, letter: expect.any(Number) as unknown })
    expect(kept.map(({ reason }) => reason)).toContain('clinical')
    expect(await countEverything(clinic)).toEqual(before)
  })

  it('nothing is erased if the certificate cannot be kept', async () => {
    const before = await countEverything(clinic)
    const failing = eraseOnRequest({
      db: clinic.db,
      files: clinic.files.store,
      ring: undefined,
      devices: undefined,
      request: requestAt(NOW),
      facts: { found: 'x', operator: 'x', version: 'x', backupsUntil: '2027-03-01' },
      write: () => {
        throw new Error('disk full')
      },
    })
    await expect(failing).rejects.toThrow('disk full')
    expect(await countEverything(clinic)).toEqual(before)
  })

  it('the account goes at once; the clinical history and the accounts stay until their day', async () => {
    const call = await clinic.as('luis@portico.test')
    const result = await eraseAt(NOW, luis, 'luis@portico.test')
    file = result.file
    expect([result.hasFilesLeft, result.hasOpenConnection]).toEqual([false, false])
    expect((await call('GET', 'api/users/data')).status).toBe(401)
    const left = await countRows(clinic.db, who, 'account')
    // The doctors' letters about the cancelled appointments are still on their way.
    expect(Object.keys(left).filter((table) => table !== 'letter')).toEqual([])
    expect(Object.keys(await countRows(clinic.db, who, 'clinical'))).toContain('appointment')
    for (const { reason, until } of file.certificate.kept)
      expect([reason, new Date(until) > NOW]).toEqual([reason, true])
    const [person] = await clinic.db.query('select name, email, phone from person where id = $1', [luis])
    expect(person).toEqual({ name: 'Luis', email: null, phone: null })
  })

  it('the log of the administration says who erased when, and no longer what was written', async () => {
    const rows = await clinic.db.query<{
      action: string
      changed_by: string
      before: unknown
      after: unknown
    }>(
      `select action, changed_by, before, after from audit where tenant = 'one' and record_id = $1 order by id`,
      [luis],
    )
    expect(rows.at(-1)).toMatchObject({ action: 'delete', changed_by: 'Olga Ramos' })
    expect(JSON.stringify(rows)).not.toMatch(/luis@|Secreto/)
    const admin = await clinic.as('admin@portico.test')
    const { body } = await admin('GET', 'api/audit?entity=AdminUser')
    expect(JSON.stringify(body)).toContain('Olga Ramos')
  })

  it('the certificate names nobody, and only its file says whose it is', async () => {
    const [row] = await clinic.db.query('select * from erasure where id = $1', [file.certificate.id])
    expect(JSON.stringify(row)).not.toMatch(/luis/i)
    expect(JSON.stringify(row)).not.toContain(luis)
    expect(JSON.stringify(row)).not.toContain(file.salt)
    expect(await verifyCertificate(clinic.db, file, 'luis@portico.test')).toBeUndefined()
    expect(await verifyCertificate(clinic.db, file, 'ana@portico.test')).toBe('person')
    const other = { ...file, certificate: { ...file.certificate, people: 9 } }
    expect(await verifyCertificate(clinic.db, other)).toBe('changed')
    const { certificate } = file
    const unknown = { ...file, certificate: { ...certificate, id: 'x' } }
    expect(await verifyCertificate(clinic.db, unknown)).toBe('unknown')
    expect(await verifyCertificate(clinic.db, { ...file, signature: `${file.signature}x` })).toBe('signature')
  })

  it('the certificate is valid after the keys of the tenant were replaced', async () => {
    await rotateKeys(clinic.db, 'one', undefined)
    await retireKeys(clinic.db, 'one')
    expect(await verifyCertificate(clinic.db, file)).toBeUndefined()
  })

  it.each(['es', 'en'] as const)('its page in %s has a text for all that it says', (language) => {
    const page = certificatePage(file, { language, brand: '<Uno>', timeZone: 'Europe/Madrid' })
    expect(page).not.toMatch(/\[ERASURE|<Uno>|undefined/)
    expect(page).toContain('&lt;Uno&gt;')
    expect(page).toContain(file.certificate.personHash)
  })

  const endOf = (wanted: KeepReason, days: number) => {
    const found = file.certificate.kept.find(({ reason }) => reason === wanted)
    return new Date(new Date(found?.until ?? '').getTime() + days * DAY_MS)
  }
  const history = () => countRows(clinic.db, who, 'clinical')

  it('the job erases the clinical history on its day, and leaves what the accounts need', async () => {
    await clinic.db.query(`update letter set sent_at = $1 where sent_at is null`, [NOW.toISOString()])
    const before = await history()
    await eraseDue(clinic.db, clinic.tenants.all, endOf('clinical', -1))
    expect(await history()).toEqual(before)
    await eraseDue(clinic.db, clinic.tenants.all, endOf('clinical', 1))
    expect(await history()).toEqual({ appointment: 1, person: 1 })
    expect(
      await clinic.db.query(
        `select p.name, p.birth_date, p.identification_number, a.notes from person p join appointment a on a.patient_id = p.id where p.id = $1`,
        [luis],
      ),
    ).toEqual([{ name: 'Luis', birth_date: null, identification_number: '12345678Z', notes: null }])
    expect(await countRows(clinic.db, who, 'accounting')).toEqual({ payment: 1 })
  })

  it('the job erases the accounts on their day, and then nothing in the database names the person', async () => {
    await eraseDue(clinic.db, clinic.tenants.all, endOf('accounting', 1))
    for (const group of ['account', 'clinical', 'accounting'] as const)
      expect(await countRows(clinic.db, who, group)).toEqual({})
    expect(await findMarks(clinic, ['luis@portico.test', 'Secreto de Luis'])).toEqual([])
    // An id that nobody has any more.
    expect(await findMarks(clinic, [luis])).toEqual(['audit'])
    expect(await clinic.db.query('select 1 from erasure_rest')).toEqual([])
    expect(await verifyCertificate(clinic.db, file)).toBeUndefined()
  })

  it('somebody without a history or payments is gone at once', async () => {
    const id = 'new-person'
    await clinic.db.query(
      `insert into person (tenant, id, name, email) values ('one', $1, 'Zuriñe', 'zurine@portico.test')`,
      [id],
    )
    // A time that was held and never paid is neither care nor part of the accounts.
    await writeUnpaidHold(clinic, id)
    const { file: issued } = await eraseAt(NOW, id, 'zurine@portico.test')
    expect(issued.certificate.kept).toEqual([])
    expect(await findMarks(clinic, ['zurine@portico.test', 'Zuriñe'])).toEqual([])
    expect(await findMarks(clinic, [id])).toEqual(['audit'])
  })

  it('people of the staff, with a card that is charged or a payment under way are refused, with the reason', async () => {
    await expect(previewErasure(clinic.db, requestAt(NOW, personId('one', 'admin')))).rejects.toMatchObject({
      reason: 'role',
    })
    const id = 'plan-person'
    await clinic.db.query(`insert into person (tenant, id, name) values ('one', $1, 'Paula')`, [id])
    await clinic.db.query(
      `insert into card_subscription (tenant, id, person_id, plan_id, started_on) values ('one', 's', $1, 1, $2)`,
      [id, NOW.toISOString()],
    )
    await expect(previewErasure(clinic.db, requestAt(NOW, id))).rejects.toMatchObject({ reason: 'plan' })
  })
})

async function countEverything({ db }: Clinic): Promise<unknown[]> {
  const counts: unknown[] = []
  for (const table of [...Object.keys(personTables), 'audit', 'erasure'])
    counts.push([table, ...(await db.query(`select count(*)::int as count from ${table}`))])
  return counts
}

/** The tables in which a text appears anywhere, in rows of the tenant. */
async function findMarks({ db }: Clinic, marks: readonly string[]): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = current_schema() order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await db.query(
      `select 1 from ${name} t where coalesce(to_jsonb(t) ->> 'tenant', 'one') = 'one'
         and exists (select from unnest($1::text[]) m where position(m in t::text) > 0) limit 1`,
      [marks],
    )
    if (rows.length > 0) found.push(name)
  }
  return found
}
