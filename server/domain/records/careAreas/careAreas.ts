import type { CareArea } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'

const list = (isAssigned: string, where = 'true') =>
  `select a.id, a.name, ${isAssigned} as "isAssigned" from care_area a where a.tenant = $1 and ${where} order by a.name`

const isOfDoctor = `exists (select from doctor_care_area x where x.tenant = a.tenant and x.care_area_id = a.id and x.doctor_id = $2)`
const isOfPatient = (place: string) =>
  `exists (select from person_care_area x where x.tenant = a.tenant and x.care_area_id = a.id and x.person_id = ${place})`

/** All care areas, and whether a doctor works in each. */
export const listOfDoctor = (db: Tx, tenant: string, doctorId: number): Promise<CareArea[]> =>
  db.query<CareArea>(list(isOfDoctor), [tenant, doctorId])

/** The care areas in which a doctor works, and whether a patient is followed in each. */
export const listOfDoctorsPatient = (
  db: Tx,
  tenant: string,
  doctorId: number,
  patientId: string,
): Promise<CareArea[]> =>
  db.query<CareArea>(list(isOfPatient('$3'), isOfDoctor), [tenant, doctorId, patientId])

/** Adds a patient to some care areas and takes them out of others. Returns whether anything changed. */
export async function assign(
  tx: Tx,
  tenant: string,
  patientId: string,
  { added, removed }: { added: readonly number[]; removed: readonly number[] },
): Promise<boolean> {
  const inserted = await tx.query(
    `insert into person_care_area (tenant, person_id, care_area_id)
     select $1, $2, unnest($3::int[]) on conflict do nothing returning care_area_id`,
    [tenant, patientId, added],
  )
  const deleted = await tx.query(
    `delete from person_care_area where tenant = $1 and person_id = $2 and care_area_id = any($3::int[]) returning care_area_id`,
    [tenant, patientId, removed],
  )
  return inserted.length + deleted.length > 0
}
