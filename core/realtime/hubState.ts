import { createAtom, store, useAtomValue } from '../state/store'

/** The states of the hub connection. `disconnected`: nobody has asked for a connection yet, or it was ended. */
export type HubState = 'connected' | 'reconnecting' | 'disconnected'

export interface HubStatus {
  state: HubState
  /** When the next attempt starts, in milliseconds since 1970; null while an attempt runs or none is due. */
  retryAt: number | null
}

/** The connection to the hub and when it is tried again. */
export const hubStatusAtom = createAtom<HubStatus>({ state: 'disconnected', retryAt: null })

/** The state of the hub connection, and when the next attempt starts. */
export const useHubStatus = (): HubStatus => useAtomValue(hubStatusAtom)

/** Waits until the hub is connected, at most the given milliseconds. Resolves to whether it is. */
export function whenHubConnected(atMost: number): Promise<boolean> {
  const isConnected = () => store.get(hubStatusAtom).state === 'connected'
  if (isConnected()) return Promise.resolve(true)
  return new Promise((resolve) => {
    const end = () => {
      stop()
      clearTimeout(timer)
      resolve(isConnected())
    }
    const stop = store.sub(hubStatusAtom, () => isConnected() && end())
    const timer = setTimeout(end, atMost)
  })
}
