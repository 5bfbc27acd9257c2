import type { HubMessageName, HubMessages } from '../../../schemas/hub'
import type { VideoCall } from '../../../schemas/generated/entities'
import { accountsOf, type CallContext } from './callContext'
import type { Side, StoredCall } from './callQueries'
import { withRoomToken } from './withRoomToken'

const sides = ['patient', 'doctor'] as const

/** Sends a message to everybody of a side, in every tab. */
export async function notifySide<M extends HubMessageName>(
  context: CallContext,
  call: StoredCall,
  side: Side,
  message: M,
  ...args: Parameters<HubMessages[M]>
): Promise<void> {
  const accounts = await accountsOf(context, call, side)
  for (const account of accounts) context.hub.sendToUser(context.tenant.id, account, message, ...args)
}

/** Sends a message to both sides. */
export async function notifyBoth<M extends HubMessageName>(
  context: CallContext,
  call: StoredCall,
  message: M,
  ...args: Parameters<HubMessages[M]>
): Promise<void> {
  await Promise.all(sides.map((side) => notifySide(context, call, side, message, ...args)))
}

/** Tells both sides, on all their devices, to read the state of the visit again. */
export async function notifyChange(context: CallContext, call: StoredCall): Promise<void> {
  await notifySide(context, call, 'doctor', 'waitingChanged')
  const { appointmentId } = call
  if (appointmentId !== null)
    await notifySide(context, call, 'patient', 'consultationChanged', { appointmentId })
}

/** Tells both sides that a call was answered, each with a token for its room. */
export async function notifyAccepted(
  context: CallContext,
  call: StoredCall,
  entity: VideoCall,
): Promise<void> {
  await Promise.all(
    sides.map(async (side) =>
      notifySide(context, call, side, 'callAccepted', await withRoomToken(context, entity, side)),
    ),
  )
}

/** Whether somebody of a side is connected. */
export async function isSideOnline(context: CallContext, call: StoredCall, side: Side): Promise<boolean> {
  const accounts = await accountsOf(context, call, side)
  const connected = await Promise.all(accounts.map((id) => context.hub.isConnected(context.tenant.id, id)))
  return connected.includes(true)
}
