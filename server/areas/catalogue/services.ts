import type { Service, Specialty } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'
import { serviceSql } from './entitySql'

interface EntityRow<T> {
  entity: T
}

const active = `s.tenant = $1 and s.is_active
  and exists (select from specialty sp where sp.tenant = s.tenant and sp.id = s.specialty_id and sp.is_active)`

/** All active services (BOOK-122); with `agendaOnly` those that are shown in the agenda (BOOK-123). */
export async function listServices(db: Tx, tenant: string, agendaOnly: boolean): Promise<Service[]> {
  const rows = await db.query<EntityRow<Service>>(
    `select ${serviceSql} as entity from service s where ${active} and (s.show_in_agenda or not $2)
     order by s.specialty_id, s.id`,
    [tenant, agendaOnly],
  )
  return rows.map((row) => row.entity)
}

/** The service offered when nothing is chosen (BOOK-125): the marked one, else the first. */
export async function findDefaultService(db: Tx, tenant: string): Promise<Service | undefined> {
  const [row] = await db.query<EntityRow<Service>>(
    `select ${serviceSql} as entity from service s where ${active} order by s.is_default desc, s.id limit 1`,
    [tenant],
  )
  return row?.entity
}

/** One active service (BOOK-127). */
export async function findService(db: Tx, tenant: string, id: number): Promise<Service | undefined> {
  const [row] = await db.query<EntityRow<Service>>(
    `select ${serviceSql} as entity from service s where ${active} and s.id = $2`,
    [tenant, id],
  )
  return row?.entity
}

/** The active service with an id of the booking provider (BOOK-126). */
export async function findBySimplyBookId(db: Tx, tenant: string, id: string): Promise<Service | undefined> {
  const [row] = await db.query<EntityRow<Service>>(
    `select ${serviceSql} as entity from service s where ${active} and s.simply_book_id = $2
     order by s.id limit 1`,
    [tenant, id],
  )
  return row?.entity
}

/** Active specialties with their bookable services (BOOK-128); with an id only that one (BOOK-129). */
export async function listSpecialties(
  db: Tx,
  tenant: string,
  id: number | null = null,
): Promise<Specialty[]> {
  const rows = await db.query<EntityRow<Specialty>>(
    `select jsonb_build_object(
       'id', sp.id, 'name', sp.name, 'description', sp.description, 'maxAge', sp.max_age,
       'categoryId', sp.category_id, 'isActive', sp.is_active, 'imageUrl', sp.image_url,
       'consultationServices', coalesce((
         select jsonb_agg(${serviceSql} order by s.id) from service s
         where s.tenant = sp.tenant and s.specialty_id = sp.id and s.is_active and s.show_in_agenda), '[]')
     ) as entity
     from specialty sp where sp.tenant = $1 and sp.is_active and ($2::int is null or sp.id = $2) order by sp.id`,
    [tenant, id],
  )
  return rows.map((row) => row.entity)
}
