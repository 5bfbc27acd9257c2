import type { CallReadiness, IceServers } from '@schemas/generated/entities'

/** The response time in milliseconds above which the picture may freeze. */
const SLOW = 1200
/** Milliseconds for the relay server to answer. */
const RELAY_TIMEOUT = 6000

/** Measures the network: how fast the server answers, and whether the relay server of the tenant can be reached. */
export async function checkNetwork(read: () => Promise<IceServers>): Promise<CallReadiness['network']> {
  const start = performance.now()
  const servers = await read().catch(() => undefined)
  if (!servers) return 'offline'
  const time = performance.now() - start
  const relays = servers.iceServers.filter(({ credential }) => credential !== undefined)
  if (relays.length > 0 && !(await reachesRelay(relays))) return 'relayGone'
  return time > SLOW ? 'slow' : 'ok'
}

/** Whether a relay server gives this browser an address. */
async function reachesRelay(iceServers: RTCIceServer[]): Promise<boolean> {
  const connection = new RTCPeerConnection({ iceServers, iceTransportPolicy: 'relay' })
  try {
    return await new Promise<boolean>((resolve) => {
      connection.addEventListener('icecandidate', ({ candidate }) => candidate && resolve(true))
      setTimeout(() => resolve(false), RELAY_TIMEOUT)
      connection.createDataChannel('check')
      connection.setLocalDescription().catch(() => resolve(false))
    })
  } finally {
    connection.close()
  }
}
