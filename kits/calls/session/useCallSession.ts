import { useEffect, useEffectEvent } from 'react'
import { setBareRoutes } from '@portico/core/app/bareRoutes'
import { openOverlay } from '@portico/core/app/overlays'
import { useCall, type Call } from '@portico/core/http/useCall'
import { loadOnce } from '@portico/core/plugin/LazyPart'
import type { RouteId } from '@portico/core/plugin/points'
import { useContributions, useHost } from '@portico/core/plugin/useHost'
import { sessionAtom } from '@portico/core/session/session'
import { createAtom, store, useAtomValue } from '@portico/core/state/store'
import type { CallEngine } from '../engine/engine'
import { cacheIceServers } from './cacheIceServers'
import { CallSession } from './CallSession'
import { noView, type CallView } from './callView'
import { isGuestSeat, readPeople } from './people/readPeople'

const viewAtom = createAtom<CallView>(noView)

/** The overlay that rings and floats: the plugin with the call board has it. */
const OVERLAY = 'call'

/** The pages that show a call. */
let pages: readonly RouteId[] = []

/** The call of this tab. */
export const callSession = new CallSession((view) => {
  const isOn = view.phase === 'calling' || view.phase === 'inProgress'
  const wasOn = ['calling', 'inProgress'].includes(store.get(viewAtom).phase)
  store.set(viewAtom, view)
  if (view.phase !== 'idle') openOverlay(OVERLAY)
  if (isOn === wasOn) return
  setBareRoutes(isOn ? pages : [])
  if (isOn) addEventListener('beforeunload', askBeforeUnload)
  else removeEventListener('beforeunload', askBeforeUnload)
})

/** The calls of a person end with their session, in every tab: nobody is seen who has signed out. */
let user = store.get(sessionAtom).userId
store.sub(sessionAtom, () => {
  const { userId } = store.get(sessionAtom)
  if (user !== null && userId !== user) callSession.leaveAtOnce()
  user = userId
})

/** Closing the tab ends the call here, so the browser asks. Moving through the portal does not end it. */
const askBeforeUnload = (event: BeforeUnloadEvent): void => event.preventDefault()

/** What the call of this tab shows now. */
export const useCallView = (): CallView => useAtomValue(viewAtom)

/**
 * Gives the session what it needs of the page. Every screen that starts or answers a call uses it.
 */
export function useCallSession(): CallSession {
  const call = useCall()
  const [video] = useContributions('providers').filter(({ kind }) => kind === 'video')
  const routes = useCallPages()
  const { plugins } = useHost()
  const connect = useEffectEvent(() => {
    pages = routes
    callSession.use({
      engine: async () => {
        if (!video) throw new Error('No plugin offers a video engine')
        return (await loadOnce(video.provider)) as CallEngine
      },
      api: call,
      options: (video && plugins.get(video.plugin)?.options) ?? {},
      iceServers: iceServersFrom(call),
      finish: async (id) => {
        // A guest leaves alone.
        if (isGuestSeat(callSession.state.side))
          await call('DELETE api/call-guests/entry', { capability: 'callGuests', quiet: true })
        else await call('GET api/video-calls/{id}/finish', { params: { id }, quiet: true })
      },
      people: (id, seat) => readPeople(call, id, seat),
    })
  })
  useEffect(() => connect(), [])
  return callSession
}

const iceServerReaders = new WeakMap<Call, () => Promise<RTCIceServer[]>>()

/** What was read while it rang is used by the page that the answer opens. */
function iceServersFrom(call: Call): () => Promise<RTCIceServer[]> {
  const reader =
    iceServerReaders.get(call) ??
    cacheIceServers(() => call('GET api/video-calls/ice-servers', { capability: 'visits', quiet: true }))
  iceServerReaders.set(call, reader)
  return reader
}

/** The routes of the pages that show a call. */
const useCallPages = (): RouteId[] => useContributions('callPages').map(({ route }) => route)
