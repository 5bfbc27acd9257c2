import type { Tx } from '../../db/engine'
import { seedConsultations } from './consultations'
import { seedOwnDocuments } from './documents'
import { seedMedicalData } from './medicalData'

/** Inserts the medical records of some people, the same for each. */
export async function seedRecords(
  tx: Tx,
  tenant: string,
  patients: readonly string[],
  now: Date,
): Promise<void> {
  await seedOwnDocuments(tx, tenant, patients, now)
  await seedMedicalData(tx, tenant, patients, now)
  for (const patient of patients) await seedConsultations(tx, tenant, patient, now)
}
