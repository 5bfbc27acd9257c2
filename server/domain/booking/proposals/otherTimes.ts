import { AppointmentStatus } from '../../../../schemas/generated/constants'
import { zoneOffset } from '../../../../schemas/time/wallClock'
import type { Tx } from '../../../platform/db/database'
import { orNotFound } from '../../../platform/errors/orNotFound'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import { insertAppointment, type BookedTime } from '../../appointments/appointmentQueries'
import { calendarAt, loadAgendas } from '../../availability/calendars/agendas'
import { freeSlots, type Span } from '../../availability/calendars/slots'
import { takesTime } from '../../availability/calendars/takesTime'
import { firstBookable } from '../../availability/leadTime'
import type { Actor } from '../../letters/queue/enqueue'
import { chooseTime } from './chooseTime'
import { answerByOf, propose } from './proposals'

/** Who proposes other times, and when. */
export interface OtherTimes {
  tenant: TenantOnServer
  now: Date
  by: Actor
  /** Until when free times are looked for, in milliseconds. */
  until: number
}

/**
 * Proposes another time of the same doctor, after the appointment, to its patient's side, with a letter. The appointment stays booked,
 * with its payment, until they accept: then it moves. Call it with the doctor locked, once the hours of the appointment are closed.
 * Returns whether there was a free time.
 */
export async function proposeOtherTime(tx: Tx, context: OtherTimes, bookId: number): Promise<boolean> {
  const { tenant, now, by } = context
  const { externalId, ...appointment } = await readBooked(tx, tenant.id, bookId)
  const first = Math.max(firstBookable(tenant, now, externalId), appointment.end)
  const start = await findTime(tx, tenant.id, appointment, { start: first, end: context.until })
  if (start === undefined) return false
  const { userZone } = appointment
  const proposedId = await insertAppointment(tx, tenant.id, {
    ...appointment,
    start,
    end: start + appointment.end - appointment.start,
    userOffset: userZone === null ? null : zoneOffset(start, userZone),
    notes: null,
    status: AppointmentStatus.proposed,
    isAgreed: false,
  })
  const answerBy = answerByOf(tenant, appointment.start, now)
  await propose(tx, { tenant: tenant.id, bookId: proposedId, now }, answerBy, by, bookId)
  return true
}

/** The appointment to replace, and the external id of its service. */
type Replaced = BookedTime & { externalId: string | null }

async function readBooked(tx: Tx, tenant: string, bookId: number): Promise<Replaced> {
  const [row] = await tx.query<Omit<Replaced, 'start' | 'end'> & { start: Date; end: Date }>(
    `select a.patient_id as "patientId", a.provider_id as "providerId", a.doctor_id as "doctorId", a.service_id as "serviceId",
       a.starts_at as start, a.ends_at as end, a.user_offset as "userOffset", a.user_zone as "userZone", a.notes,
       a.insurer_id as "insurerId", a.agreement_id as "agreementId", s.external_id as "externalId"
     from appointment a join service s on s.tenant = a.tenant and s.id = a.service_id
     where a.tenant = $1 and a.id = $2`,
    [tenant, bookId],
  )
  const { start, end, ...rest } = orNotFound(row)
  return { ...rest, start: start.getTime(), end: end.getTime() }
}

async function findTime(
  tx: Tx,
  tenant: string,
  { doctorId, providerId, patientId, start, end }: BookedTime,
  span: Span,
): Promise<number | undefined> {
  const agenda = orNotFound((await loadAgendas(tx, tenant, [doctorId], span)).get(doctorId))
  const own = await appointmentsOf(tx, tenant, patientId, span)
  const length = end - start
  const isOpen = (at: number) => !own.some((one) => one.start < at + length && one.end > at)
  const calendar = calendarAt(agenda, providerId)
  const free = [...freeSlots(calendar, agenda.booked, span, length / 60_000)]
  return chooseTime(free.map((slot) => slot.start).filter(isOpen), start, calendar.zone)
}

/** When a person has appointments, with any doctor. */
async function appointmentsOf(tx: Tx, tenant: string, patientId: string, span: Span): Promise<Span[]> {
  const rows = await tx.query<{ start: Date; end: Date }>(
    `select a.starts_at as start, a.ends_at as end from appointment a
     where a.tenant = $1 and a.patient_id = $2 and ${takesTime('a')} and a.ends_at > $3::timestamptz and a.starts_at < $4::timestamptz`,
    [tenant, patientId, new Date(span.start).toISOString(), new Date(span.end).toISOString()],
  )
  return rows.map((row) => ({ start: row.start.getTime(), end: row.end.getTime() }))
}
