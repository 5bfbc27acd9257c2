import type { Tx } from '../../../platform/db/database'
import { patientRecipients, type Recipient } from './recipients'
import {
  readAppointment,
  type AppointmentFacts,
  type AppointmentPeople,
  type AppointmentRecord,
  type LetterKind,
} from './payload'

/** The person who acts, and the language and zone of their portal. */
export interface Actor {
  actorId: string
  language: string
  /** Null or absent: not known. */
  zone?: string | null
}

/** Something that happened to an appointment. */
export interface LetterEvent {
  kind: LetterKind
  bookId: number
  now: Date
  /** Absent: nobody acts, as with an answer of the payment service. */
  by?: Actor
  /** The appointment before a change. */
  before?: AppointmentRecord
  /** Of a reminder: the hours before the appointment. */
  hours?: number
  /** Also for people who want no letters about bookings: without it they would come for nothing. */
  isCertain?: boolean
}

/** How long a letter about money or a cancelled appointment is worth sending. */
const NEWS_MS = 7 * 86_400_000

/** Letters to the doctor alone, about what they asked. */
const answersDoctor: ReadonlySet<LetterKind> = new Set(['proposalDeclined', 'proposalExpired'])

/** Letters that change the entry in the reader's calendar. */
const changesEntry: ReadonlySet<LetterKind> = new Set(['booked', 'moved', 'cancelled'])

/**
 * Writes the letters about an event, in the transaction of the event: they are sent if it is committed, and only then.
 * The same event twice writes them once.
 */
export async function enqueueLetters(tx: Tx, tenant: string, event: LetterEvent): Promise<void> {
  const { kind, bookId, by } = event
  if (changesEntry.has(kind)) await announce(tx, tenant, event)
  const { facts, people } = await readAppointment(tx, tenant, bookId)
  const queue = { tx, tenant, event, facts }
  if (answersDoctor.has(kind)) return insertLetters(queue, kind, toDoctor(people.askingDoctorId))
  await insertLetters(queue, kind, patientRecipients(people, by?.actorId))
  if (changesEntry.has(kind)) await enqueueToDoctors(queue, people)
}

/** With another doctor, an appointment is new for one and cancelled for the other. */
async function enqueueToDoctors(queue: Queue, people: AppointmentPeople): Promise<void> {
  const { kind, before } = queue.event
  const previous = before && before.people.doctorId !== people.doctorId ? before : undefined
  await insertLetters(queue, previous ? 'booked' : kind, toDoctor(people.doctorPersonId))
  if (!previous) return
  const facts = { ...previous.facts, sequence: queue.facts.sequence }
  await insertLetters({ ...queue, facts }, 'cancelled', toDoctor(previous.people.doctorPersonId))
}

const toDoctor = (personId: string | null): Recipient[] =>
  personId ? [{ personId, audience: 'doctor' }] : []

/** Letters are in the language that a person used last; their zone is the one of appointments that others book for them. */
export async function rememberPortal(
  tx: Tx,
  tenant: string,
  { actorId, language, zone = null }: Actor,
): Promise<void> {
  await tx.query(
    `insert into letter_settings as s (tenant, person_id, language, zone)
     select tenant, id, $3, $4 from person where tenant = $1 and id = $2
     on conflict (tenant, person_id) do update
       set language = excluded.language, zone = coalesce(excluded.zone, s.zone)
     where s.language <> excluded.language or s.zone is distinct from coalesce(excluded.zone, s.zone)`,
    [tenant, actorId, language, zone],
  )
}

/**
 * Counts the change of the calendar entry, and notes who made it. A booking that waits for its payment is announced too:
 * nobody acts when the payment service answers.
 */
export async function announce(
  tx: Tx,
  tenant: string,
  { kind, bookId, by, now }: Omit<LetterEvent, 'before'>,
): Promise<void> {
  if (by) await rememberPortal(tx, tenant, by)
  await tx.query(
    `insert into appointment_notice as n (tenant, appointment_id, sequence, family_admin_id, announced_at)
     select a.tenant, a.id, case when $5::boolean then 0 else 1 end, f.admin_id, $3::timestamptz
     from appointment a
     left join family_link f on f.tenant = a.tenant and f.member_id = a.patient_id and f.admin_id = $4::text
     where a.tenant = $1 and a.id = $2
     on conflict (tenant, appointment_id) do update set sequence = n.sequence + 1, announced_at = excluded.announced_at,
       reminded_hours = null,
       family_admin_id = coalesce(excluded.family_admin_id, n.family_admin_id)`,
    [tenant, bookId, now.toISOString(), by?.actorId ?? null, kind === 'booked'],
  )
}

interface Queue {
  tx: Tx
  tenant: string
  event: LetterEvent
  facts: AppointmentFacts
}

async function insertLetters(
  { tx, tenant, event, facts }: Queue,
  kind: LetterKind,
  recipients: readonly Recipient[],
): Promise<void> {
  if (recipients.length === 0) return
  const { now, before, hours, isCertain = false } = event
  await tx.query(
    `insert into letter (tenant, person_id, kind, language, appointment_id, payload, dedupe_key, created_at, not_before,
       expires_at)
     select $1, p.id, $4, s.language, $5::int, $6::jsonb || jsonb_build_object('audience', r.audience),
       $7 || ':' || p.id || ':' || r.audience, $8::timestamptz, $8::timestamptz, $9::timestamptz
     from unnest($2::text[], $3::text[]) as r(person_id, audience)
     join person p on p.tenant = $1 and p.id = r.person_id
     left join letter_settings s on s.tenant = p.tenant and s.person_id = p.id
     where r.audience = 'doctor' or $10::boolean or coalesce(case
       when $4 in ('booked', 'moved', 'cancelled') then s.bookings when $4 = 'reminder' then s.reminders end, true)
     on conflict do nothing`,
    [
      tenant,
      recipients.map(({ personId }) => personId),
      recipients.map(({ audience }) => audience),
      kind,
      facts.bookId,
      JSON.stringify({ ...facts, ...(before && { before: before.facts }) }),
      [kind, facts.bookId, facts.sequence, ...(hours === undefined ? [] : [hours])].join(':'),
      now.toISOString(),
      expiryOf(kind, facts, now).toISOString(),
      isCertain,
    ],
  )
}

/** When a letter would tell nothing new. */
const expiryOf = (kind: LetterKind, { startsAt, answerBy }: AppointmentFacts, now: Date): Date =>
  (kind === 'proposed' || kind === 'freedTime') && answerBy
    ? new Date(answerBy)
    : kind === 'booked' || kind === 'moved' || kind === 'reminder'
      ? new Date(startsAt)
      : new Date(now.getTime() + NEWS_MS)
