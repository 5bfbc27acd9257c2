import { createHash, randomBytes } from 'node:crypto'
import type { CalendarSubscription } from '../../../../schemas/generated/entities'
import type { Tx } from '../../../platform/db/database'

/** Says whether a person has a calendar address. */
export async function readSubscription(
  db: Tx,
  tenant: string,
  personId: string,
): Promise<CalendarSubscription> {
  const [row] = await db.query<{ createdAt: Date }>(
    'select created_at as "createdAt" from calendar_subscription where tenant = $1 and person_id = $2',
    [tenant, personId],
  )
  return { createdAt: row?.createdAt.toISOString() ?? null }
}

/** Makes a calendar address of a person; an earlier one ends. Returns its token, which is not stored. */
export async function createSubscription(
  db: Tx,
  tenant: string,
  personId: string,
  now: Date,
): Promise<string> {
  const token = randomBytes(32).toString('hex')
  await db.query(
    `insert into calendar_subscription (tenant, token_hash, person_id, created_at) values ($1, $2, $3, $4)
     on conflict (tenant, person_id) do update set token_hash = excluded.token_hash, created_at = excluded.created_at`,
    [tenant, hash(token), personId, now.toISOString()],
  )
  return token
}

/** Ends the calendar address of a person. */
export async function endSubscription(db: Tx, tenant: string, personId: string): Promise<void> {
  await db.query('delete from calendar_subscription where tenant = $1 and person_id = $2', [tenant, personId])
}

/** The person whose calendar a token opens, and their language; undefined for any other token or an inactive person. */
export async function findSubscriber(
  db: Tx,
  tenant: string,
  token: string,
): Promise<{ personId: string; language: string | null } | undefined> {
  const [row] = await db.query<{ personId: string; language: string | null }>(
    `select p.id as "personId", s.language from calendar_subscription c
     join person p on p.tenant = c.tenant and p.id = c.person_id
     left join letter_settings s on s.tenant = p.tenant and s.person_id = p.id
     where c.tenant = $1 and c.token_hash = $2 and p.active`,
    [tenant, hash(token)],
  )
  return row
}

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')
