import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { Tx } from '../../platform/db/database'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { insertAppointment } from '../appointments/appointmentQueries'
import type { Span } from '../availability/calendars/slots'
import { enqueueLetters } from '../letters/queue/enqueue'
import { findMatch, listCandidates, loadAgendaAround, type Candidate, type Match } from './candidates'

/** A time of a doctor that is free again, or may be. Instants in milliseconds. */
export interface DoctorTime extends Span {
  doctorId: number
}

/**
 * Holds the free times of a doctor within a span for the first people of the waiting list who can come, one for each, with a letter.
 * Call it in the transaction that frees them, last: then nobody else sees them free. Returns how many it holds.
 */
export async function offerFreedTime(
  tx: Tx,
  tenant: TenantOnServer,
  freed: DoctorTime,
  now: Date,
): Promise<number> {
  const { doctorId } = freed
  const span = { start: Math.max(freed.start, now.getTime()), end: freed.end }
  if (span.start >= span.end || !(await isAwaited(tx, tenant.id, doctorId))) return 0
  await tx.query('select 1 from doctor where tenant = $1 and id = $2 for no key update', [
    tenant.id,
    doctorId,
  ])
  // Of two times that are freed at once, the second goes to the next person.
  await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`waiting list ${tenant.id}`])
  const agenda = await loadAgendaAround(tx, tenant.id, doctorId, span)
  if (!agenda) return 0
  let { booked } = agenda
  let count = 0
  for await (const candidate of listCandidates(tx, tenant.id, doctorId, now)) {
    if (isFull(span, booked)) break
    const match = findMatch(candidate, { ...agenda, booked }, { tenant, span, now: now.getTime() })
    if (!match) continue
    await hold(tx, tenant.id, { candidate, doctorId, match, now })
    booked = [...booked, match].toSorted((a, b) => a.start - b.start)
    count += 1
  }
  return count
}

/** Whether somebody may wait for this doctor; most of the time nobody does. */
async function isAwaited(tx: Tx, tenant: string, doctorId: number): Promise<boolean> {
  const rows = await tx.query(
    `select from waiting_wish where tenant = $1 and ended_at is null and (doctor_id is null or doctor_id = $2) limit 1`,
    [tenant, doctorId],
  )
  return rows.length > 0
}

/** Whether appointments take a whole span. They are sorted and do not overlap. */
const isFull = ({ start, end }: Span, booked: readonly Span[]): boolean =>
  booked.reduce((at, one) => (one.start <= at && one.end > at ? one.end : at), start) >= end

interface Hold {
  candidate: Candidate
  doctorId: number
  match: Match
  now: Date
}

/** Holds a time for somebody, and tells them. Push messages belong here too. */
async function hold(tx: Tx, tenant: string, { candidate, doctorId, match, now }: Hold): Promise<void> {
  const { id, patientId, providerId, serviceId, insurerId, agreementId, userZone } = candidate
  const bookId = await insertAppointment(tx, tenant, {
    patientId,
    providerId,
    doctorId,
    serviceId,
    insurerId,
    agreementId,
    userZone,
    userOffset: null,
    notes: null,
    start: match.start,
    end: match.end,
    status: AppointmentStatus.offered,
    isAgreed: false,
  })
  await tx.query(
    `insert into freed_time (tenant, appointment_id, wish_id, doctor_id, starts_at, answer_by) values ($1, $2, $3, $4, $5, $6)`,
    [
      tenant,
      bookId,
      id,
      doctorId,
      new Date(match.start).toISOString(),
      new Date(match.answerBy).toISOString(),
    ],
  )
  const by = { actorId: candidate.actorId, language: candidate.language }
  await enqueueLetters(tx, tenant, { kind: 'freedTime', bookId, now, by })
}

/** A time that somebody wants to book, and who. */
type WantedTime = DoctorTime & { patientId: string }

/**
 * Whether a free time belongs to somebody else on the waiting list first: it has become free, and nobody has offered it yet. Call it when
 * the holds that block a booking are released.
 */
export async function isWaitedFor(
  tx: Tx,
  tenant: TenantOnServer,
  { doctorId, patientId, start, end }: WantedTime,
  now: Date,
): Promise<boolean> {
  if (!(await isAwaited(tx, tenant.id, doctorId))) return false
  const span = { start, end }
  const agenda = await loadAgendaAround(tx, tenant.id, doctorId, span)
  if (!agenda) return false
  for await (const candidate of listCandidates(tx, tenant.id, doctorId, now)) {
    const isOther = candidate.patientId !== patientId
    if (isOther && findMatch(candidate, agenda, { tenant, span, now: now.getTime() })) return true
  }
  return false
}
