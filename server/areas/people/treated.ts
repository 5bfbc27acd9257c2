import type { Tx } from '../../db/engine'
import { orNotFound } from '../orNotFound'

/** SQL: whether patient `p` is treated by doctor `d`: they had or have an appointment, or `d` is the patient's own doctor. */
export const treatedSql = `(p.associated_doctor_id = d.id or exists (
  select from appointment a where a.tenant = d.tenant and a.doctor_id = d.id and a.patient_id = p.id and a.status = 2))`

/** SQL: whether doctor `d` reads clinical data of patient `p`: a doctor does, somebody else if the patient allows it (ACCOUNT-009). */
export const readableSql = `(not coalesce((d.extra ->> 'isNonClinical')::boolean, false) or p.clinical_data_auth_at is not null)`

/** Throws 404 unless the doctor treats the patient, so that the answer does not reveal who is a patient. */
export async function requireTreated(
  db: Tx,
  tenant: string,
  doctorId: number,
  patientId: string,
): Promise<void> {
  const rows = await db.query(
    `select from person p join doctor d on d.tenant = p.tenant and d.is_active
     where p.tenant = $1 and p.id = $2 and d.id = $3 and ${treatedSql}`,
    [tenant, patientId, doctorId],
  )
  orNotFound(rows[0])
}
