import type { Tx } from '../../db/database'
import { LINK_LIFE } from '../singleUse/links'
import { createToken, hashToken } from '../../secrets/token'
import { listRegistrations, type Registration } from './registrations'

/** How long a link that has confirmed an account says so, in days. */
const USED_DAYS = 30

/** The link of a letter that confirms a registration. */
export interface ConfirmationLink {
  /** The id of the registration. */
  id: string
  token: string
}

/** Makes the token of a link that confirms a registration. Returns undefined if the registration has ended. */
export async function createConfirmation(
  db: Tx,
  tenant: string,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const token = createToken()
  const made = await db.query(
    `insert into registration_link (tenant, token_hash, registration_id, expires_at)
     select tenant, $3, id, least(expires_at, $4::timestamptz + $5::int * interval '1 minute') from registration
     where tenant = $1 and id = $2 and expires_at > $4::timestamptz returning tenant`,
    [tenant, id, hashToken(token), now.toISOString(), LINK_LIFE.confirm],
  )
  return made.length > 0 ? token : undefined
}

/**
 * The registrations that whoever reads the letters of the address may confirm with a link: that of the link first, then the
 * others of the address, the latest first. Empty for a link that does not work. It uses nothing.
 */
export async function listConfirmable<A>(
  db: Tx,
  tenant: string,
  { id, token }: ConfirmationLink,
  now: Date,
): Promise<Registration<A>[]> {
  const [link] = await db.query<{ email: string }>(
    `select r.email from registration_link l
     join registration r on r.tenant = l.tenant and r.id = l.registration_id
     where l.tenant = $1 and l.registration_id = $2 and l.token_hash = $3 and l.expires_at > $4::timestamptz`,
    [tenant, id, hashToken(token), now.toISOString()],
  )
  if (!link) return []
  const all = await listRegistrations<A>(db, tenant, link.email, now)
  return all.toSorted((one, other) => Number(other.id === id) - Number(one.id === id))
}

/** Whether a link belongs to an address that has confirmed its account. */
export async function isUsedLink(db: Tx, tenant: string, token: string): Promise<boolean> {
  const rows = await db.query('select 1 from used_link where tenant = $1 and token_hash = $2', [
    tenant,
    hashToken(token),
  ])
  return rows.length > 0
}

/** The hashes of the links of an address, for `noteUsedLinks`. */
export interface EndedLinks {
  hashes: string[]
}

/**
 * Ends all registrations of an address. Returns their links, or undefined if another request has ended the registration
 * with this id.
 */
export async function endRegistrations(
  tx: Tx,
  tenant: string,
  { id, email }: { id: string; email: string },
): Promise<EndedLinks | undefined> {
  const links = await tx.query<{ hash: string }>(
    `delete from registration_link l using registration r
     where r.tenant = $1 and r.email = $2 and l.tenant = r.tenant and l.registration_id = r.id
     returning l.token_hash as hash`,
    [tenant, email],
  )
  const ended = await tx.query<{ id: string }>(
    'delete from registration where tenant = $1 and email = $2 returning id',
    [tenant, email],
  )
  if (!ended.some((registration) => registration.id === id)) return undefined
  return { hashes: links.map(({ hash }) => hash) }
}

/** Remembers which links have confirmed the account of a person. */
export async function noteUsedLinks(
  tx: Tx,
  tenant: string,
  { hashes, personId, now }: EndedLinks & { personId: string; now: Date },
): Promise<void> {
  await tx.query(
    `insert into used_link (tenant, token_hash, person_id, expires_at)
     select $1, hash, $3, $4::timestamptz + $5::int * interval '1 day' from unnest($2::text[]) as u(hash)
     on conflict do nothing`,
    [tenant, hashes, personId, now.toISOString(), USED_DAYS],
  )
}
