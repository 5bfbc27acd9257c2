import type { EndStorage } from '../../kits/calls/session/PendingEnds'
import { CallSession } from '../../kits/calls/session/CallSession'
import { noView, type CallView } from '../../kits/calls/session/callView'
import { fakeEngine, fakeHub, stubDevices } from './testCall'

export type TestSession = ReturnType<typeof createTestSession>

/** The session of a tab with devices, a hub and an engine that a test watches. `storage` keeps the ends that the server does not know yet. */
export function createTestSession(storage?: EndStorage) {
  const devices = stubDevices()
  const engine = fakeEngine()
  const hub = fakeHub()
  const shown: { view: CallView } = { view: noView }
  const session = new CallSession((view) => (shown.view = view), undefined, storage)
  return {
    devices,
    engine,
    hub,
    session,
    /** What the tab shows. */
    shown,
    /** Gives the session its services. Its engine joins as `joinsBeforeAnswer` says. */
    open: (joinsBeforeAnswer = false): void =>
      session.use({
        engine: async () => ({ ...engine.engine, joinsBeforeAnswer }),
        iceServers: async () => [],
        api: undefined as never,
        options: {},
        finish: async () => {},
        people: async () => ({ people: [], guests: [] }),
      }),
  }
}
