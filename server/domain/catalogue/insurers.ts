import type { Insurer, Service } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { localSql, serviceSql } from './entitySql'

/** The insurers of a tenant, by name. */
export function listInsurers(db: Tx, tenant: string, language: string): Promise<Insurer[]> {
  return db.query<Insurer>(
    `select id, ${localSql('i', 'name', '$2')} as name from insurer i where tenant = $1 order by 2, id`,
    [tenant, language],
  )
}

/** The services that an insurer pays for, also those that cannot be booked now. */
export async function listServicesOfInsurer(
  db: Tx,
  tenant: string,
  language: string,
  id: number,
): Promise<Service[]> {
  const rows = await db.query<{ entity: Service }>(
    `select ${serviceSql('$3')} as entity from service s
     join insurer_service c on c.tenant = s.tenant and c.service_id = s.id
     where s.tenant = $1 and c.insurer_id = $2 order by s.id`,
    [tenant, id, language],
  )
  return rows.map((row) => row.entity)
}
