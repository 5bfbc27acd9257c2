import { hubMethod, type HubInvocation } from '../../platform/http/api/hubMethod'
import type { Api } from '../../platform/http/api/operation'
import type { CallContext } from './callContext'
import { delayCall } from './delayCall'
import { acceptCall, cancelCall, joinCall, readCalls, sendSignal } from './changeCall'
import { readId, readIds, readJoin, readMinutes, readSignal, readTab } from './hubArguments'
import { startAppointmentCall } from './startCall'
import { followDoctors } from './state/doctorPresence'
import { CallPresence } from './state/presence'
import { startSweeping } from './state/sweepCalls'
import { startPoolCall } from './pool/startPoolCall'

/** The messages of calls that the portal sends to the hub (C-070). */
export function registerCallMessages(api: Api): void {
  const presence = new CallPresence(api.now)
  startSweeping(api, presence)
  followDoctors(api)
  const contextOf = (invocation: HubInvocation): CallContext => ({
    ...invocation,
    hub: api.hub,
    rooms: api.rooms,
    push: api.push,
    serverKey: api.serverKey,
    presence,
  })
  hubMethod(api, 'startCall', async (invocation, appointmentId, from) =>
    appointmentId === null && !invocation.visit
      ? startPoolCall(contextOf(invocation), readTab(from))
      : startAppointmentCall(contextOf(invocation), readId(appointmentId, 'appointmentId'), readTab(from)),
  )
  hubMethod(api, 'acceptVideoCall', async (invocation, id, from) =>
    acceptCall(contextOf(invocation), readId(id), readTab(from)),
  )
  hubMethod(api, 'readCalls', async (invocation, ids) => readCalls(contextOf(invocation), readIds(ids)))
  hubMethod(api, 'cancelVideoCall', async (invocation, id) => cancelCall(contextOf(invocation), readId(id)))
  hubMethod(api, 'delayCall', async (invocation, id, minutes) =>
    delayCall(contextOf(invocation), readId(id), readMinutes(minutes)),
  )
  hubMethod(api, 'joinCall', async (invocation, join) => joinCall(contextOf(invocation), readJoin(join)))
  hubMethod(api, 'sendCallSignal', async (invocation, signal) =>
    sendSignal(contextOf(invocation), readSignal(signal)),
  )
}
