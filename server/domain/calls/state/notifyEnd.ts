import type { CallContext } from '../callContext'
import type { StoredCall } from '../callQueries'
import { notifyGuestsOfEnd } from '../guests/signals'
import { notifyBoth, notifyChange } from '../notifySides'
import { notifyPool } from '../pool/notifyPool'
import type { LeftCall } from './lines'
import { notifyQueue } from './queue'
import type { StoredChange } from './storeEvent'

/** Tells both sides that a call is over, and that the state of its visit has changed, and ends its room. */
export async function notifyEnd(
  context: CallContext,
  call: StoredCall,
  { before, endedBy, endReason }: StoredChange,
): Promise<void> {
  context.rooms?.close(context.tenant.id, call.room)
  if (before === 'inProgress') await notifyGuestsOfEnd(context, call.id)
  const by = endedBy ?? call.startedBy
  if (before === 'calling') await notifyBoth(context, call, 'cancelCalling', { callId: call.id, by })
  else
    await notifyBoth(context, call, 'callEnded', {
      callId: call.id,
      by,
      isConsultationEnded: endReason === 'consultationEnded',
      ...(endReason && { reason: endReason }),
    })
  await notifyChange(context, call)
  await notifyQueue(context, call)
  if (call.poolSince != null) await notifyPool(context)
}

/** The same for calls that ended because somebody is in another one. */
export async function notifyLeft(context: CallContext, left: readonly LeftCall[]): Promise<void> {
  for (const { call, change } of left) await notifyEnd(context, call, change)
}
