import { isVisitTab } from '@portico/core/session/arrival/visitTab'
import { CallRoom, type RoomOptions } from './CallRoom'
import type { CallServices } from './callView'
import type { CallPeople } from './people/CallPeople'

/** Joins the room of a call, and follows who else is in it. */
export function openRoom({
  people,
  ...options
}: Omit<RoomOptions, 'onPerson'> & { people: CallPeople }): CallRoom {
  const { services, call, side } = options
  const room = new CallRoom({ ...options, onPerson: (seat, change) => people.change(seat, change) })
  people.follow({
    callId: call.id,
    read: () => services.people(call.id, side),
    hasOthers: room.hasOthers,
    setOthers: (seats) => room.setOthers(seats),
    // The session of a link invites nobody.
    canInvite: !isVisitTab,
  })
  return room
}

/** Loads the engine while it rings. Whatever fails is tried again by joining. */
export async function prepareEngine(services: CallServices | null): Promise<void> {
  const engine = await services?.engine().catch(() => undefined)
  if (services) engine?.prepare?.(services)
}

/** Whether the engine joins before the answer, with the devices open. */
export async function joinsEarly(services: CallServices | null): Promise<boolean> {
  const engine = await services?.engine().catch(() => undefined)
  return engine?.joinsBeforeAnswer === true
}
