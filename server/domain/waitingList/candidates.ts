import { AppointmentStatus } from '../../../schemas/generated/constants'
import type { Tx } from '../../platform/db/database'
import { bookingSettingsOf } from '../../platform/tenants/settings/bookingSettings'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { calendarAt, loadAgendas, type Agenda } from '../availability/calendars/agendas'
import { freeSlots, type Span } from '../availability/calendars/slots'
import { firstBookable } from '../availability/leadTime'
import { isBookableWithInsurerSql } from '../catalogue/coverageSql'
import { answerByOf, canCome } from './matching'
import { isWaiting } from './waitingSql'

const MINUTE = 60_000
const { booked, pendingPayment } = AppointmentStatus

/** Somebody who waits for a time of a doctor and for whom none is held, with what they would book. */
export interface Candidate {
  id: number
  patientId: string
  actorId: string
  language: string
  serviceId: number
  providerId: number
  insurerId: number | null
  agreementId: number | null
  /** Minutes. */
  duration: number
  externalId: string | null
  weekdays: number[]
  fromMinute: number
  toMinute: number
  zone: string
  /** Whether the person named the zone. */
  userZone: string | null
  before: Date
  noticeHours: number
  /** Start and end of the person's other appointments in seconds: they cannot come then. */
  busy: [number, number][]
  /** The starts that were held for them already, in seconds. */
  offered: number[]
}

/**
 * Who waits for a time of a doctor, in the order of the list. Left out are those whose insurer the doctor does not accept, and those
 * whose appointment would cost more with this doctor.
 */
export async function* listCandidates(
  tx: Tx,
  tenant: string,
  doctorId: number,
  now: Date,
): AsyncGenerator<Candidate> {
  let page: Candidate[]
  let last: number | null = null
  do {
    page = await readCandidates(tx, tenant, { doctorId, now, last })
    yield* page
    last = page.at(-1)?.id ?? null
  } while (page.length === PAGE)
}

/** Candidates that are read at once: most times are taken by the first. */
const PAGE = 25

interface CandidateQuery {
  doctorId: number
  now: Date
  /** The last candidate of the page before. */
  last: number | null
}

const readCandidates = (tx: Tx, tenant: string, { doctorId, now, last }: CandidateQuery) =>
  tx.query<Candidate>(
    `select w.id, w.patient_id as "patientId", w.actor_id as "actorId", w.language, w.service_id as "serviceId",
       o.id as "providerId", w.insurer_id as "insurerId", w.agreement_id as "agreementId", o.duration,
       s.external_id as "externalId", w.weekdays, w.from_minute as "fromMinute", w.to_minute as "toMinute",
       coalesce(w.zone, d.timezone) as zone, w.zone as "userZone", least(w.before, a.starts_at) as before,
       w.notice_hours as "noticeHours",
       coalesce((select json_agg(json_build_array(extract(epoch from b.starts_at)::bigint, extract(epoch from b.ends_at)::bigint))
         from appointment b where b.tenant = w.tenant and b.patient_id = w.patient_id and b.id is distinct from w.appointment_id
           and b.status in (${booked}, ${pendingPayment}) and b.ends_at > $3::timestamptz), '[]') as busy,
       coalesce((select json_agg(extract(epoch from f.starts_at)::bigint) from freed_time f
         where f.tenant = w.tenant and f.wish_id = w.id and f.doctor_id = d.id), '[]') as offered
     from waiting_wish w
     join doctor d on d.tenant = w.tenant and d.id = $2 and d.is_active
     join service s on s.tenant = w.tenant and s.id = w.service_id and s.is_active and s.show_in_agenda
     join specialty sp on sp.tenant = s.tenant and sp.id = s.specialty_id and sp.is_active
     join lateral (
       select p.id, coalesce(ps.duration, s.duration) as duration, coalesce(ps.amount, s.amount) as amount
       from provider p join provider_service ps on ps.tenant = p.tenant and ps.provider_id = p.id and ps.service_id = s.id
       where p.tenant = w.tenant and p.doctor_id = d.id and p.is_active order by p.id limit 1) o on true
     left join appointment a on a.tenant = w.tenant and a.id = w.appointment_id
     left join provider_service own on own.tenant = a.tenant and own.provider_id = a.provider_id and own.service_id = a.service_id
     where w.tenant = $1 and ${isWaiting('w')} and (w.doctor_id is null or w.doctor_id = d.id)
       and w.before > $3::timestamptz and (a.id is null or (a.status = ${booked} and a.starts_at > $3::timestamptz))
       and (a.id is null or o.amount <= coalesce(own.amount, o.amount))
       and (w.insurer_id is null or ${isBookableWithInsurerSql('w.insurer_id')})
       and not exists (select from freed_time f where f.tenant = w.tenant and f.wish_id = w.id and f.outcome is null)
       and ($4::int is null or (w.joined_at, w.id) > (select l.joined_at, l.id from waiting_wish l where l.tenant = $1 and l.id = $4))
     order by w.joined_at, w.id limit ${PAGE}`,
    [tenant, doctorId, now.toISOString(), last],
  )

/** A free time that somebody can take, and until when they can answer. Instants in milliseconds. */
export interface Match {
  start: number
  end: number
  answerBy: number
}

/** The first free time of a doctor, within a span and the wishes of somebody who waits. */
export function findMatch(
  candidate: Candidate,
  agenda: Agenda,
  { tenant, span, now }: { tenant: TenantOnServer; span: Span; now: number },
): Match | undefined {
  const length = candidate.duration * MINUTE
  const calendar = calendarAt(agenda, candidate.providerId)
  const first = firstBookable(tenant, new Date(now), candidate.externalId)
  const hold = { now, leadMs: first - now, holdMinutes: bookingSettingsOf(tenant).waitingHoldMinutes }
  const wish = { ...candidate, before: candidate.before.getTime() }
  const wanted = { start: Math.max(first, span.start - length + 1), end: Math.min(span.end, wish.before) }
  for (const { start } of freeSlots(calendar, agenda.booked, wanted, candidate.duration)) {
    const answerBy = answerByOf(start, hold)
    const end = start + length
    if (answerBy !== null && canCome(start, wish, now) && isNew(candidate, start, end))
      return { start, end, answerBy }
  }
  return undefined
}

/** The agenda of a doctor for starts within a span, and as long before as an appointment may last. */
export async function loadAgendaAround(
  tx: Tx,
  tenant: string,
  doctorId: number,
  { start, end }: Span,
): Promise<Agenda | undefined> {
  const span = { start: start - 24 * 60 * MINUTE, end }
  return (await loadAgendas(tx, tenant, [doctorId], span)).get(doctorId)
}

const isNew = ({ busy, offered }: Candidate, start: number, end: number): boolean =>
  !offered.includes(start / 1000) && !busy.some(([from, to]) => from * 1000 < end && to * 1000 > start)
