import { prepared } from '../../../platform/db/prepared'
import type { Api } from '../../../platform/http/api/operation'
import type { PresenceListener } from '../../../platform/hub/port'
import { RELOAD_SECONDS } from '../../appointments/visit/signsOfLife'
import { languageOf, type CallContext } from '../callContext'
import { selectCalls, toEntity, type StoredCall } from '../callQueries'
import { notifySide } from '../notifySides'
import { poolRound } from '../pool/poolRound'
import { ringNext } from '../pool/ringNext'
import { isCalling, isTalking } from './queue'

/** The parts of the server that tell of a doctor's presence. */
type PresenceContext = Pick<Api, 'db' | 'hub' | 'tenants' | 'now'>

/** Tells waiting patients at once that their doctor has come, and a moment later that they have gone: a reload comes back. */
export function followDoctors(api: PresenceContext): void {
  const report = (error: unknown) => console.error('calls:', error instanceof Error ? error.message : error)
  const follow: PresenceListener = ({ tenant, userId, isPresent }) => {
    if (isPresent) void doctorCame(api, tenant, userId).catch(report)
    else void doctorLeft(api, tenant, userId).catch(report)
    if (!isPresent)
      setTimeout(() => void notifyWaiting(api, tenant, userId).catch(report), RELOAD_SECONDS * 1000).unref()
  }
  api.hub.onPresence?.(follow)
}

/**
 * A doctor has connected: whoever waits reads the queue again, and the first of them rings if nobody does. Who was told when the
 * doctor comes does not ring.
 */
export async function doctorCame(api: PresenceContext, tenant: string, personId: string): Promise<void> {
  await wakeFirst(api, tenant, personId)
  const context = contextOf(api, tenant, personId)
  if (context) await ringNext(context)
  for (const { context, call } of await notifyWaiting(api, tenant, personId))
    if (!call.isQuiet)
      await notifySide(context, call, 'doctor', 'notifyCall', {
        ...toEntity(call, 'doctor'),
        isOtherOnline: true,
      })
}

/** A doctor has gone: what rings at them without an appointment rings at the next one. */
async function doctorLeft(api: PresenceContext, tenant: string, personId: string): Promise<void> {
  const context = contextOf(api, tenant, personId)
  if (context && !(await api.hub.isConnected(tenant, personId))) await poolRound(context)
}

/** Tells the patients who wait for a doctor to read the queue again. Returns their calls. */
async function notifyWaiting(
  api: PresenceContext,
  name: string,
  personId: string,
): Promise<{ context: CallContext; call: StoredCall }[]> {
  const context = contextOf(api, name, personId)
  if (!context) return []
  const calls = await selectCalls(api.db, {
    tenant: name,
    language: languageOf(context),
    now: context.now,
    where: `v.status = 'calling' and v.started_by = 'patient' and v.appointment_id is not null
      and v.doctor_id in (select d.id from doctor d where d.tenant = v.tenant and d.person_id = $4)`,
    values: [personId],
    isCommon: true,
  })
  const waiting = calls.filter(({ status }) => status === 'calling')
  for (const call of waiting)
    if (call.appointmentId !== null)
      await notifySide(context, call, 'patient', 'consultationChanged', { appointmentId: call.appointmentId })
  return waiting.map((call) => ({ context, call }))
}

function contextOf(
  { db, hub, tenants, now }: PresenceContext,
  name: string,
  actor: string,
): CallContext | undefined {
  const tenant = tenants.byId(name)
  return tenant && { db, hub, tenant, actor, now: now() }
}

const wakeFirst = ({ db, now }: PresenceContext, tenant: string, personId: string): Promise<unknown> =>
  db.query(
    prepared(`update video_call set is_quiet = false where tenant = $1 and id = (
       select o.id from video_call o join doctor d on d.tenant = o.tenant and d.id = o.doctor_id
         join appointment a on a.tenant = o.tenant and a.id = o.appointment_id
       where o.tenant = $1 and d.person_id = $2 and o.started_by = 'patient' and ${isCalling('$3')}
       order by a.starts_at, a.id limit 1)
     and expected_at is null and not exists (select from video_call o where o.tenant = video_call.tenant
       and o.doctor_id = video_call.doctor_id and o.id <> video_call.id
       and (${isTalking('$3')} or (not o.is_quiet and ${isCalling('$3')})))`),
    [tenant, personId, now().toISOString()],
  )
