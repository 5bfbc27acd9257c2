// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { AdminService, DeletedRecordPage, RecordUse, Service } from '../../../schemas/generated/entities'
import { personId } from '../../demo/people/personRow'
import { ruleDatabases } from '../../test/databases'
import { NOW } from '../../test/clinic/clinic'
import { testClinic } from '../../test/clinic/testClinic'
import { createTenants } from '../../platform/tenants/tenants'
import { tenant } from '../../test/fakes'
import { sweepPictures } from '../pictures/sweep'
import { deleteOldRows } from '../retention/deleteOldRows'
import { retention } from '../retention/tables'
import { users } from '../users/entity'

describe.each(ruleDatabases)('the bin on %s', (database) => {
  const { call: admin, clinic } = testClinic(database, 'admin@portico.test')

  const create = async (path: string, body: object) =>
    ((await admin('POST', path, body)).body as { id: number | string }).id
  const preview = async (entity: string, id: unknown) =>
    (await admin('GET', `api/deleted-records/${entity}/${String(id)}/preview`)).body as RecordUse[]
  const restore = (entity: string, id: unknown) =>
    admin('POST', `api/deleted-records/${entity}/${String(id)}/restore`)
  const bin = async () => ((await admin('GET', 'api/deleted-records')).body as DeletedRecordPage).items

  /** All rows of all tables but the history, which grows, and the bin. */
  async function readAll(): Promise<Record<string, unknown[]>> {
    const tables = await clinic().db.query<{ name: string }>(
      `select table_name as name from information_schema.tables
       where table_schema = current_schema() and table_name not in ('audit', 'deleted_record', 'deleted_row')
         and table_name not like 'oidc%' and table_name not like 'session%' and table_name not like 'hub%' order by 1`,
    )
    const rows: Record<string, unknown[]> = {}
    for (const { name } of tables)
      rows[name] = await clinic().db.query(
        `select to_jsonb(t) as row from ${name} t order by to_jsonb(t)::text`,
      )
    return rows
  }

  async function insurerWithEverything(): Promise<number> {
    const services = ((await admin('GET', 'api/consultation-services')).body as Service[]).slice(0, 3)
    const consultationServices = services.map(({ id }) => id)
    const id = Number(await create('api/insurers', { name: 'Mutua del Nalón', consultationServices }))
    await create('api/policies', { insurerId: id, policyNumber: 'N-1', birthDate: '1980-01-01' })
    await clinic().db.query(
      `insert into doctor_insurer_service (tenant, doctor_id, insurer_id, service_id, is_active)
       select 'one', d.id, $1::int, $2::int, true from (select id from doctor where tenant = 'one' limit 2) d`,
      [id, consultationServices[0]],
    )
    return id
  }

  it('says what goes with a record, by the foreign keys of the database, and changes nothing', async () => {
    const id = await insurerWithEverything()
    const before = await readAll()
    const uses = await preview('AdminInsurer', id)
    expect(uses).toHaveLength(3)
    expect(uses).toEqual(
      expect.arrayContaining([
        { name: 'insurer_service', count: 3, effect: 'goes' },
        { name: 'insured_policy', count: 1, effect: 'goes' },
        { name: 'doctor_insurer_service', count: 2, effect: 'goes' },
      ]),
    )
    expect(await readAll()).toEqual(before)
    expect(await bin()).toEqual([])
  })

  it('ADMIN-143 a deleted record comes back whole, with what was deleted with it and a line in its history', async () => {
    const id = await insurerWithEverything()
    const before = await readAll()
    expect((await admin('DELETE', `api/insurers/${id}`)).status).toBe(204)
    expect(await bin()).toMatchObject([
      {
        entity: 'AdminInsurer',
        recordId: String(id),
        name: 'Mutua del Nalón',
        deletedAt: NOW.toISOString(),
        until: '2027-02-10T07:00:00.000Z',
        parts: 6,
      },
    ])
    expect((await restore('AdminInsurer', id)).status).toBe(204)
    expect(await readAll()).toEqual(before)
    expect(await bin()).toEqual([])
    const { body } = await admin('GET', `api/audit/AdminInsurer/${id}`)
    expect(body).toMatchObject([{ action: 'restore' }, { action: 'delete' }, { action: 'create' }])
    expect((await restore('AdminInsurer', id)).status).toBe(404)
  })

  it('a user comes back with the account, and what identifies them', async () => {
    const email = 'vuelve@nuevo.test'
    const id = await create('api/users/admin', { name: 'Vuelve', email, roles: ['VideosAdministrator'] })
    const before = await readAll()
    expect((await admin('DELETE', `api/users/admin/${id}`)).status).toBe(204)
    expect(await restore('AdminUser', id)).toMatchObject({ status: 204 })
    expect(await readAll()).toEqual(before)
  })

  it('what another record has taken meanwhile, or needs and is gone, is said', async () => {
    const email = 'ocupado@nuevo.test'
    const id = await create('api/users/admin', { name: 'Primera', email })
    await admin('DELETE', `api/users/admin/${id}`)
    await create('api/users/admin', { name: 'Segunda', email })
    expect((await restore('AdminUser', id)).body).toMatchObject({
      message: 'RESTORE_REFUSED',
      details: { reason: 'taken' },
    })
    const specialty = await create('api/consultation-specialties', { name: 'Óptica' })
    const service = await create('api/consultation-services', {
      name: 'Graduación',
      consultationSpecialtyId: specialty,
      type: 1,
      duration: 20,
    })
    await admin('DELETE', `api/consultation-services/${service}`)
    await admin('DELETE', `api/consultation-specialties/${specialty}`)
    expect((await restore('AdminService', service)).body).toMatchObject({ details: { reason: 'missing' } })
    expect(await restore('AdminSpecialty', specialty)).toMatchObject({ status: 204 })
    expect((await restore('AdminService', service)).status).toBe(204)
  })

  it('every reference to a record is said: each foreign key of the database to a table of the administration', async () => {
    const entities = {
      agreement: 'Agreement',
      category: 'Category',
      centre: 'Centre',
      insurer: 'AdminInsurer',
      person: 'AdminUser',
      service: 'AdminService',
      specialty: 'AdminSpecialty',
      specialty_category: 'AdminSpecialtyCategory',
      team: 'Team',
    }
    const keys = await clinic().db.query<{ child: string; parent: string; column: string }>(
      `select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, a.attname::text as column
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[2]
       where c.contype = 'f' and array_length(c.conkey, 1) = 2 and c.confrelid::regclass::text = any($1::text[])`,
      [Object.keys(entities)],
    )
    const silent: string[] = []
    for (const { child, parent, column } of keys) {
      const [row] = await clinic().db.query<{ id: string }>(
        `select ${column} as id from ${child} where tenant = 'one' and ${column} is not null limit 1`,
      )
      if (row && (await preview(entities[parent as 'team'], row.id)).length === 0)
        silent.push(`${child}.${column}`)
    }
    expect(keys.length).toBeGreaterThan(50)
    expect(silent).toEqual([])
  })

  it('what belongs to the clinical history of a person keeps the user', async () => {
    const keys = await clinic().db.query<{ child: string }>(
      `select c.conrelid::regclass::text as child from pg_constraint c
       where c.contype = 'f' and c.confdeltype = 'c' and c.confrelid = 'person'::regclass`,
    )
    const clinical = keys.filter(({ child }) => {
      const rule = retention[child]
      // A care area is a field of the user.
      return rule && 'stays' in rule && /clinical|accounting/.test(rule.stays) && child !== 'person_care_area'
    })
    expect([...(users.keptBy ?? [])].sort()).toEqual(clinical.map(({ child }) => child).sort())
    const { status, body } = await admin('DELETE', `api/users/admin/${personId('one', 'ana')}`)
    expect([status, body]).toMatchObject([409, { message: 'IN_USE' }])
    const names = (await preview('AdminUser', personId('one', 'ana'))).map(({ name }) => name)
    expect(names).toContain('medicalData')
    expect(names).not.toContain('measurement')
  })

  it('ADMIN-146 names the list of what keeps a record, where there is one', async () => {
    const [service] = (await admin('GET', 'api/consultation-services')).body as Service[]
    const { body } = await admin('GET', `api/consultation-services/${service?.id}`)
    const uses = await preview('AdminSpecialty', (body as AdminService).consultationSpecialtyId)
    expect(uses).toContainEqual({
      name: 'services',
      count: expect.any(Number) as number,
      effect: 'keeps',
      list: { entity: 'AdminService', field: 'consultationSpecialtyId' },
    })
  })

  it('a category whose tags are at videos stays, and each video counts once', async () => {
    const [tag] = await clinic().db.query<{ category: number; count: number }>(
      `select t.category_id as category, count(distinct x.video_id) as count from tag t
       join video_tag x on x.tenant = t.tenant and x.tag_id = t.id where t.tenant = 'one' group by 1 limit 1`,
    )
    expect(await preview('Category', tag?.category)).toEqual([
      { name: 'videos', count: tag?.count, effect: 'keeps' },
    ])
  })

  it('a record in the bin keeps its picture, and is gone after 30 days', async () => {
    const [picture] = await clinic().db.query<{ id: number }>(
      `insert into picture (tenant, id, seed, hash, uploaded_by, uploaded_at)
       select tenant, 999001, seed, hash, 'admin', '2026-01-01' from picture where tenant = 'one' limit 1
       returning id`,
    )
    const imageUrl = `/api/thumbnails/${picture?.id}/150`
    const id = await create('api/consultation-specialties', { name: 'Con imagen', imageUrl })
    await admin('DELETE', `api/consultation-specialties/${id}`)
    const sweep = async () => {
      await sweepPictures(clinic().db, NOW)
      return clinic().db.query('select from picture where id = 999001')
    }
    expect(await sweep()).toHaveLength(1)
    const { all } = createTenants([tenant('one')])
    await deleteOldRows(clinic().db, all, new Date(NOW.getTime() + 30 * 86_400_000 - 1))
    expect((await bin()).map(({ recordId }) => recordId)).toContain(String(id))
    await deleteOldRows(clinic().db, all, new Date(NOW.getTime() + 30 * 86_400_000 + 1))
    expect((await bin()).map(({ recordId }) => recordId)).not.toContain(String(id))
    expect(await sweep()).toEqual([])
  })

  it('who may not use a section sees nothing of its bin, and restores nothing', async () => {
    const id = await create('api/insurers', { name: 'Reservada' })
    await admin('DELETE', `api/insurers/${id}`)
    await create('api/users/admin', {
      name: 'Solo vídeos',
      email: 'videos@nuevo.test',
      roles: ['VideosAdministrator'],
    })
    const ana = await clinic().as('ana@portico.test')
    expect((await ana('GET', 'api/deleted-records')).status).toBe(403)
    const refused = await ana('POST', `api/deleted-records/AdminInsurer/${id}/restore`)
    expect(refused.status).toBe(403)
    expect((await ana('GET', `api/deleted-records/AdminInsurer/${id}/preview`)).status).toBe(403)
    expect((await restore('Nothing', id)).status).toBe(404)
  })
})
