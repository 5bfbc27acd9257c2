import type { VideoCall } from '../../../../schemas/generated/entities'
import type { CallTab } from '../../../../schemas/hub'
import type { Tx } from '../../../platform/db/database'
import type { CallContext } from '../callContext'
import { statusSql, type Side, type StoredCall } from '../callQueries'
import { writeMissedLetter } from './missedLetter'
import { nextCall, type CallChange, type CallEvent } from './callMachine'

type StoreContext = Pick<CallContext, 'tenant' | 'now' | 'connection' | 'actor' | 'visit'>

/** What an event did to a call, and the status before. */
export interface StoredChange extends CallChange {
  before: VideoCall['status']
}

/**
 * Stores what an event does to a call, and returns it; null: nothing. Call it in a transaction: the call is locked, so that of
 * two events at the same moment the second one finds what the first has done. Who gives no sign of life rings no more, whatever
 * the event.
 */
export async function storeEvent(
  tx: Tx,
  context: StoreContext,
  id: number,
  event: CallEvent,
): Promise<StoredChange | null> {
  const { tenant, now } = context
  const [call] = await tx.query<Pick<VideoCall, 'status' | 'startedBy'> & { isGone: boolean }>(
    `select v.status, v.started_by as "startedBy", v.status <> ${statusSql('$3')} as "isGone" from video_call v
     where v.tenant = $1 and v.id = $2 for update`,
    [tenant.id, id, now.toISOString()],
  )
  if (!call) return null
  const change = nextCall(call, call.isGone ? { type: 'gone', by: call.startedBy } : event)
  if (!change) return null
  await tx.query(
    `update video_call set status = $3, end_reason = $4, ended_by = $5,
       ended_at = case when $3 = 'inProgress' then null else $6::timestamptz end,
       answered_at = case when $3 = 'inProgress' then $6::timestamptz else answered_at end
     where tenant = $1 and id = $2`,
    [tenant.id, id, change.status, change.endReason, change.endedBy, now.toISOString()],
  )
  if (call.status === 'inProgress')
    await tx.query(
      `update call_guest set left_at = $3 where tenant = $1 and call_id = $2 and joined_at is not null and left_at is null`,
      [tenant.id, id, now.toISOString()],
    )
  if (change.status === 'missed') await writeMissedLetter(tx, context, id)
  return { ...change, before: call.status }
}

/** The tab that a side uses, and whether a patient looks at something else. */
export type SideTab = Partial<Pick<CallTab, 'tab' | 'isAway'>>

/** Notes that a side is there, with which tab and over which connection, and who it is for the patient. */
export async function noteSide(
  tx: Tx,
  { tenant, now, connection, actor, visit }: StoreContext,
  id: number,
  side: Side,
  { tab, isAway = false }: SideTab = {},
): Promise<void> {
  await tx.query(
    `update video_call set ${side}_seen_at = $3, ${side}_tab = $4, ${side}_connection = $5,
       is_patient_away = case $6 when 'patient' then $7::boolean else is_patient_away end,
       patient_actor = case $6 when 'patient' then $8::text else patient_actor end where tenant = $1 and id = $2`,
    [
      tenant.id,
      id,
      now.toISOString(),
      tab ?? null,
      connection?.id ?? null,
      side,
      isAway,
      visit ? null : actor,
    ],
  )
}

/** Whether another tab of a side has taken the call up since. A portal that sends no names decides that itself. */
export const isTakenBy = (call: StoredCall, side: Side, tab: string | undefined): boolean => {
  const holder = side === 'patient' ? call.patientTab : call.doctorTab
  return tab !== undefined && holder !== null && holder !== tab
}
