import { hubMessageNames, type HubCallName } from '@schemas/hub'
import type { Tenant } from '@schemas/generated/tenant'
import { identitySettings } from '../../session/identity/identitySettings'
import { renewSession } from '../../session/identity/renewSession'
import { currentSession, sessionAtom } from '../../session/session'
import { store } from '../../state/store'
import { setHub, type Hub } from '../hub'
import { emitHubMessage } from '../hubMessages'
import { hubStatusAtom } from '../hubState'
import { HubSession } from './HubSession'
import { openLink } from './openLink'

/** A running session of the hub. */
export interface RunningHub {
  setPeople: (people: readonly string[]) => void
  stop: () => void
}

/** Connects this tab to the tenant's hub for the signed-in user, and keeps it connected until `stop`. */
export function startHub(tenant: Tenant, people: readonly string[]): RunningHub {
  const session = createSession(tenant)
  const removeListeners = listen(session)
  session.start(people)
  setHub({
    call: (async (name: HubCallName, ...args: readonly unknown[]) =>
      session.call(name, ...args)) as Hub['call'],
    retry: () => session.retry(),
  })
  return {
    setPeople: (next) => session.setPeople(next),
    stop: () => {
      setHub(null)
      removeListeners()
      session.stop()
    },
  }
}

function createSession(tenant: Tenant): HubSession {
  const settings = identitySettings(tenant, location.origin)
  const token = () => currentSession().token
  return new HubSession({
    token,
    onStatus: (status) => store.set(hubStatusAtom, status),
    open: (onLost) =>
      openLink({
        url: new URL(tenant.addresses.hub, location.origin).href,
        names: tenant.hubMessages,
        receives: hubMessageNames,
        token: async () => {
          await renewSession(settings).catch(() => undefined)
          return token() ?? ''
        },
        onMessage: emitHubMessage,
        onLost,
      }),
  })
}

/**
 * Tries at once when the browser is online again, the page becomes visible or the token is renewed. When the browser goes
 * offline the connection is checked, because it would learn of it half a minute later.
 */
function listen(session: HubSession): () => void {
  const retry = () => session.retry()
  const retryIfVisible = () => document.visibilityState === 'visible' && retry()
  const leave = () => session.leave()
  addEventListener('online', retry)
  addEventListener('offline', retry)
  document.addEventListener('visibilitychange', retryIfVisible)
  // A page in the browser's cache receives nothing, and comes back with the same session.
  addEventListener('pagehide', leave)
  addEventListener('pageshow', retry)
  const unsubscribe = store.sub(sessionAtom, () => session.renewed())
  return () => {
    removeEventListener('online', retry)
    removeEventListener('offline', retry)
    document.removeEventListener('visibilitychange', retryIfVisible)
    removeEventListener('pagehide', leave)
    removeEventListener('pageshow', retry)
    unsubscribe()
  }
}
