import { AppointmentStatus, type AppointmentType } from '../../../../schemas/generated/constants'
import { personId } from '../../../../server/demo/people/personRow'
import { insertVideoAppointment } from '../../../../server/domain/calls/test/videoAppointment'
import { changeData } from '../freshPortal'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const TENANT = 'portico'

/** A visit of somebody of the demo data with the doctor who has an account. */
export interface PlannedVisit {
  /** The key of the person, such as `ana` or `ana/child`. */
  key: string
  /** Minutes before the present at which it begins; negative: after it. */
  ago: number
  type: AppointmentType
}

/** Plans visits of the doctor in the data of a portal that does not run. The doctor's and the patients' other visits of these days are cancelled. */
export const planVisits = (folder: string, now: number, visits: readonly PlannedVisit[]): Promise<void> =>
  changeData(folder, async (db) => {
    await db.query(
      `update appointment set status = ${AppointmentStatus.cancelled} where tenant = $1 and starts_at between $2 and $3
         and (patient_id = any($5) or doctor_id = (select id from doctor where tenant = $1 and person_id = $4))`,
      [
        TENANT,
        new Date(now - 2 * DAY).toISOString(),
        new Date(now + DAY).toISOString(),
        personId(TENANT, 'doctor'),
        visits.map(({ key }) => personId(TENANT, key)),
      ],
    )
    // Who has a visit by video may join it.
    await db.query('update person set is_plus = true where tenant = $1 and id = any($2)', [
      TENANT,
      visits.map(({ key }) => personId(TENANT, key)),
    ])
    for (const { key, ago, type } of visits) {
      const start = new Date(Math.floor(now / MINUTE - ago) * MINUTE)
      await insertVideoAppointment({ db }, { patient: key, start, type, tenant: TENANT })
    }
  })
