import type { Tx } from '../../platform/db/database'
import { seedConsultations } from './consultations'
import { seedOwnDocuments } from './documents'
import { seedMedicalData } from './medicalData'

/** Inserts the medical records of some people, the same for each. The hospital knows one of them, who sees the results of tests. */
export async function seedRecords(
  tx: Tx,
  tenant: string,
  patients: readonly string[],
  hospitalPatient: string,
  now: Date,
): Promise<void> {
  await seedOwnDocuments(tx, tenant, patients, now)
  await seedMedicalData(tx, tenant, patients, now)
  for (const patient of patients) await seedConsultations(tx, tenant, patient, now)
  await proveIdentity(tx, tenant, hospitalPatient, now)
}

/** Makes somebody a patient of the hospital whose identity is proven. */
async function proveIdentity(tx: Tx, tenant: string, patient: string, now: Date): Promise<void> {
  await tx.query(
    `update person set verified_at = $3, external_id = coalesce(external_id, 'HC-1000') where tenant = $1 and id = $2`,
    [tenant, patient, now.toISOString()],
  )
}
