import type { Tx } from '../db/database'
import { endRows } from './endRows'

/** A session that has not ended. */
export interface StoredSession {
  id: string
  device: string
  signedInAt: Date
  lastUsedAt: Date
}

/** The active sessions of an account, the one used last first. */
export const listSessions = (db: Tx, tenant: string, sub: string): Promise<StoredSession[]> =>
  db.query<StoredSession>(
    `select u.grant_id as id, coalesce(u.user_agent, '') as device, u.signed_in_at as "signedInAt",
       u.last_used_at as "lastUsedAt"
     from session_use u join oidc_payload g on g.tenant = u.tenant and g.model = 'Grant' and g.id = u.grant_id
     where u.tenant = $1 and u.sub = $2 and g.expires_at > now() order by u.last_used_at desc, u.grant_id`,
    [tenant, sub],
  )

/** The rows of the identity server that belong to the grant `$3`: without its cookie, a browser would sign in again. */
const ofGrant = `(grant_id = $3 or (model = 'Grant' and id = $3) or (model = 'Session'
  and jsonb_path_exists(payload, '$.authorizations.*.grantId ? (@ == $grant)', jsonb_build_object('grant', $3::text))))`

/** Ends a session of the account. Returns false if the account has no such session. */
export async function endSession(db: Tx, tenant: string, sub: string, id: string): Promise<boolean> {
  const ended = await endRows(db, `tenant = $1 and payload ->> 'accountId' = $2 and ${ofGrant}`, [
    tenant,
    sub,
    id,
  ])
  return ended > 0
}

/** Ends the sessions of an account except one, and the links that sign in to it or set its password. */
export async function signOutElsewhere(db: Tx, tenant: string, sub: string, current: string): Promise<void> {
  await endRows(db, `tenant = $1 and payload ->> 'accountId' = $2 and ${ofGrant} is not true`, [
    tenant,
    sub,
    current,
  ])
  await db.query('delete from magic_link where tenant = $1 and sub = $2', [tenant, sub])
  await db.query('delete from external_link where tenant = $1 and sub = $2', [tenant, sub])
  await db.query(
    `delete from single_use_link where tenant = $1 and person_id = $2 and purpose in ('reset', 'setPassword')`,
    [tenant, sub],
  )
}
