import type { Tx } from '../../db/database'
import { createToken, hashToken } from '../../secrets/token'

/** How long the letter about a change can undo it, in days. */
export const UNDO_DAYS = 7

const DAY_MS = 86_400_000

/** A change of how a person signs in or is reached. */
export interface AccountChange {
  kind: 'email' | 'phone' | 'password'
  /** The address or telephone before and after; null: none, and always of a password. */
  before: string | null
  after: string | null
}

/** A change that can still be undone. */
export interface OpenChange extends AccountChange {
  id: number
  personId: string
  changedAt: Date
}

/** Keeps a change for its undo and writes it into the person's log. Call it in the transaction of the change. Returns its id. */
export async function noteAccountChange(
  tx: Tx,
  { tenant, personId, now }: { tenant: string; personId: string; now: Date },
  { kind, before, after }: AccountChange,
): Promise<number> {
  const expires = new Date(now.getTime() + UNDO_DAYS * DAY_MS)
  const [row] = await tx.query<{ id: number }>(
    `insert into account_change (tenant, person_id, kind, before, after, changed_at, expires_at)
     values ($1, $2, $3, $4, $5, $6::timestamptz, $7::timestamptz) returning id::int as id`,
    [tenant, personId, kind, before, after, now.toISOString(), expires.toISOString()],
  )
  await writeOwnEntry(tx, { tenant, personId, now }, `${kind}Changed`)
  if (!row) throw new Error('The change was not stored')
  return row.id
}

/** Writes into the person's log what was done with the account itself. */
export async function writeOwnEntry(
  tx: Tx,
  { tenant, personId, now }: { tenant: string; personId: string; now: Date },
  action: string,
): Promise<void> {
  await tx.query(
    `insert into acting_entry (tenant, actor_id, subject_id, capacity, action, occurred_at)
     values ($1, $2, $2, 'self', $3, $4::timestamptz)`,
    [tenant, personId, action, now.toISOString()],
  )
}

/** Makes the token of a letter about a change. Only its hash is stored. Undefined: the change cannot be undone any more. */
export async function createUndoToken(db: Tx, tenant: string, id: number): Promise<string | undefined> {
  const token = createToken()
  const created = await db.query(
    `insert into account_change_link (tenant, token_hash, change_id)
     select tenant, $3, id from account_change where tenant = $1 and id = $2 returning change_id`,
    [tenant, id, hashToken(token)],
  )
  return created.length > 0 ? token : undefined
}

/** The change of a letter's token; undefined if it is unknown, was undone or is older than seven days. */
export async function findOpenChange(
  db: Tx,
  tenant: string,
  token: string,
  now: Date,
): Promise<OpenChange | undefined> {
  const [change] = await db.query<OpenChange>(
    `${selectChange} join account_change_link l on l.tenant = c.tenant and l.change_id = c.id
     where c.tenant = $1 and l.token_hash = $2 and c.expires_at > $3::timestamptz`,
    [tenant, hashToken(token), now.toISOString()],
  )
  return change
}

/** A change and the later ones of the same person, the earliest first. */
export const listChangesSince = (
  tx: Tx,
  tenant: string,
  { personId, id }: Pick<OpenChange, 'personId' | 'id'>,
): Promise<OpenChange[]> =>
  tx.query<OpenChange>(
    `${selectChange} where c.tenant = $1 and c.person_id = $2 and c.id >= $3 order by c.id`,
    [tenant, personId, id],
  )

/** The addresses that a person had in the last seven days, besides the present one. */
export async function listFormerAddresses(
  tx: Tx,
  tenant: string,
  personId: string,
  now: Date,
): Promise<string[]> {
  const rows = await tx.query<{ email: string }>(
    `select distinct c.before as email from account_change c join account a on a.tenant = c.tenant and a.sub = c.person_id
     where c.tenant = $1 and c.person_id = $2 and c.kind = 'email' and c.before <> a.email and c.expires_at > $3::timestamptz
     order by 1`,
    [tenant, personId, now.toISOString()],
  )
  return rows.map(({ email }) => email)
}

const selectChange = `select c.id::int as id, c.person_id as "personId", c.kind, c.before, c.after,
  c.changed_at as "changedAt" from account_change c`
