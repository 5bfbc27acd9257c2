import { guestActor } from '../../../platform/sessions/visits/guestSession'
import { findCall, type CallContext } from '../callContext'
import type { Api } from '../../../platform/http/api/operation'
import { isIn } from './guestQueries'
import { notifyGuestsChanged } from './signals'

/** Seconds without a connection to the hub after which a guest has left: a reload is back before. */
const GONE = 25
/** Seconds without a sign of life after which a guest has left, whatever the hub says. */
const SILENT = 75

interface SilentGuest {
  tenant: string
  id: number
  callId: number
  isSilent: boolean
}

/** Notes who has closed the page as left, and tells the others. Several servers may do it at once. */
export async function sweepGuests({
  db,
  hub,
  tenants,
  now,
  rooms,
}: Pick<Api, 'db' | 'hub' | 'tenants' | 'now' | 'rooms'>): Promise<void> {
  const before = (seconds: number) => new Date(now().getTime() - seconds * 1000).toISOString()
  const guests = await db.query<SilentGuest>(
    `select g.tenant, g.id, g.call_id as "callId", g.seen_at < $3 as "isSilent" from call_guest g
     where g.tenant = any($1) and ${isIn} and g.seen_at < $2 order by g.id limit 100`,
    [tenants.ids, before(GONE), before(SILENT)],
  )
  for (const { tenant: name, id, callId, isSilent } of guests) {
    const tenant = tenants.byId(name)
    if (!tenant || (!isSilent && (await hub.isConnected(name, guestActor(id))))) continue
    const left = await db.query(
      `update call_guest set left_at = $3 where tenant = $1 and id = $2 and left_at is null returning id`,
      [name, id, now().toISOString()],
    )
    const context: CallContext = { db, hub, tenant, actor: '', now: now() }
    const call = await findCall(db, context, callId)
    if (!call || left.length === 0) continue
    rooms?.remove(name, { room: call.room, seat: guestActor(id) })
    await notifyGuestsChanged(context, call)
  }
}
