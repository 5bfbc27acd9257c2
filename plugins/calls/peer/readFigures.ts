import type { LineFigures } from '@portico/calls/engine/engine'

/** What is counted from the start of a connection. */
interface Counted {
  at: number
  bytesIn: number
  bytesOut: number
  lost: number
  received: number
}

type Stats = RTCInboundRtpStreamStats &
  RTCOutboundRtpStreamStats &
  RTCIceCandidatePairStats & { candidateType?: string }

/** Reads the figures of a connection again and again: what is counted is compared with the reading before. */
export class FigureReader {
  #last: Counted | null = null

  async read(connection: Pick<RTCPeerConnection, 'getStats'>): Promise<LineFigures> {
    const entries: Stats[] = []
    const report = await connection.getStats()
    report.forEach((entry: Stats) => void entries.push(entry))
    const now = count(entries)
    const last = this.#last
    this.#last = now
    const seconds = last ? (now.at - last.at) / 1000 : 0
    const rate = (bytes: number) => (seconds > 0 ? (bytes * 8) / 1000 / seconds : null)
    const missing = last ? now.lost - last.lost : 0
    const all = missing + now.received - (last?.received ?? now.received)
    const video = entries.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'video')
    return {
      ...pathOf(entries),
      lost: all > 0 ? Math.max(0, missing / all) : null,
      kbitsIn: last && rate(now.bytesIn - last.bytesIn),
      kbitsOut: last && rate(now.bytesOut - last.bytesOut),
      width: video?.frameWidth ?? null,
      height: video?.frameHeight ?? null,
      framesPerSecond: video?.framesPerSecond ?? null,
    }
  }
}

const sum = (entries: readonly Stats[], type: string, value: (entry: Stats) => number | undefined): number =>
  entries.filter((entry) => entry.type === type).reduce((all, entry) => all + (value(entry) ?? 0), 0)

const count = (entries: readonly Stats[]): Counted => ({
  at: Math.max(0, ...entries.map(({ timestamp }) => timestamp)),
  bytesIn: sum(entries, 'inbound-rtp', ({ bytesReceived }) => bytesReceived),
  bytesOut: sum(entries, 'outbound-rtp', ({ bytesSent }) => bytesSent),
  lost: sum(entries, 'inbound-rtp', ({ packetsLost }) => packetsLost),
  received: sum(entries, 'inbound-rtp', ({ packetsReceived }) => packetsReceived),
})

/** The path that is in use: how long it is, and whether it passes through a relay. */
function pathOf(entries: readonly Stats[]): Pick<LineFigures, 'roundTrip' | 'isRelayed'> {
  const pair = entries.find(
    ({ type, nominated, state }) => type === 'candidate-pair' && nominated && state === 'succeeded',
  )
  const ends = entries.filter(({ id }) => id === pair?.localCandidateId || id === pair?.remoteCandidateId)
  const seconds = pair?.currentRoundTripTime
  return {
    roundTrip: seconds === undefined ? null : seconds * 1000,
    isRelayed: ends.length > 0 ? ends.some(({ candidateType }) => candidateType === 'relay') : null,
  }
}
