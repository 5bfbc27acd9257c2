import type { PushDevice } from '../../../schemas/generated/entities'
import type { Tx } from '../../platform/db/database'
import { readDevice } from '../../platform/requests/device'
import type { PushTarget } from './port'

/** A browser that asks for notifications, in the session in which it does. */
export interface Subscription {
  personId: string
  session: string
  language: string
  target: PushTarget
  now: Date
}

/** A session that has not ended: the subscription of any other is none. */
const lives = `exists (select from oidc_payload g where g.tenant = s.tenant and g.model = 'Grant' and g.id = s.session_id
  and g.expires_at > now())`

/** Notes a browser. It is the only one of its session, and belongs to whoever is signed in to it now. */
export async function addSubscription(db: Tx, tenant: string, subscription: Subscription): Promise<void> {
  const { personId, session, language, target, now } = subscription
  await db.query(
    `delete from push_subscription s where tenant = $1
       and (endpoint = $2 or session_id = $3 or (person_id = $4 and not ${lives}))`,
    [tenant, target.endpoint, session, personId],
  )
  await db.query(
    `insert into push_subscription (tenant, person_id, session_id, endpoint, p256dh, auth, language, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    [tenant, personId, session, target.endpoint, target.p256dh, target.auth, language, now.toISOString()],
  )
}

/** The browsers of a person that are notified, the newest first. `session`: the one of the request. */
export async function listSubscriptions(
  db: Tx,
  tenant: string,
  { personId, session }: Pick<Subscription, 'personId' | 'session'>,
): Promise<PushDevice[]> {
  const rows = await db.query<{ id: number; device: string; since: Date; session: string }>(
    `select s.id, coalesce(u.user_agent, '') as device, s.created_at as since, s.session_id as session
     from push_subscription s left join session_use u on u.tenant = s.tenant and u.grant_id = s.session_id
     where s.tenant = $1 and s.person_id = $2 and ${lives} order by s.created_at desc, s.id desc`,
    [tenant, personId],
  )
  return rows.map(({ id, device, since, session: own }) => ({
    id,
    device: readDevice(device),
    since: since.toISOString(),
    isCurrent: own === session,
  }))
}

/** Ends the notifications of a browser. Returns whether the person has it. */
export async function deleteSubscription(
  db: Tx,
  tenant: string,
  personId: string,
  id: number,
): Promise<boolean> {
  const deleted = await db.query(
    'delete from push_subscription where tenant = $1 and person_id = $2 and id = $3 returning id',
    [tenant, personId, id],
  )
  return deleted.length > 0
}

/** A browser to notify. */
export type DueTarget = PushTarget & { id: number; language: string }

/** The browsers of people, each in a session that has not ended. */
export const targetsOf = (db: Tx, tenant: string, personIds: readonly string[]): Promise<DueTarget[]> =>
  db.query<DueTarget>(
    `select s.id, s.endpoint, s.p256dh, s.auth, s.language from push_subscription s
     where s.tenant = $1 and s.person_id = any($2) and ${lives}`,
    [tenant, personIds],
  )

/** Forgets a browser that takes no more messages. */
export async function forgetTarget(db: Tx, tenant: string, { id, endpoint }: DueTarget): Promise<void> {
  await db.query('delete from push_subscription where tenant = $1 and id = $2 and endpoint = $3', [
    tenant,
    id,
    endpoint,
  ])
}
