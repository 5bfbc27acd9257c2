import { HttpError } from '../../../platform/errors/httpError'
import { enqueueAccountLetter } from '../../../platform/letters/accountLetter'
import { poolSettingsOf } from '../../../platform/tenants/settings/poolSettings'
import { todayAt } from '../../shared/today'
import { addDays, instantOf } from '../../shared/zone'
import type { CallContext } from '../callContext'
import { isCalling } from '../state/queue'
import { openingAt } from './hours'
import { zoneOf } from './poolAccess'
import { isFreeSql, listOnlineDoctors, soonAt } from './poolDoctors'
import { requirePool } from './requirePool'

/**
 * Somebody whom nobody can answer now asks for a message when a doctor is free, or takes that back. It ends with the day of the
 * tenant. Repeated, nothing changes. Throws as `requirePool`.
 */
export async function setPoolAlert(context: CallContext, isWanted: boolean): Promise<void> {
  const { db, tenant, actor } = context
  if (isWanted) await requirePool(context)
  await db.query('update person set pool_alert_until = $3 where tenant = $1 and id = $2', [
    tenant.id,
    actor,
    isWanted ? endOfDay(context).toISOString() : null,
  ])
}

/** When the day of the tenant ends. */
function endOfDay({ tenant, now }: Pick<CallContext, 'tenant' | 'now'>): Date {
  const tomorrow = addDays(todayAt(tenant, now), 1)
  const midnight = instantOf(zoneOf(tenant), tomorrow, 0) ?? instantOf(zoneOf(tenant), tomorrow, 60)
  if (midnight === null) throw new HttpError(500, 'ZONE')
  return new Date(midnight)
}

/**
 * Writes to everybody who asked that a doctor of the pool is free, once, and ends what they asked for. Nothing happens outside of the
 * hours, and while the queue is full or nobody is free. Several servers may do it at once: whoever ends a request writes the letter.
 */
export async function alertOfFreeDoctor(context: CallContext): Promise<void> {
  const { db, hub, tenant, now } = context
  const settings = poolSettingsOf(tenant)
  if (!settings || !openingAt(settings.hours, zoneOf(tenant), now).isOpen) return
  const waiting = await db.query('select from person where tenant = $1 and pool_alert_until > $2 limit 1', [
    tenant.id,
    now.toISOString(),
  ])
  if (waiting.length === 0) return
  const online = (await listOnlineDoctors(context)).map(({ id }) => id)
  const people = await db.tx(async (tx) => {
    const found = await tx.query<{ id: string }>(
      `update person set pool_alert_until = null where tenant = $1 and pool_alert_until > $2::timestamptz
         and exists (select from doctor d where d.tenant = $1 and d.id = any($3::int[]) and d.person_id <> person.id
           and ${isFreeSql('$2', '$4')})
         and (select count(*) from video_call o where o.tenant = $1 and o.pool_since is not null and o.started_by = 'patient'
           and ${isCalling('$2')}) < $5::int
       returning id`,
      [tenant.id, now.toISOString(), online, soonAt(now, settings.breakMinutes), settings.maxWaiting],
    )
    for (const { id } of found)
      await enqueueAccountLetter(tx, tenant.id, { kind: 'poolFree', personId: id, now })
    return found
  })
  for (const { id } of people)
    hub.sendToUser(tenant.id, id, 'consultationChanged', { appointmentId: null, isDoctorFree: true })
}
