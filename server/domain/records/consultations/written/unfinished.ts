import { AppointmentStatus, AppointmentType } from '../../../../../schemas/generated/constants'
import type { UnfinishedVisit } from '../../../../../schemas/generated/entities'
import { isTreatedByDoctor } from '../../../appointments/appointmentQueries'
import { localSql } from '../../../catalogue/entitySql'
import { treatmentTime } from '../../../people/treated'
import { requireProfessional } from '../../patients/patients'
import type { VisitCall } from './ownVisit'

/** Days for which a visit in person that nobody has written about is to be finished: nothing tells whether it took place. */
const IN_PERSON_DAYS = 7
const MAX_LISTED = 100

type Row = Omit<UnfinishedVisit, 'startDate'> & { startsAt: Date }

/**
 * The visits of the doctor who calls that took place and are not finished, the latest first: one that was talked in, one with a
 * draft, and one in person of the last week unless the patient did not come.
 */
export async function listUnfinished(call: VisitCall): Promise<UnfinishedVisit[]> {
  const { db, tenant, language } = call
  const doctorId = await requireProfessional(call)
  const { now, since } = treatmentTime(tenant, call.now)
  const rows = await db.query<Row>(
    `select a.id as "appointmentId", a.starts_at as "startsAt", concat_ws(' ', p.name, p.surname) as "patientName",
       ${localSql('s', 'name', '$5')} as "serviceName", s.type = ${AppointmentType.online} as "isOnline",
       w.version is not null as "hasDraft"
     from appointment a join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
     join service s on s.tenant = a.tenant and s.id = a.service_id
     join person p on p.tenant = a.tenant and p.id = a.patient_id
     left join consultation c on c.tenant = a.tenant and c.appointment_id = a.id
     left join consultation_draft w on w.tenant = a.tenant and w.appointment_id = a.id
     left join video_consultation v on v.tenant = a.tenant and v.appointment_id = a.id
     where a.tenant = $1 and a.doctor_id = $2 and a.status = ${AppointmentStatus.booked} and a.starts_at <= $3
       and c.finished_at is null and v.missed_at is null and ${isTreatedByDoctor({ now: '$3', since: '$4' })}
       and (c.id is not null or w.version is not null or (s.type <> ${AppointmentType.online} and a.ends_at < $3
         and a.ends_at > $3::timestamptz - interval '${IN_PERSON_DAYS} days'))
       and not exists (select from video_call o where o.tenant = a.tenant and o.appointment_id = a.id and o.status = 'inProgress')
     order by a.starts_at desc, a.id limit ${MAX_LISTED}`,
    [tenant.id, doctorId, now, since, language],
  )
  return rows.map(({ startsAt, ...row }) => ({ ...row, startDate: startsAt.toISOString() }))
}
