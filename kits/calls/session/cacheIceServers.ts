import type { IceServers } from '@schemas/generated/entities'

/** Milliseconds before their end at which credentials are renewed. */
const MARGIN = 60_000

/** Reads the servers of a connection, and again when their credentials end: a long call reconnects with valid ones. Simultaneous callers share a request. */
export function cacheIceServers(read: () => Promise<IceServers>): () => Promise<RTCIceServer[]> {
  let known: IceServers | undefined
  let reading: Promise<IceServers> | undefined
  return async () => {
    if (!known || Date.parse(known.expiresAt) - MARGIN < Date.now()) {
      reading ??= read().finally(() => (reading = undefined))
      known = await reading
    }
    return known.iceServers
  }
}
