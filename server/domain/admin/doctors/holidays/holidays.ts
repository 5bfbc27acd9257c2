import type { CentreHoliday, CentreHolidayPreview } from '../../../../../schemas/generated/entities'
import type { Tx } from '../../../../platform/db/database'
import { orNotFound } from '../../../../platform/errors/orNotFound'
import { doctorFullNameSql } from '../../../catalogue/entitySql'
import { takesTime } from '../../../availability/calendars/takesTime'
import { appointmentsAtCentre, shown, type AbsenceReader } from '../absences/appointments'

/** Who reads the holidays of a centre. */
export interface HolidayReader extends Pick<AbsenceReader, 'tenant' | 'time'> {
  centreId: number
}

/** The holidays of a centre by date, with the number of appointments that are still to come on each. Throws 404. */
export async function listHolidays(
  db: Tx,
  { tenant, centreId, time }: HolidayReader,
): Promise<CentreHoliday[]> {
  const [centre] = await db.query('select from centre where tenant = $1 and id = $2', [tenant, centreId])
  orNotFound(centre)
  return db.query<CentreHoliday>(
    `select h.day as date, h.name, (
       select count(*)::int from provider p
       join doctor d on d.tenant = p.tenant and d.id = p.doctor_id
       join appointment a on a.tenant = p.tenant and a.provider_id = p.id
       where p.tenant = h.tenant and p.centre_id = h.centre_id and ${takesTime('a')} and a.ends_at > $3::timestamptz
         and a.ends_at > h.day::timestamp at time zone d.timezone
         and a.starts_at < (h.day + 1)::timestamp at time zone d.timezone) as appointments
     from centre_holiday h where h.tenant = $1 and h.centre_id = $2 order by h.day`,
    [tenant, centreId, time.now],
  )
}

/** The appointments at a centre on some dates, by doctor. */
export async function previewHolidays(
  db: Tx,
  reader: HolidayReader,
  dates: readonly string[],
): Promise<CentreHolidayPreview[]> {
  const found = await appointmentsAtCentre(db, reader, reader.centreId, dates)
  const doctors = await db.query<{ doctorId: number; doctorName: string; zone: string }>(
    `select d.id as "doctorId", ${doctorFullNameSql} as "doctorName", d.timezone as zone
     from doctor d where d.tenant = $1 and d.id = any($2::int[]) order by d.surname, d.name, d.id`,
    [reader.tenant, [...new Set(found.map(({ doctorId }) => doctorId))]],
  )
  return doctors.map((doctor) => ({
    ...doctor,
    appointments: shown(found.filter(({ doctorId }) => doctorId === doctor.doctorId)),
  }))
}
