import type { Tx } from '../../../platform/db/database'
import type { AccountLetterKind, AccountLetterPayload } from '../../../platform/letters/accountLetter'
import type { LetterKind, LetterPayload } from './payload'

/** A letter to send now: about an appointment or about an account. */
export type DueLetter = DueAppointmentLetter | DueAccountLetter

/** A letter about an appointment. */
export interface DueAppointmentLetter extends DueBase {
  kind: LetterKind
  payload: LetterPayload
  name: string
}

/** A letter about an account. */
export interface DueAccountLetter extends DueBase {
  kind: AccountLetterKind
  payload: AccountLetterPayload
  /** Null: the reader's name is not known. */
  name: string | null
}

interface DueBase {
  tenant: string
  id: number
  /** Null: the person is deleted or only registers. */
  personId: string | null
  /** Null: the tenant's first language. */
  language: string | null
  attempts: number
  /** Null: the person has no email or is not active. */
  email: string | null
}

/** Ends letters of the tenants that came too late, and those about an appointment that has changed since: a newer letter tells it. */
export async function endOutdatedLetters(db: Tx, tenants: readonly string[], now: Date): Promise<void> {
  await db.query(
    `update letter l set failed_at = $1::timestamptz, last_error = 'outdated'
     where tenant = any($2) and handed_over_at is null and failed_at is null and (expires_at <= $1::timestamptz
       or (kind in ('booked', 'moved', 'reminder') and exists (select from appointment_notice n
         where n.tenant = l.tenant and n.appointment_id = l.appointment_id
           and n.sequence > (l.payload ->> 'sequence')::int))
       or (kind = 'proposed' and exists (select from visit_proposal v
         where v.tenant = l.tenant and v.appointment_id = l.appointment_id and v.outcome is not null))
       or (kind = 'freedTime' and exists (select from freed_time f
         where f.tenant = l.tenant and f.appointment_id = l.appointment_id and f.outcome is not null)))`,
    [now.toISOString(), tenants],
  )
}

const isDue = `handed_over_at is null and failed_at is null and not_before <= $1::timestamptz`
/** First what somebody waits for in front of the portal, last what an import has written. */
const urgency = `case when kind in ('confirm', 'reset', 'emailCode', 'reauthenticationCode') then 0
  when payload ? 'isBulk' then 2 else 1 end`
/** The oldest letters of a tenant that are compared: with more, a claim would take long. */
const COMPARED = 200

/**
 * Claims a letter of the tenants that is due, of the most urgent ones: of the tenant, and there for the reader, whose last letter was sent
 * the longest ago, the oldest. Unless it is sent, it is due again after 1, 2, 4 … minutes, at most an hour. Several servers
 * may call this at once: each gets other letters.
 */
export async function claimLetter(
  db: Tx,
  tenants: readonly string[],
  now: Date,
): Promise<DueLetter | undefined> {
  const [due] = await db.query<DueLetter>(
    `with compared as (
       select c.*,
         (select max(s.handed_over_at) from letter s where s.tenant = c.tenant and s.handed_over_at is not null) as tenant_at,
         (select max(s.handed_over_at) from letter s where s.tenant = c.tenant and s.person_id = c.person_id
           and s.handed_over_at is not null) as reader_at
       from (select distinct tenant from letter where tenant = any($2) and ${isDue}) t
       cross join lateral (
         select tenant, id, person_id, not_before as since, ${urgency} as urgency from letter
         where tenant = t.tenant and ${isDue} order by ${urgency}, not_before, id limit ${COMPARED}) c),
     due as (
       select l.tenant, l.id from letter l join compared c on c.tenant = l.tenant and c.id = l.id
       where ${isDue}
       order by c.urgency, c.tenant_at nulls first, c.reader_at nulls first, c.since, c.id
       limit 1 for update of l skip locked),
     reader as (
       select l.tenant, l.id, coalesce(l.payload ->> 'name', p.name) as name,
         case when p.active is not false then coalesce(l.payload ->> 'to',
           (select a.email from account a where a.tenant = p.tenant and a.sub = p.id), p.email) end as email
       from due join letter l on l.tenant = due.tenant and l.id = due.id
       left join person p on p.tenant = l.tenant and p.id = l.person_id)
     update letter l set attempts = l.attempts + 1,
       not_before = $1::timestamptz + make_interval(mins => least(60, power(2, least(l.attempts, 6)))::int)
     from reader r
     where l.tenant = r.tenant and l.id = r.id
     returning l.tenant, l.id, l.kind, l.language, l.payload, l.attempts, l.person_id as "personId", r.name, r.email`,
    [now.toISOString(), tenants],
  )
  return due
}

/**
 * Notes, before a letter is handed over, that it is. From here it is sent at most once: if the process ends before the mail
 * server answers, the letter stays without a result. Throws when another process has claimed it meanwhile.
 */
export async function noteHandOver(
  db: Tx,
  { tenant, id, attempts, email }: DueLetter,
  now: Date,
): Promise<void> {
  const noted = await db.query(
    `update letter set handed_over_at = $4::timestamptz, sent_to = $5
     where tenant = $1 and id = $2 and attempts = $3 and handed_over_at is null and failed_at is null returning id`,
    [tenant, id, attempts, now.toISOString(), email],
  )
  if (noted.length === 0) throw new Error('another process sends it')
}

/** How sending a letter ended: `uncertain` stays handed over, `later` is tried again. */
export type LetterResult = 'sent' | 'refused' | 'uncertain' | 'later'

/** Writes how sending a letter ended. */
export async function writeLetterResult(
  db: Tx,
  { tenant, id, attempts }: DueLetter,
  { result, error = null, now }: { result: LetterResult; error?: string | null; now: Date },
): Promise<void> {
  await db.query(
    `update letter set last_error = $5,
       sent_at = case when $4 = 'sent' then $6::timestamptz end,
       failed_at = case when $4 = 'refused' then $6::timestamptz end,
       handed_over_at = case when $4 <> 'later' then handed_over_at end
     where tenant = $1 and id = $2 and attempts = $3 and sent_at is null`,
    [tenant, id, attempts, result, error, now.toISOString()],
  )
}
