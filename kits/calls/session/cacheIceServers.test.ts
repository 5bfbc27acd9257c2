import { afterEach, expect, it, vi } from 'vitest'
import { cacheIceServers } from './cacheIceServers'

afterEach(() => vi.useRealTimers())

it('CALL-030 credentials of the relay server are read again before they end, and after a failure', async () => {
  vi.useFakeTimers()
  let reads = 0
  let isAway = true
  const servers = cacheIceServers(async () => {
    if (isAway) throw new Error('offline')
    reads += 1
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString()
    return { iceServers: [{ urls: ['turn:turn.test'], credential: `credential ${reads}` }], expiresAt }
  })
  await expect(servers()).rejects.toThrow('offline')
  isAway = false
  await servers()
  vi.advanceTimersByTime(58 * 60_000)
  expect(await servers()).toMatchObject([{ credential: 'credential 1' }])
  vi.advanceTimersByTime(2 * 60_000)
  expect(await servers()).toMatchObject([{ credential: 'credential 2' }])
})
