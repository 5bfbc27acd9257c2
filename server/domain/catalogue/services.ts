import type { Service, Specialty } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { isOfferedSql } from './coverageSql'
import { serviceSql, specialtyFieldsSql } from './entitySql'

interface EntityRow<T> {
  entity: T
}

const active = `s.tenant = $1 and s.is_active
  and exists (select from specialty sp where sp.tenant = s.tenant and sp.id = s.specialty_id and sp.is_active)`

/** All active services; with `agendaOnly` those that patients can book: they are shown in the agenda, and somebody offers them. */
export async function listServices(
  db: Tx,
  tenant: string,
  language: string,
  agendaOnly: boolean,
): Promise<Service[]> {
  const rows = await db.query<EntityRow<Service>>(
    `select ${serviceSql('$3')} as entity from service s where ${active} and (s.show_in_agenda and ${isOfferedSql()} or not $2)
     order by s.specialty_id, s.id`,
    [tenant, agendaOnly, language],
  )
  return rows.map((row) => row.entity)
}

/** The service offered when nothing is chosen: of those that patients can book the marked one, else the first. */
export async function findDefaultService(
  db: Tx,
  tenant: string,
  language: string,
): Promise<Service | undefined> {
  const [row] = await db.query<EntityRow<Service>>(
    `select ${serviceSql('$2')} as entity from service s where ${active} and s.show_in_agenda and ${isOfferedSql()} order by s.is_default desc, s.id limit 1`,
    [tenant, language],
  )
  return row?.entity
}

/** One active service. */
export async function findService(
  db: Tx,
  tenant: string,
  language: string,
  id: number,
): Promise<Service | undefined> {
  const [row] = await db.query<EntityRow<Service>>(
    `select ${serviceSql('$3')} as entity from service s where ${active} and s.id = $2`,
    [tenant, id, language],
  )
  return row?.entity
}

/** The active service with an id of the booking provider. */
export async function findBySimplyBookId(
  db: Tx,
  tenant: string,
  language: string,
  id: string,
): Promise<Service | undefined> {
  const [row] = await db.query<EntityRow<Service>>(
    `select ${serviceSql('$3')} as entity from service s where ${active} and s.simply_book_id = $2
     order by s.id limit 1`,
    [tenant, id, language],
  )
  return row?.entity
}

/** Active specialties with their bookable services; with an id only that one. */
export async function listSpecialties(
  db: Tx,
  tenant: string,
  language: string,
  id: number | null = null,
): Promise<Specialty[]> {
  const rows = await db.query<EntityRow<Specialty>>(
    `select jsonb_build_object(
       ${specialtyFieldsSql('$3')},
       'consultationServices', coalesce((
         select jsonb_agg(${serviceSql('$3')} order by s.id) from service s
         where s.tenant = sp.tenant and s.specialty_id = sp.id and s.is_active and s.show_in_agenda and ${isOfferedSql()}), '[]')
     ) as entity
     from specialty sp where sp.tenant = $1 and sp.is_active and ($2::int is null or sp.id = $2) order by sp.id`,
    [tenant, id, language],
  )
  return rows.map((row) => row.entity)
}
