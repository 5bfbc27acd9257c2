import { afterEach, expect, it, vi } from 'vitest'
import type { IceServers } from '@schemas/generated/entities'
import { checkNetwork } from './checkNetwork'

const turn = { urls: ['turn:turn.example:3478'], username: 'x', credential: 'y' }
const servers = (iceServers: IceServers['iceServers']) => async (): Promise<IceServers> => ({
  iceServers,
  expiresAt: '2026-11-02T10:00:00Z',
})

/** A connection to a relay server that answers or not. */
function stubRelay(answers: boolean) {
  vi.stubGlobal(
    'RTCPeerConnection',
    class extends EventTarget {
      createDataChannel() {}
      close() {}
      async setLocalDescription() {
        if (answers) this.dispatchEvent(Object.assign(new Event('icecandidate'), { candidate: {} }))
      }
    },
  )
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('CALL-042 without an answer of the server there is no connection', async () => {
  expect(await checkNetwork(() => Promise.reject(new Error('offline')))).toBe('offline')
})

it('CALL-042 a relay server that answers passes the check; a tenant without one skips it', async () => {
  stubRelay(true)
  expect(await checkNetwork(servers([turn]))).toBe('ok')
  expect(await checkNetwork(servers([{ urls: ['stun:stun.example:3478'] }]))).toBe('ok')
})

it('CALL-042 a relay server that is gone is found within 6 seconds', async () => {
  vi.useFakeTimers()
  stubRelay(false)
  const result = checkNetwork(servers([turn]))
  await vi.advanceTimersByTimeAsync(6000)
  expect(await result).toBe('relayGone')
})
