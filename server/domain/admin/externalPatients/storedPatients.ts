import type { Tx } from '../../../platform/db/database'
import type { FindExternalPatient } from './externalPatients'
import { readExternalPatient } from './readExternalPatient'

/** The patients in the server's own database, for a tenant without a hospital system. */
export const storedPatients =
  (db: Tx, tenant: string): FindExternalPatient =>
  async (externalId) => {
    const [row] = await db.query<{ patient: unknown }>(
      'select patient from external_patient where tenant = $1 and external_id = $2',
      [tenant, externalId],
    )
    return row && readExternalPatient(row.patient)
  }
