import type { EngineEvents } from '@portico/calls/engine/engine'

/** Milliseconds between two looks at the received frames. */
const INTERVAL = 2000
/** Looks without a new frame after which the picture counts as still. */
const STILL = 2
/** Share of lost packets above which the connection is slow. */
const SLOW = 0.08

interface Received {
  frames: number
  lost: number
  packets: number
}

/** Watches the frames that arrive, because a connection may be open without any picture. Returns a function that ends it. */
export function watchPicture(
  connection: () => RTCPeerConnection | undefined,
  events: Pick<EngineEvents, 'onRemotePicture' | 'onLink'>,
): () => void {
  let last: Received = { frames: 0, lost: 0, packets: 0 }
  let still = 0
  const look = async () => {
    const current = connection()
    if (current?.connectionState !== 'connected') return
    const now = await readReceived(current)
    still = now.frames > last.frames ? 0 : still + 1
    events.onRemotePicture(still < STILL && now.frames > 0)
    events.onLink(isSlow(last, now) ? 'slow' : 'good')
    last = now
  }
  const timer = setInterval(() => void look().catch(() => undefined), INTERVAL)
  return () => clearInterval(timer)
}

/** Whether many packets were lost between two looks. */
function isSlow(last: Received, now: Received): boolean {
  const lost = now.lost - last.lost
  const all = lost + now.packets - last.packets
  return all > 50 && lost / all > SLOW
}

async function readReceived(connection: RTCPeerConnection): Promise<Received> {
  const received = { frames: 0, lost: 0, packets: 0 }
  const report = await connection.getStats()
  report.forEach((entry: RTCInboundRtpStreamStats) => {
    if (entry.type !== 'inbound-rtp') return
    if (entry.kind === 'video') received.frames += entry.framesDecoded ?? 0
    received.lost += entry.packetsLost ?? 0
    received.packets += entry.packetsReceived ?? 0
  })
  return received
}
