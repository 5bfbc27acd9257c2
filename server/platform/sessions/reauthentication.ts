import type { Tx } from '../db/database'
import { HttpError } from '../errors/httpError'

/** Minutes after a sign-in in which sensitive changes need no other proof. */
export const RECENT_MINUTES = 10

/** The session of a person: the grant of their access token. */
export interface PersonSession {
  session: string
  actor: string
}

/**
 * The seconds since the person proved in this session who they are: by signing in, by the link of a letter, or by confirming it
 * (`noteAuthentication`). Null: they never did, as with a link that somebody else made for them.
 */
export async function secondsSinceAuthentication(
  db: Tx,
  tenant: string,
  { session, actor }: PersonSession,
): Promise<number | null> {
  const [row] = await db.query<{ seconds: number | null }>(
    `select extract(epoch from clock_timestamp() - greatest(
       (select u.authenticated_at from session_use u where u.tenant = $1 and u.grant_id = $3 and u.sub = $2),
       (select to_timestamp(max((p.payload ->> 'loginTs')::float8)) from oidc_payload p
          where p.tenant = $1 and p.model = 'Session' and p.payload ->> 'accountId' = $2
            and jsonb_path_exists(p.payload, '$.authorizations.*.grantId ? (@ == $grant)',
              jsonb_build_object('grant', $3::text)))))::float8 as seconds`,
    [tenant, actor, session],
  )
  return row?.seconds ?? null
}

/**
 * Throws 403 REAUTHENTICATION_REQUIRED unless the person who acts has proved in the last ten minutes who they are, and 403
 * FORBIDDEN in a session that never proved it. Declare it in the contract of an operation (`reauthentication`) instead of
 * calling it in the handler.
 */
export async function requireRecentSignIn(db: Tx, tenant: string, person: PersonSession): Promise<void> {
  const seconds = await requireAuthentication(db, tenant, person)
  if (seconds > RECENT_MINUTES * 60) throw new HttpError(403, 'REAUTHENTICATION_REQUIRED')
}

/** The seconds since the last proof. Throws 403 FORBIDDEN in a session that never had one: it cannot be made up for. */
export async function requireAuthentication(db: Tx, tenant: string, person: PersonSession): Promise<number> {
  const seconds = await secondsSinceAuthentication(db, tenant, person)
  if (seconds === null) throw new HttpError(403, 'FORBIDDEN')
  return seconds
}

/** Notes that the person has proved in this session who they are. */
export async function noteAuthentication(
  db: Tx,
  tenant: string,
  { session, actor }: PersonSession,
): Promise<void> {
  await db.query(
    `insert into session_use (tenant, grant_id, sub, authenticated_at) values ($1, $2, $3, now())
     on conflict (tenant, grant_id) do update set authenticated_at = excluded.authenticated_at`,
    [tenant, session, actor],
  )
}
