import { HttpError } from '../../../platform/errors/httpError'
import type { CallContext } from '../callContext'
import { notifyPool } from './notifyPool'
import { poolRound } from './poolRound'
import { isInPoolSql } from './poolDoctors'

/**
 * A doctor of the pool takes no calls without an appointment for now, or takes them again. What rings at them rings at the next one.
 * Repeated, nothing changes. Throws 403 for everybody else.
 */
export async function pausePool(context: CallContext, isPaused: boolean): Promise<void> {
  const { db, tenant, actor, now } = context
  const doctors = await db.query(
    `update doctor d set pool_paused_at = case when $3::boolean then coalesce(d.pool_paused_at, $4::timestamptz) end
     where d.tenant = $1 and d.person_id = $2 and ${isInPoolSql} returning d.id`,
    [tenant.id, actor, isPaused, now.toISOString()],
  )
  if (doctors.length === 0) throw new HttpError(403, 'FORBIDDEN')
  await poolRound(context)
  await notifyPool(context)
}
