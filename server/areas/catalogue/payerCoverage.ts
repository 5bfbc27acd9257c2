import type { Insurer, Service, Specialty } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'
import { serviceSql } from './entitySql'

/** Who pays: an insurer or a company's agreement. Insurer 0 means no particular insurer. */
export interface Payer {
  kind: 'insurer' | 'agreement'
  id: number
}

/** Condition: the payer covers service `s`. A private insurer covers everything: the patient pays. */
const covers: Record<Payer['kind'], string> = {
  insurer: `($3::int = 0 or exists (
    select from insurer i where i.tenant = s.tenant and i.id = $3 and (i.is_private or exists (
      select from insurer_service c
      where c.tenant = i.tenant and c.insurer_id = i.id and c.service_id = s.id))))`,
  agreement: `exists (
    select from agreement g where g.tenant = s.tenant and g.id = $3 and g.is_active
      and (g.show_all_specialties or exists (
        select from agreement_service c
        where c.tenant = g.tenant and c.agreement_id = g.id and c.service_id = s.id)))`,
}

/** SQL condition: service `s` has this type, is offered, and at least one practice offers it. */
const bookable = `s.tenant = $1 and s.type = $2 and s.is_active and s.show_in_agenda and exists (
  select from provider_service ps
  join provider p on p.tenant = ps.tenant and p.id = ps.provider_id and p.is_active
  join doctor d on d.tenant = p.tenant and d.id = p.doctor_id and d.is_active
  where ps.tenant = s.tenant and ps.service_id = s.id)`

/** Insurers that cover a type of appointment, by name; a private one covers whatever is offered (BOOK-113). */
export function listCoveringInsurers(db: Tx, tenant: string, type: number): Promise<Insurer[]> {
  return db.query<Insurer>(
    `select i.id, i.name from insurer i
     where i.tenant = $1 and exists (
       select from service s where ${bookable} and (i.is_private or exists (
         select from insurer_service c
         where c.tenant = i.tenant and c.insurer_id = i.id and c.service_id = s.id)))
     order by i.name, i.id`,
    [tenant, type],
  )
}

/** Specialties with a service of the type that the payer covers, by name (BOOK-114, BOOK-115). */
export async function listCoveredSpecialties(
  db: Tx,
  tenant: string,
  type: number,
  { kind, id }: Payer,
): Promise<Specialty[]> {
  const rows = await db.query<{ entity: Specialty }>(
    `select jsonb_build_object('id', sp.id, 'name', sp.name, 'description', sp.description,
       'maxAge', sp.max_age, 'categoryId', sp.category_id, 'isActive', sp.is_active, 'imageUrl', sp.image_url) as entity
     from specialty sp where sp.tenant = $1 and sp.is_active and exists (
       select from service s where ${bookable} and s.specialty_id = sp.id and ${covers[kind]})
     order by sp.name, sp.id`,
    [tenant, type, id],
  )
  return rows.map(({ entity }) => entity)
}

/** Services of a specialty and a type that the payer covers (BOOK-116, BOOK-117). */
export async function listCoveredServices(
  db: Tx,
  tenant: string,
  type: number,
  { kind, id }: Payer,
  specialtyId: number,
): Promise<Service[]> {
  const rows = await db.query<{ entity: Service }>(
    `select ${serviceSql} as entity from service s
     where ${bookable} and s.specialty_id = $4 and ${covers[kind]} order by s.id`,
    [tenant, type, id, specialtyId],
  )
  return rows.map(({ entity }) => entity)
}

/** Whether an insurer pays for a service, or the patient does with a private one; 0 asks for no insurer (BOOK-118). */
export async function isCoveredByInsurer(
  db: Tx,
  tenant: string,
  insurerId: number,
  serviceId: number,
): Promise<boolean> {
  const rows = await db.query(
    `select from service s where s.tenant = $1 and s.id = $2 and ${covers.insurer}`,
    [tenant, serviceId, insurerId],
  )
  return rows.length > 0
}
