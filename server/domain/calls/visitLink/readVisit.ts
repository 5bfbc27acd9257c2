import type { Visit } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'
import { visitActor, type VisitRight } from '../../../platform/sessions/visits/visitRight'
import { doctorFullNameSql, localSql } from '../../catalogue/entitySql'
import { orNotFound } from '../../../platform/errors/orNotFound'

interface Row extends Omit<Visit, 'startDate' | 'userId'> {
  startsAt: Date
}

/** The visit that a session is about, in a language. */
export async function readVisit(
  db: Tx,
  { tenant, language, visit: { appointmentId } }: { tenant: string; language: string; visit: VisitRight },
): Promise<Visit> {
  const [row] = await db.query<Row>(
    `select a.id as "appointmentId", concat_ws(' ', p.name, p.surname) as "patientName",
       ${doctorFullNameSql} as "doctorName", d.thumbnail_id as "doctorThumbnailId",
       ${localSql('sp', 'name', '$3')} as "specialtyName", a.starts_at as "startsAt",
       extract(epoch from a.ends_at - a.starts_at)::int / 60 as duration
     from appointment a join person p on p.tenant = a.tenant and p.id = a.patient_id
     join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
     join service s on s.tenant = a.tenant and s.id = a.service_id
     join specialty sp on sp.tenant = s.tenant and sp.id = s.specialty_id
     where a.tenant = $1 and a.id = $2`,
    [tenant, appointmentId, language],
  )
  const { startsAt, ...rest } = orNotFound(row)
  return { ...rest, startDate: startsAt.toISOString(), userId: visitActor(appointmentId) }
}
