import type { Receipt } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../db/engine'

/** The prescriptions of a person, the valid ones first, the latest first (REC-080). In: the date in the tenant's zone. */
export const listReceipts = (db: Tx, tenant: string, patient: string, today: string): Promise<Receipt[]> =>
  db.query<Receipt>(
    `select id, prescription_type as "prescriptionType", single_dose as "singleDose", dose, posology,
       posology_time as "posologyTime", coalesce(expires_on < $3::date, false) as "isExpired",
       to_char(expires_on, 'YYYY-MM-DD') as "expiresAt", to_char(prescribed_on, 'YYYY-MM-DD') as "prescribedAt",
       doctor_name as "doctorName", file_id is not null as "hasDocument"
     from receipt where tenant = $1 and patient_id = $2
     order by "isExpired", prescribed_on desc nulls last, id desc`,
    [tenant, patient, today],
  )
