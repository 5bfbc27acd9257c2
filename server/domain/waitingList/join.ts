import { AppointmentStatus, AppointmentType } from '../../../schemas/generated/constants'
import type { WaitingStart, WaitingTimes } from '../../../schemas/generated/entities'
import { isZone } from '../../../schemas/time/isZone'
import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import { invalidField } from '../../platform/errors/invalidField'
import { bookingSettingsOf } from '../../platform/tenants/settings/bookingSettings'
import { findBookableService } from '../availability/providers'
import { rememberPortal } from '../letters/queue/enqueue'
import { checkAge, readPersonAge } from '../people/personAge'
import { isWaiting } from './waitingSql'
import type { WishReader } from './wishes'

const DAY = 86_400_000
/** How far ahead times are searched. */
const MAX_DAYS = 90

/** Who joins, and for whom. */
export type Joiner = WishReader & { actorId: string }

/**
 * Joins the waiting list for a service. Returns the id of the wish. Throws FORMAT_NOT_VALID for what cannot be booked, MIN_AGE, MAX_AGE,
 * ALREADY_WAITING for the same service and doctor, and TOO_MANY_WAITING.
 */
export async function joinList(joiner: Joiner, start: WaitingStart): Promise<number> {
  const { db, tenant, patientId, actorId, language, now } = joiner
  checkTimes(start, now)
  const service = await findBookableService(db, tenant.id, start.serviceId)
  if (!service) throw invalidField('serviceId')
  checkAge(await readPersonAge(db, tenant, patientId, now), service)
  const { doctorId = null, appointmentId = null } = start
  await checkOffered(db, tenant.id, start.serviceId, doctorId)
  if (appointmentId !== null) await checkAppointment(joiner, appointmentId, start.serviceId)
  return db.tx(async (tx) => {
    const lock = 'select 1 from person where tenant = $1 and id = $2 for no key update'
    await tx.query(lock, [tenant.id, patientId])
    await checkPlace(tx, joiner, start.serviceId, doctorId)
    await rememberPortal(tx, tenant.id, { actorId, language })
    return insertWish(tx, joiner, start)
  })
}

async function insertWish(
  tx: Tx,
  { tenant, patientId, actorId, language, now }: Joiner,
  start: WaitingStart,
): Promise<number> {
  const { doctorId = null, appointmentId = null, insurerId = null, agreementId = null } = start
  const [row] = await tx.query<{ id: number }>(
    `insert into waiting_wish (tenant, patient_id, actor_id, language, service_id, doctor_id, insurer_id, agreement_id,
       appointment_id, weekdays, from_minute, to_minute, zone, before, notice_hours, joined_at)
     select $1, $2, $3, $4, s.id, $6, $7, $8, $9, $10::smallint[], $11, $12,
       case when s.type = ${AppointmentType.online} then $13::text end, $14, $15, $16
     from service s where s.tenant = $1 and s.id = $5 returning id`,
    [
      tenant.id,
      patientId,
      actorId,
      language,
      start.serviceId,
      doctorId,
      insurerId,
      agreementId,
      appointmentId,
      ...timeValues(start),
      zoneOf(start),
      start.before,
      start.noticeHours,
      now.toISOString(),
    ],
  )
  return row?.id ?? 0
}

/** Changes when somebody can come. Their place stays. Returns whether they wait. Throws FORMAT_NOT_VALID. */
export async function changeTimes(
  { db, tenant, patientId, now }: WishReader,
  id: number,
  times: WaitingTimes,
): Promise<boolean> {
  checkTimes(times, now)
  const changed = await db.query(
    `update waiting_wish w set weekdays = $4::smallint[], from_minute = $5, to_minute = $6, before = $7, notice_hours = $8
     where w.tenant = $1 and w.patient_id = $2 and w.id = $3 and ${isWaiting('w')} returning w.id`,
    [tenant.id, patientId, id, ...timeValues(times), times.before, times.noticeHours],
  )
  return changed.length > 0
}

const timeValues = ({ weekdays, fromMinute, toMinute }: WaitingTimes) => [weekdays, fromMinute, toMinute]

const zoneOf = ({ userZone }: WaitingStart): string | null => (userZone && isZone(userZone) ? userZone : null)

function checkTimes({ fromMinute, toMinute, before }: WaitingTimes, now: Date): void {
  if (fromMinute >= toMinute) throw invalidField('toMinute')
  const ahead = Date.parse(before) - now.getTime()
  // A day more: the last day may end later on the person's clock.
  if (ahead <= 0 || ahead > (MAX_DAYS + 1) * DAY) throw invalidField('before')
}

/** Throws for a service that the doctor, or nobody, offers. */
async function checkOffered(db: Tx, tenant: string, serviceId: number, doctorId: number | null) {
  const offers = await db.query(
    `select from provider_service ps join provider p on p.tenant = ps.tenant and p.id = ps.provider_id and p.is_active
     join doctor d on d.tenant = p.tenant and d.id = p.doctor_id and d.is_active
     where ps.tenant = $1 and ps.service_id = $2 and ($3::int is null or d.id = $3) limit 1`,
    [tenant, serviceId, doctorId],
  )
  if (offers.length === 0) throw invalidField('doctorId')
}

/** Throws for an appointment that the person cannot move to an earlier time. */
async function checkAppointment({ db, tenant, patientId, now }: Joiner, id: number, serviceId: number) {
  const found = await db.query(
    `select from appointment where tenant = $1 and patient_id = $2 and id = $3 and service_id = $4
       and status = ${AppointmentStatus.booked} and not readonly and starts_at > $5::timestamptz`,
    [tenant.id, patientId, id, serviceId, now.toISOString()],
  )
  if (found.length === 0) throw invalidField('appointmentId')
}

/** Throws for somebody who waits for this already, or for too much. Call it while the person is locked. */
async function checkPlace(
  tx: Tx,
  { tenant, patientId }: Joiner,
  serviceId: number,
  doctorId: number | null,
): Promise<void> {
  const waiting = await tx.query<{ isSame: boolean }>(
    `select w.service_id = $3 and w.doctor_id is not distinct from $4::int as "isSame"
     from waiting_wish w where w.tenant = $1 and w.patient_id = $2 and ${isWaiting('w')}`,
    [tenant.id, patientId, serviceId, doctorId],
  )
  if (waiting.some(({ isSame }) => isSame)) throw new HttpError(409, 'ALREADY_WAITING')
  const max = bookingSettingsOf(tenant).maxWaiting
  if (waiting.length >= max) throw new HttpError(409, 'TOO_MANY_WAITING', { details: { max } })
}
