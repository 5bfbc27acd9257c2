import { act, cleanup, render } from '@testing-library/react'
import { SWRConfig } from 'swr'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Call } from '../http/call'
import { definePlugin } from '../plugin/definePlugin'
import { collect } from '../plugin/host'
import { HostProvider } from '../plugin/useHost'
import { ApiProvider } from '../session/ApiProvider'
import { actFor, openSession, storeToken } from '../session/session'
import { testTenant } from '../tenant/testTenant'
import { TenantProvider } from '../tenant/useTenant'
import { Realtime } from './Realtime'

/** Whose messages the hub sends to this tab. */
const registered = new Set<string>()
let isStopped: boolean
// The connection to the server; jsdom has none.
vi.mock('./connection/openLink', () => ({
  openLink: async () => ({
    call: async (name: string, id: string) =>
      name === 'registerUser' ? registered.add(id) : registered.delete(id),
    stop: () => void (isStopped = true),
  }),
}))

const plugin = definePlugin({
  id: 'ringer',
  hubHandlers: [{ id: 'ring', message: 'notifyCall', handler: async () => ({ default: () => {} }) }],
})
const api = (async () => ({ id: 'ana', userMeta: [] })) as unknown as Call

beforeEach(async () => {
  registered.clear()
  isStopped = false
  openSession('t')
  storeToken(`h.${btoa(JSON.stringify({ sub: 'ana' }))}.s`)
  const { host } = collect([plugin], { ringer: {} }, new Set())
  render(
    <TenantProvider tenant={testTenant}>
      <HostProvider host={host}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <ApiProvider call={api}>
            <Realtime />
          </ApiProvider>
        </SWRConfig>
      </HostProvider>
    </TenantProvider>,
  )
  await vi.waitUntil(() => people().includes('ana'))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const people = () => [...registered]

it('CALL-048 CALL-052 a person who acts for another is registered for both, and only for themselves afterwards', async () => {
  await act(async () => actFor('leo'))
  await expect.poll(people).toEqual(['ana', 'leo'])
  await act(async () => actFor(null))
  await vi.waitUntil(() => people().includes('ana'))
})

it('CALL-052 signing out ends the messages and the connection', async () => {
  await act(async () => storeToken(null))
  await expect.poll(people).toEqual([])
  expect(isStopped).toBe(true)
})
