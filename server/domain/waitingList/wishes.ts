import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { WaitingOutlook, WaitingWish } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { prepared } from '../../platform/db/prepared'
import { bookingSettingsOf } from '../../platform/tenants/settings/bookingSettings'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { findAppointment } from '../appointments/appointmentQueries'
import { doctorSql, localSql } from '../catalogue/entitySql'
import { competes, isWaiting } from './waitingSql'

/** Whose wishes are read, in which language. */
export interface WishReader {
  db: Tx
  tenant: TenantOnServer
  language: string
  patientId: string
  now: Date
}

type WishRow = Omit<WaitingWish, 'appointment' | 'freedTime' | 'before' | 'joinedAt'> & {
  appointmentId: number | null
  freedTimeId: number | null
  before: Date
  joinedAt: Date
}

/** How many people are before wish `w`. */
const aheadSql = `(select count(*)::int from waiting_wish x where x.tenant = w.tenant and ${isWaiting('x')}
  and ${competes('x', 'w')} and (x.joined_at, x.id) < (w.joined_at, w.id))`

/** What a person waits for, the oldest first; with `id` only that wish. */
export async function listWishes(
  { db, tenant, language, patientId, now }: WishReader,
  id: number | null = null,
): Promise<WaitingWish[]> {
  const rows = await db.query<WishRow>(
    prepared(`select w.id, w.service_id as "serviceId", ${localSql('s', 'name', '$3')} as "serviceName",
       ${localSql('sp', 'name', '$3')} as "specialtyName", s.type as "appointmentType",
       case when d.id is not null then ${doctorSql('$3')} end as doctor, w.appointment_id as "appointmentId", w.zone,
       w.weekdays, w.from_minute as "fromMinute", w.to_minute as "toMinute", least(w.before, a.starts_at) as before,
       w.notice_hours as "noticeHours", w.joined_at as "joinedAt", ${aheadSql} as ahead,
       (select f.appointment_id from freed_time f where f.tenant = w.tenant and f.wish_id = w.id and f.outcome is null
         and f.answer_by > $4::timestamptz) as "freedTimeId"
     from waiting_wish w
     join service s on s.tenant = w.tenant and s.id = w.service_id
     join specialty sp on sp.tenant = s.tenant and sp.id = s.specialty_id
     left join doctor d on d.tenant = w.tenant and d.id = w.doctor_id
     left join appointment a on a.tenant = w.tenant and a.id = w.appointment_id
     where w.tenant = $1 and w.patient_id = $2 and ${isWaiting('w')}${id === null ? '' : ' and w.id = $5'}
       and w.before > $4::timestamptz and (a.id is null or (a.status = ${AppointmentStatus.booked} and a.starts_at > $4::timestamptz))
     order by w.joined_at, w.id`),
    [tenant.id, patientId, language, now.toISOString(), ...(id === null ? [] : [id])],
  )
  const find = async (bookId: number | null) =>
    bookId === null
      ? null
      : ((await findAppointment(db, tenant.id, language, patientId, bookId, now)) ?? null)
  return Promise.all(
    rows.map(async ({ appointmentId, freedTimeId, before, joinedAt, ...wish }) => ({
      ...wish,
      before: before.toISOString(),
      joinedAt: joinedAt.toISOString(),
      appointment: await find(appointmentId),
      freedTime: await find(freedTimeId),
    })),
  )
}

/** What joining the list for a service means for a person; `doctorId` null: with any doctor. */
export async function readOutlook(
  { db, tenant, patientId }: Pick<WishReader, 'db' | 'tenant' | 'patientId'>,
  serviceId: number,
  doctorId: number | null,
): Promise<WaitingOutlook> {
  const [row] = await db.query<Omit<WaitingOutlook, 'holdMinutes'>>(
    `select count(*)::int as ahead,
       min(x.id) filter (where x.patient_id = $4 and x.doctor_id is not distinct from w.doctor_id) as "wishId"
     from (select $2::int as service_id, $3::int as doctor_id) w
     join waiting_wish x on x.tenant = $1 and ${isWaiting('x')} and ${competes('x', 'w')}`,
    [tenant.id, serviceId, doctorId, patientId],
  )
  return {
    ahead: row?.ahead ?? 0,
    wishId: row?.wishId ?? null,
    holdMinutes: bookingSettingsOf(tenant).waitingHoldMinutes,
  }
}
