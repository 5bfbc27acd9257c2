import { expect, it } from 'vitest'
import { FigureReader } from './readFigures'

const reading = (at: number, bytes: number, lost: number, received: number) =>
  ({
    getStats: async () =>
      new Map(
        [
          {
            type: 'inbound-rtp',
            kind: 'video',
            bytesReceived: bytes,
            packetsLost: lost,
            packetsReceived: received,
            frameWidth: 800,
            frameHeight: 600,
            framesPerSecond: 24,
          },
          { type: 'outbound-rtp', kind: 'video', bytesSent: bytes * 2 },
          {
            type: 'candidate-pair',
            nominated: true,
            state: 'succeeded',
            currentRoundTripTime: 0.045,
            localCandidateId: 'l',
            remoteCandidateId: 'r',
          },
          { type: 'local-candidate', id: 'l', candidateType: 'host' },
          { type: 'remote-candidate', id: 'r', candidateType: 'relay' },
        ].map((entry, index) => [String(index), { timestamp: at, ...entry }]),
      ),
  }) as unknown as RTCPeerConnection

it('the figures of a line are those since the reading before', async () => {
  const reader = new FigureReader()
  expect(await reader.read(reading(1000, 10_000, 5, 100))).toMatchObject({ kbitsIn: null, lost: null })
  expect(await reader.read(reading(3000, 60_000, 15, 190))).toEqual({
    roundTrip: 45,
    lost: 0.1,
    kbitsIn: 200,
    kbitsOut: 400,
    width: 800,
    height: 600,
    framesPerSecond: 24,
    isRelayed: true,
  })
})

it('a browser that says nothing leaves the figures empty', async () => {
  const silent = { getStats: async () => new Map() } as unknown as RTCPeerConnection
  const figures = await new FigureReader().read(silent)
  expect(Object.values(figures).every((value) => value === null)).toBe(true)
})
