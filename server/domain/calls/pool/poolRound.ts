import type { Api } from '../../../platform/http/api/operation'
import { poolSettingsOf, type PoolSettings } from '../../../platform/tenants/settings/poolSettings'
import { findCall, languageOf, type CallContext } from '../callContext'
import { selectCalls, type StoredCall } from '../callQueries'
import { notifyEnd } from '../state/notifyEnd'
import { storeEvent } from '../state/storeEvent'
import type { CallEvent } from '../state/callMachine'
import { passOn } from './passOn'
import { alertOfFreeDoctor } from './poolAlert'
import { listOnlineDoctors, mayRingSql, type PoolDoctor } from './poolDoctors'
import { ringNext } from './ringNext'

/** Seconds without anybody whom a call could ring at, after which it ends: a doctor who reloads the page comes back. */
const ALONE_SECONDS = 30

/** The parts of the server that a round uses. */
type RoundContext = Pick<Api, 'db' | 'hub' | 'tenants' | 'now' | 'rooms'>

/** Carries out a round at each tenant with a pool, and writes to the people who wait for a free doctor. */
export async function sweepPools({ db, hub, rooms, tenants, now }: RoundContext): Promise<void> {
  for (const tenant of tenants.all) {
    if (!poolSettingsOf(tenant)) continue
    const context: CallContext = { db, hub, rooms, tenant, actor: '', now: now() }
    await poolRound(context)
    await alertOfFreeDoctor(context)
  }
}

/**
 * One round: a call that a doctor lets ring, or whose doctor has gone, rings at the next one; one that nobody can answer ends. Several
 * servers may carry it out at once.
 */
export async function poolRound(context: CallContext): Promise<void> {
  const settings = poolSettingsOf(context.tenant)
  const calls = settings ? await listCalls(context) : []
  if (!settings || calls.length === 0) return
  const online = await listOnlineDoctors(context)
  for (const { call, isDue } of calls) {
    if (call.startedBy === 'doctor') {
      if (isDue) await end(context, call, { type: 'cancel', by: 'doctor' })
    } else if (call.doctorId !== null) {
      const isThere = online.some(({ id }) => id === call.doctorId)
      if (isDue || !isThere) await passOn(context, call, isThere ? 'unanswered' : 'gone')
    }
  }
  await ringNext(context, online)
  await endUnanswered(context, settings, online)
}

/** The calls of the pool that ring or wait, and whether their time is over. */
async function listCalls(context: CallContext): Promise<{ call: StoredCall; isDue: boolean }[]> {
  const { db, tenant, now } = context
  const rows = await db.query<{ id: number; isDue: boolean }>(
    `select id, coalesce(rings_until <= $2::timestamptz, false) as "isDue" from video_call
     where tenant = $1 and status = 'calling' and pool_since is not null order by pool_since, id`,
    [tenant.id, now.toISOString()],
  )
  const due = new Map(rows.map(({ id, isDue }) => [id, isDue]))
  const calls = await selectCalls(db, {
    tenant: tenant.id,
    language: languageOf(context),
    now,
    where: `v.id = any($4::int[]) order by v.pool_since, v.id`,
    values: [[...due.keys()]],
  })
  return calls.map((call) => ({ call, isDue: due.get(call.id) ?? false }))
}

/** Ends the calls that have waited for too long, and those for whom nobody is left for a while. */
async function endUnanswered(
  context: CallContext,
  { maxMinutes }: PoolSettings,
  online: readonly PoolDoctor[],
): Promise<void> {
  const { db, tenant, now } = context
  const over = await db.query<{ id: number; isOver: boolean }>(
    `update video_call v set alone_since = case
       when exists (select from doctor d where d.tenant = v.tenant and d.id = any($3::int[]) and ${mayRingSql}) then null
       else coalesce(v.alone_since, $2::timestamptz) end
     where v.tenant = $1 and v.status = 'calling' and v.pool_since is not null and v.started_by = 'patient' and v.doctor_id is null
     returning v.id, coalesce(v.alone_since <= $2::timestamptz - interval '${ALONE_SECONDS} seconds', false)
       or v.pool_since <= $2::timestamptz - $4::int * interval '1 minute' as "isOver"`,
    [tenant.id, now.toISOString(), online.map(({ id }) => id), maxMinutes],
  )
  for (const { id, isOver } of over) {
    if (!isOver) continue
    const call = await findCall(db, context, id)
    if (call) await end(context, call, { type: 'unanswered' })
  }
}

async function end(context: CallContext, call: StoredCall, event: CallEvent): Promise<void> {
  const change = await context.db.tx((tx) => storeEvent(tx, context, call.id, event))
  if (change) await notifyEnd(context, call, change)
}
