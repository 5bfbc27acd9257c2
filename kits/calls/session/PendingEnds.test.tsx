import { afterEach, describe, expect, it, vi } from 'vitest'
import { HubError, setHub } from '@portico/core/realtime/hub'
import { call, setHubState } from '../../../tests/calls/testCall'
import { createTestSession, type TestSession } from '../../../tests/calls/testSession'
import type { EndStorage } from './PendingEnds'

let session: TestSession['session']
let hub: TestSession['hub']
afterEach(() => {
  session.hangUp()
  session.close()
  setHub(null)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('CALL-061 an end that the server does not learn', () => {
  let isDown: boolean
  const openWith = (storage: EndStorage) => {
    const made = createTestSession(storage)
    ;({ session, hub } = made)
    session.use({
      engine: async () => made.engine.engine,
      iceServers: async () => [],
      api: undefined as never,
      options: {},
      people: async () => ({ people: [], guests: [] }),
      finish: async () => {
        if (isDown) throw new Error('502')
      },
    })
  }
  const kept = (): EndStorage & { value: string | null } => ({
    value: null,
    read() {
      return this.value
    },
    write(value) {
      this.value = value
    },
  })

  /** Ends a call while neither the hub nor the API answers. */
  const endUnheard = async (storage: EndStorage) => {
    isDown = true
    openWith(storage)
    await session.start(3, 'patient')
    await setHubState('reconnecting')
    session.hangUp()
  }

  it('is sent again after the next connect, also by the next page', async () => {
    const storage = kept()
    await endUnheard(storage)
    await vi.waitFor(() => expect(storage.value).toBe(JSON.stringify([call.id])))
    openWith(storage)
    await setHubState('connected')
    await vi.waitFor(() => expect(hub.sent).toContainEqual(['cancelVideoCall', call.id]))
    expect(storage.value).toBeNull()
  })

  it('asks a hub without a connection to try, for two minutes, and not once the server knows', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const storage = kept()
    await endUnheard(storage)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(hub.retries()).toBe(3)
    await setHubState('connected')
    await vi.advanceTimersByTimeAsync(60_000)
    expect([storage.value, hub.retries()]).toEqual([null, 3])

    storage.value = JSON.stringify([call.id])
    hub.answers['cancelVideoCall'] = new HubError('DISCONNECTED')
    await session.start(3, 'patient')
    await setHubState('reconnecting')
    session.hangUp()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(hub.retries()).toBe(3 + 24)
  })

  it('is forgotten by who is in the call again', async () => {
    const storage = kept()
    storage.value = JSON.stringify([call.id])
    isDown = false
    openWith(storage)
    await session.start(3, 'patient')
    expect(storage.value).toBeNull()
  })
})
