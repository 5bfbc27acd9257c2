import type { Insurer } from '../../../schemas/generated/entities'
import type { Tx } from '../../db/engine'

/** The insurers of a tenant, by name (BOOK-082). */
export function listInsurers(db: Tx, tenant: string): Promise<Insurer[]> {
  return db.query<Insurer>('select id, name from insurer where tenant = $1 order by name, id', [tenant])
}
