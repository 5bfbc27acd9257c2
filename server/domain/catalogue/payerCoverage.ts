import type { Insurer, Service, Specialty } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import {
  agreementCoversSql,
  agreementPaysSql,
  doctorAcceptsInsurerSql,
  insurerCoversSql,
  isBookableWithInsurerSql,
  isOfferedSql,
} from './coverageSql'
import { localSql, serviceSql, specialtyFieldsSql } from './entitySql'

/** Who pays: an insurer or a company's agreement. Insurer 0 means no particular insurer. */
export interface Payer {
  kind: 'insurer' | 'agreement'
  id: number
}

/**
 * SQL condition: the payer's patients may book service `s` with doctor `d`. A private insurer covers everything: the
 * patient pays.
 */
const covers: Record<Payer['kind'], string> = {
  insurer: isBookableWithInsurerSql('$3'),
  agreement: `exists (
    select from agreement g where g.tenant = s.tenant and g.id = $3 and ${agreementCoversSql})`,
}

/** SQL condition: the payer pays for service `s`, so that the patient does not. */
const pays: Record<Payer['kind'], string> = {
  insurer: `exists (select from insurer i where i.tenant = s.tenant and i.id = $3 and not i.is_private)`,
  agreement: `exists (
    select from agreement g where g.tenant = s.tenant and g.id = $3 and ${agreementPaysSql})`,
}

/** SQL condition: service `s` has this type, is offered, and at least one practice offers it with a doctor `d` for whom `condition` holds. */
const isBookable = (condition: string): string => `
  s.tenant = $1 and s.type = $2 and s.is_active and s.show_in_agenda and ${isOfferedSql(condition)}`

/** Insurers that a doctor accepts for a type of appointment, by name; a private one covers whatever is offered. */
export function listCoveringInsurers(
  db: Tx,
  tenant: string,
  language: string,
  type: number,
): Promise<Insurer[]> {
  return db.query<Insurer>(
    `select i.id, ${localSql('i', 'name', '$3')} as name from insurer i
     where i.tenant = $1 and exists (
       select from service s where ${isBookable(`${insurerCoversSql} and ${doctorAcceptsInsurerSql}`)})
     order by 2, i.id`,
    [tenant, type, language],
  )
}

/** Specialties with a service of the type that the payer covers, by name. */
export async function listCoveredSpecialties(
  db: Tx,
  tenant: string,
  language: string,
  type: number,
  { kind, id }: Payer,
): Promise<Specialty[]> {
  const rows = await db.query<{ entity: Specialty }>(
    `select jsonb_build_object(${specialtyFieldsSql('$4')}) as entity
     from specialty sp where sp.tenant = $1 and sp.is_active and exists (
       select from service s where s.specialty_id = sp.id and ${isBookable(covers[kind])})
     order by ${localSql('sp', 'name', '$4')}, sp.id`,
    [tenant, type, id, language],
  )
  return rows.map(({ entity }) => entity)
}

/** Services of a specialty and a type that the payer covers, and whether it pays for them. */
export async function listCoveredServices(
  db: Tx,
  tenant: string,
  language: string,
  type: number,
  { kind, id }: Payer,
  specialtyId: number,
): Promise<Service[]> {
  const rows = await db.query<{ entity: Service }>(
    `select ${serviceSql('$5')} || jsonb_build_object('isCovered', ${pays[kind]}) as entity from service s
     where s.specialty_id = $4 and ${isBookable(covers[kind])} order by s.id`,
    [tenant, type, id, specialtyId, language],
  )
  return rows.map(({ entity }) => entity)
}

/** Whether patients of an insurer may book a service with a doctor. */
export async function isBookableWithInsurer(
  db: Tx,
  tenant: string,
  { insurerId, serviceId, doctorId }: { insurerId: number; serviceId: number; doctorId: number },
): Promise<boolean> {
  const rows = await db.query(
    `select from service s join doctor d on d.tenant = s.tenant and d.id = $4
     where s.tenant = $1 and s.id = $2 and ${isBookableWithInsurerSql('$3')}`,
    [tenant, serviceId, insurerId, doctorId],
  )
  return rows.length > 0
}
