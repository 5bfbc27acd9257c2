// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startHub, type RunningHub } from '../../core/realtime/connection/startHub'
import { callHub } from '../../core/realtime/hub'
import { onHubMessage } from '../../core/realtime/hubMessages'
import { hubStatusAtom } from '../../core/realtime/hubState'
import { currentSession, sessionAtom } from '../../core/session/session'
import { store } from '../../core/state/store'
import { testTenant } from '../../core/tenant/testTenant'
import type { VideoCall } from '../../schemas/generated/entities'
import { startHubServer, type HubServer } from '../../server/platform/hub/test/hubServer'

const PATH = '/realtime/clinic'
const token = `h.${btoa(JSON.stringify({ sub: 'ana' }))}.s`
let server: HubServer
let running: RunningHub

beforeEach(async () => {
  server = await startHubServer({
    path: PATH,
    authenticate: async () => ({ tenant: 'one', sub: 'ana', roles: [] }),
  })
  // What the connection reads of a page.
  vi.stubGlobal('location', { origin: server.origin })
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  store.set(sessionAtom, { ...currentSession(), token, userId: 'ana' })
})
afterEach(async () => {
  running.stop()
  store.set(sessionAtom, { ...currentSession(), token: null, userId: null })
  await server.close()
})

const isRegistered = () => server.hub.isConnected('one', 'ana')
const state = () => store.get(hubStatusAtom).state
const next = (name: 'notifyCall' | 'cancelCalling' | 'receiveMessage') =>
  new Promise((resolve) => onHubMessage(name, resolve))

it('CALL-012 CALL-025 CALL-048 CALL-053 CALL-054 CHAT-013 the portal connects to the hub at the path of the tenant and receives its messages', async () => {
  running = startHub({ ...testTenant, addresses: { ...testTenant.addresses, hub: PATH } }, ['ana'])
  await expect.poll(state).toBe('connected')
  expect(await isRegistered()).toBe(true)
  const received = Promise.all([next('notifyCall'), next('cancelCalling'), next('receiveMessage')])
  const message = { id: 1, senderId: 'doctor', timestamp: '2026-11-02T09:00:00Z', content: 'Hola' }
  server.hub.sendToUser('one', 'ana', 'notifyCall', { id: 7 } as VideoCall)
  server.hub.sendToUser('one', 'ana', 'cancelCalling', { callId: 7 })
  server.hub.sendToUser('one', 'ana', 'receiveMessage', message)
  const [notice, ...others] = await received
  // What a notice leaves out is filled in (decision 520).
  expect(notice).toMatchObject({ id: 7, status: 'calling' })
  expect(others).toEqual([{ callId: 7 }, message])
})

it('CALL-049 CALL-050 CALL-051 CALL-052 CHAT-012 what the portal sends arrives under its name, and stopping ends the messages', async () => {
  const sent: unknown[] = []
  for (const name of ['startCall', 'acceptVideoCall', 'cancelVideoCall', 'sendMessage'] as const)
    server.hub.method(name, (_, argument) => sent.push([name, argument]))
  running = startHub({ ...testTenant, addresses: { ...testTenant.addresses, hub: PATH } }, ['ana'])
  await expect.poll(state).toBe('connected')
  await callHub('startCall', 3)
  await callHub('acceptVideoCall', 7)
  await callHub('cancelVideoCall', 8)
  const message = { PatientId: 'ana', DoctorId: 7, Content: 'Hola', IsPatientApp: true }
  await callHub('sendMessage', message)
  expect(sent).toEqual([
    ['startCall', 3],
    ['acceptVideoCall', 7],
    ['cancelVideoCall', 8],
    ['sendMessage', message],
  ])
  running.stop()
  await expect.poll(isRegistered).toBe(false)
  expect(state()).toBe('disconnected')
})
