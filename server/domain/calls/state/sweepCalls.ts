import type { Api } from '../../../platform/http/api/operation'
import { startWorker } from '../../../platform/jobs/worker'
import {
  AWAY_SECONDS,
  CALLER_GONE_SECONDS,
  CUT_OFF_SECONDS,
  RELOAD_SECONDS,
} from '../../appointments/visit/signsOfLife'
import { findCall, type CallContext } from '../callContext'
import type { Side } from '../callQueries'
import { notifyEnd } from './notifyEnd'
import type { CallPresence, GoneConnection } from './presence'
import { sweepGuests } from '../guests/sweepGuests'
import { sweepPools } from '../pool/poolRound'
import { storeEvent } from './storeEvent'

/** The pause between two rounds. */
const INTERVAL_MS = 5000
/** The number of calls in one round. */
const MAX_ENDED = 100

/** A call one of whose sides is gone. */
interface LostCall {
  tenant: string
  id: number
  side: Side
}

/** The parts of the server that a round uses. */
export type SweepContext = Pick<Api, 'db' | 'hub' | 'tenants' | 'now' | 'rooms'>

/** Ends the calls whose people are gone, while the server listens. */
export function startSweeping(api: Api, presence: CallPresence): void {
  const startedAt = api.now().getTime()
  startWorker(api.http, {
    // Those that have the connections know who is gone.
    duty: 'hub',
    intervalMs: INTERVAL_MS,
    run: () => sweepCalls(api, presence, startedAt),
    report: (error) => console.error('calls:', error instanceof Error ? error.message : error),
  })
}

/**
 * One round: a call rings no more once its caller is gone, and one in progress is cut off once a side is gone for long. Both
 * sides learn it. `startedAt` is when this process began, in milliseconds since 1970: after a break of the server all sides
 * have time to come back to a call whose picture never stopped. Several servers may run it at once.
 */
export async function sweepCalls(
  api: SweepContext,
  presence: CallPresence,
  startedAt: number,
): Promise<void> {
  const gone = await findGone(api, presence)
  const isSettled = api.now().getTime() - startedAt > CUT_OFF_SECONDS * 1000
  for (const call of [...gone, ...(await findSilent(api, isSettled))]) await endLost(api, call)
  if (isSettled) await sweepGuests(api)
  await sweepPools(api)
}

/** Who closed the page: at once where it rings, later where they talk, because a reload takes a call up again. */
async function findGone({ db }: SweepContext, presence: CallPresence): Promise<LostCall[]> {
  const lost: LostCall[] = []
  for (const gone of presence.takeGone(RELOAD_SECONDS)) {
    if (await isStillGone(db, gone, 'calling')) lost.push({ ...gone, id: gone.callId })
    else if (await isStillGone(db, gone, 'inProgress')) presence.waitLonger(gone)
  }
  for (const gone of presence.takeWaiting(AWAY_SECONDS))
    if (await isStillGone(db, gone, 'inProgress')) lost.push({ ...gone, id: gone.callId })
  return lost
}

/** Whether no other connection has taken the place of one that ended. */
async function isStillGone(
  db: SweepContext['db'],
  { tenant, callId, side, connection }: GoneConnection,
  status: 'calling' | 'inProgress',
): Promise<boolean> {
  const rows = await db.query(
    `select from video_call where tenant = $1 and id = $2 and status = $3 and ${side}_connection = $4`,
    [tenant, callId, status, connection],
  )
  return rows.length > 0
}

/** Calls without a sign of life. */
const findSilent = ({ db, tenants, now }: SweepContext, isSettled: boolean): Promise<LostCall[]> => {
  const before = (seconds: number) => new Date(now().getTime() - seconds * 1000).toISOString()
  return db.query<LostCall>(
    `select tenant, id, case when status = 'calling' then started_by
       when patient_seen_at <= doctor_seen_at then 'patient' else 'doctor' end as side
     from video_call where tenant = any($1) and status in ('calling', 'inProgress') and case
       when status = 'calling' and started_by = 'patient' then patient_seen_at < $2
       when status = 'calling' then doctor_seen_at < $2
       else $3::boolean and least(patient_seen_at, doctor_seen_at) < $4 end
     order by id limit ${MAX_ENDED}`,
    [tenants.ids, before(CALLER_GONE_SECONDS), isSettled, before(CUT_OFF_SECONDS)],
  )
}

async function endLost(api: SweepContext, { tenant: name, id, side }: LostCall): Promise<void> {
  const tenant = api.tenants.byId(name)
  if (!tenant) return
  const { db, hub, rooms, now } = api
  const context: CallContext = { db, hub, rooms, tenant, actor: '', now: now() }
  const change = await api.db.tx((tx) => storeEvent(tx, context, id, { type: 'gone', by: side }))
  if (!change) return
  const call = await findCall(api.db, context, id)
  if (call) await notifyEnd(context, call, change)
}
