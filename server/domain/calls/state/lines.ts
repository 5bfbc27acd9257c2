import type { Tx } from '../../../platform/db/database'
import { languageOf, type CallContext } from '../callContext'
import { selectCalls, type Side, type StoredCall } from '../callQueries'
import { storeEvent, type StoredChange } from './storeEvent'

/** A call that ended because one of its people is in another one. */
export interface LeftCall {
  call: StoredCall
  change: StoredChange
}

/** The doctor is null while a call waits for the pool. */
type People = Pick<StoredCall, 'doctorId' | 'patientId'>

/**
 * Lets other changes of the calls of a doctor and a patient wait until the transaction ends. Each of them is in one call at a
 * time, which two answers at the same moment must not break.
 */
export async function lockLines(
  tx: Tx,
  { tenant }: Pick<CallContext, 'tenant'>,
  { doctorId, patientId }: People,
): Promise<void> {
  await tx.query('select from doctor where tenant = $1 and id = $2 for no key update', [tenant.id, doctorId])
  await tx.query('select from person where tenant = $1 and id = $2 for no key update', [tenant.id, patientId])
}

/**
 * Ends the other calls of people who are in a new one: what they talk in, and what they themselves ring in. `sides` says whose.
 * Call it after `lockLines`.
 */
export async function leaveOthers(
  tx: Tx,
  context: CallContext,
  { id, doctorId, patientId }: People & { id: number | null },
  sides: readonly Side[],
): Promise<LeftCall[]> {
  const left: LeftCall[] = []
  for (const side of sides) {
    const others = await selectCalls(tx, {
      tenant: context.tenant.id,
      language: languageOf(context),
      now: context.now,
      where: `v.${side}_id = $4 and v.id is distinct from $5::int
        and (v.status = 'inProgress' or (v.status = 'calling' and v.started_by = '${side}'))`,
      values: [side === 'doctor' ? doctorId : patientId, id],
    })
    for (const call of others) {
      const change = await storeEvent(tx, context, call.id, { type: 'cancel', by: side })
      if (change) left.push({ call, change })
    }
  }
  return left
}
