import { createAtom, useAtomValue } from '../state/store'

/** The states of the hub connection (CALL-025). `disconnected`: nobody has asked for a connection yet, or it was ended. */
export type HubState = 'connected' | 'reconnecting' | 'disconnected'

export interface HubStatus {
  state: HubState
  /** When the next attempt starts, in milliseconds since 1970; null while an attempt runs or none is due. */
  retryAt: number | null
}

export const hubStatusAtom = createAtom<HubStatus>({ state: 'disconnected', retryAt: null })

/** The state of the hub connection, and when the next attempt starts. */
export const useHubStatus = (): HubStatus => useAtomValue(hubStatusAtom)
