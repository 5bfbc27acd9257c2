import { insuranceKeys, writeInsurance, type InsuranceKey } from '../people/insuranceMetas'
import type { AdminRecord, RecordChange } from '../entities/defineAdminEntity'

/** Writes the insurer of a user and its policy number, unless they stay as they were (ACCOUNT-019). */
export async function writeUserInsurance({ tx, change, id, current, body }: RecordChange): Promise<void> {
  if (!body || insuranceKeys.every((key) => valueOf(body, key) === valueOf(current, key))) return
  const values = insuranceKeys.map((key) => [key, valueOf(body, key)] as const)
  const insurance = Object.fromEntries(values) as Record<InsuranceKey, string | null>
  await writeInsurance(tx, change.tenant, String(id), insurance)
}

const valueOf = (record: AdminRecord | undefined, key: InsuranceKey): string | null => {
  const value = record?.[key]
  return typeof value === 'string' ? value : null
}
