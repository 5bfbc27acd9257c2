import { AppointmentStatus } from '../../../../../schemas/generated/constants'
import type { AbsenceAppointment } from '../../../../../schemas/generated/entities'
import type { Tx } from '../../../../platform/db/database'
import { isTreatedByDoctor } from '../../../appointments/appointmentQueries'
import { takesTime } from '../../../availability/calendars/takesTime'
import type { TreatmentTime } from '../../../people/treated'
import type { CalendarOwner } from '../calendar/access'
import type { AbsenceRange } from './range'

/** Who reads: of people whom they do not treat, doctors see only the time. */
export interface AbsenceReader {
  tenant: string
  owner: CalendarOwner
  time: TreatmentTime
}

interface AppointmentRow {
  id: number
  doctorId: number
  startsAt: Date
  patientId: string
  patientName: string | null
  status: AppointmentStatus
  canCancel: boolean
}

/** An appointment of an absence, and whose it is. */
export interface FoundAppointment extends AbsenceAppointment {
  patientId: string
  doctorId: number
  status: AppointmentStatus
  /** Whether the time is held for somebody on the waiting list. */
  isOffered: boolean
}

const selectFound = `select a.id, a.doctor_id as "doctorId", a.starts_at as "startsAt", a.patient_id as "patientId", a.status,
    case when not $3::boolean or ${isTreatedByDoctor({ now: '$4', since: '$5' })}
      then nullif(concat_ws(' ', n.name, n.surname), '') end as "patientName",
    ${takesTime('a')} and not a.readonly and a.starts_at > $4::timestamptz and not exists (
      select from consultation c where c.tenant = a.tenant and c.appointment_id = a.id) as "canCancel"
  from appointment a join doctor d on d.tenant = a.tenant and d.id = a.doctor_id
  join person n on n.tenant = a.tenant and n.id = a.patient_id
  where a.tenant = $1`

/** `$2` to `$5` of `selectFound`: the doctor or the centre, whether the person is that doctor, and since when they treat. */
const valuesOf = (
  { tenant, time }: Pick<AbsenceReader, 'tenant' | 'time'>,
  { id, isOwn }: { id: number; isOwn: boolean },
): unknown[] => [tenant, id, isOwn, time.now, time.since]

const ofDoctor = ({ owner, ...reader }: AbsenceReader) =>
  valuesOf(reader, { id: owner.doctorId, isOwn: owner.isOwn })

/** The appointments in a range that have not ended, the earliest first, with the times that are held for somebody. */
export async function appointmentsWithin(
  tx: Tx,
  reader: AbsenceReader,
  { from, to, startTime, endTime }: AbsenceRange,
): Promise<FoundAppointment[]> {
  const rows = await tx.query<AppointmentRow>(
    `${selectFound} and a.doctor_id = $2 and ${takesTime('a')} and a.ends_at > $4::timestamptz
       and a.ends_at > ($7::date::timestamp at time zone $6)
       and a.starts_at < (($8::date + 1)::timestamp at time zone $6)
       and ($9::text is null or exists (select from generate_series($7::date, $8::date, '1 day') day
         where (a.ends_at at time zone $6) > day + $9::text::interval
           and (a.starts_at at time zone $6) < day + $10::text::interval))
     order by a.starts_at, a.id`,
    [...ofDoctor(reader), reader.owner.zone, from, to, startTime ?? null, endTime ?? null],
  )
  return rows.map(toFound)
}

/** The appointments with these ids, the earliest first. */
export async function appointmentsOf(
  tx: Tx,
  reader: AbsenceReader,
  ids: readonly number[],
): Promise<FoundAppointment[]> {
  if (ids.length === 0) return []
  const rows = await tx.query<AppointmentRow>(
    `${selectFound} and a.doctor_id = $2 and a.id = any($6::int[]) order by a.starts_at, a.id`,
    [...ofDoctor(reader), ids],
  )
  return rows.map(toFound)
}

/** The appointments at the practices of a centre on some dates that have not ended, the earliest first. Administrators read them. */
export async function appointmentsAtCentre(
  tx: Tx,
  reader: Pick<AbsenceReader, 'tenant' | 'time'>,
  centreId: number,
  dates: readonly string[],
): Promise<FoundAppointment[]> {
  if (dates.length === 0) return []
  const rows = await tx.query<AppointmentRow>(
    `${selectFound} and ${takesTime('a')} and a.ends_at > $4::timestamptz
       and a.provider_id in (select p.id from provider p where p.tenant = $1 and p.centre_id = $2::int)
       and a.starts_at > (select min(day) - 2 from unnest($6::date[]) day)
       and a.starts_at < (select max(day) + 2 from unnest($6::date[]) day)
       and exists (select from unnest($6::date[]) day
         where a.ends_at > day::timestamp at time zone d.timezone
           and a.starts_at < (day + 1)::timestamp at time zone d.timezone)
     order by a.starts_at, a.id`,
    [...valuesOf(reader, { id: centreId, isOwn: false }), dates],
  )
  return rows.map(toFound)
}

const toFound = ({ startsAt, ...row }: AppointmentRow): FoundAppointment => ({
  ...row,
  startsAt: startsAt.toISOString(),
  isOffered: row.status === AppointmentStatus.offered,
})

/** An appointment as it is shown. A time that is held for somebody who waits is no appointment yet. */
export const shown = (appointments: readonly FoundAppointment[]): AbsenceAppointment[] =>
  appointments
    .filter(({ isOffered }) => !isOffered)
    .map(({ id, startsAt, patientName, canCancel }) => ({ id, startsAt, patientName, canCancel }))
