import { hubMethod, type HubInvocation } from '../../platform/http/api/hubMethod'
import type { Api } from '../../platform/http/api/operation'
import type { CallContext } from './callContext'
import { acceptCall, cancelCall, joinCall, sendSignal } from './changeCall'
import { readId, readJoin, readSignal } from './hubArguments'
import { startAppointmentCall } from './startCall'
import { startFreeCall } from './startFreeCall'

/** The messages of calls that the portal sends to the hub (C-070). */
export function registerCallMessages(api: Api): void {
  const contextOf = (invocation: HubInvocation): CallContext => ({
    ...invocation,
    hub: api.hub,
    rooms: api.rooms,
  })
  hubMethod(api, 'startCall', async (invocation, appointmentId) =>
    appointmentId === null && !invocation.visit
      ? startFreeCall(contextOf(invocation))
      : startAppointmentCall(contextOf(invocation), readId(appointmentId, 'appointmentId')),
  )
  hubMethod(api, 'acceptVideoCall', async (invocation, id) => acceptCall(contextOf(invocation), readId(id)))
  hubMethod(api, 'cancelVideoCall', async (invocation, id) => cancelCall(contextOf(invocation), readId(id)))
  hubMethod(api, 'joinCall', async (invocation, join) => joinCall(contextOf(invocation), readJoin(join)))
  hubMethod(api, 'sendCallSignal', async (invocation, signal) =>
    sendSignal(contextOf(invocation), readSignal(signal)),
  )
}
