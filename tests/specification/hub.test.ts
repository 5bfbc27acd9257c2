// @vitest-environment node
import path from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startHub, type RunningHub } from '../../core/realtime/connection/startHub'
import { callHub, HubError } from '../../core/realtime/hub'
import { onHubMessage } from '../../core/realtime/hubMessages'
import { hubStatusAtom } from '../../core/realtime/hubState'
import { currentSession, sessionAtom } from '../../core/session/session'
import { store } from '../../core/state/store'
import { testTenant } from '../../core/tenant/testTenant'
import type { HubMessageShapes } from '../../schemas/hub'
import { freePort } from '../../server/test/freePort'
import { callFailure } from '../../kits/calls/callFailure'
import kitTexts from '../../kits/calls/locales/es.json' with { type: 'json' }
import { serveSpecified, type SpecifiedServer } from './serve'
import { readWorld } from './world'

/** The portal at a hub that has the messages of the specification, and answers each with nothing. */
let back: SpecifiedServer
let running: RunningHub | undefined
let address: string

beforeEach(async () => {
  address = `http://localhost:${await freePort()}`
  back = await serveSpecified(readWorld(path.join(import.meta.dirname, 'data')), address)
  // What the connection reads of a page.
  vi.stubGlobal('location', { origin: address })
  vi.stubGlobal('document', { addEventListener: () => {}, removeEventListener: () => {} })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  const token = `h.${btoa(JSON.stringify({ sub: 'p1' }))}.s`
  store.set(sessionAtom, { ...currentSession(), token, userId: 'p1' })
})
afterEach(() => {
  running?.stop()
  store.set(sessionAtom, { ...currentSession(), token: null, userId: null })
  back.close()
})

async function connect(hubMessages?: HubMessageShapes): Promise<void> {
  const addresses = { ...testTenant.addresses, hub: `${address}/hub` }
  running = startHub({ ...testTenant, addresses, ...(hubMessages && { hubMessages }) }, ['p1'])
  await expect.poll(() => store.get(hubStatusAtom).state).toBe('connected')
}

const wordsFor = (error: unknown) => (kitTexts as Record<string, string>)[callFailure(error)]
const rung = { doctorName: 'Marta Ibarra Soler', room: 'sala-7', appointmentId: 7 }
const next = (name: 'notifyCall' | 'cancelCalling') => new Promise((resolve) => onHubMessage(name, resolve))

it('CALL-030 CALL-049 CALL-053 a call that rang is in progress once the hub has taken the answer', async () => {
  await connect()
  const notice = next('notifyCall')
  back.hub.send('notifyCall', rung)
  const call = await notice
  expect(call).toMatchObject({ id: 7, status: 'calling', doctorName: rung.doctorName, room: rung.room })
  const answered = await callHub('acceptVideoCall', 7)
  expect(answered).toMatchObject({ id: 7, status: 'inProgress', room: rung.room })
  expect(answered.answeredAt).not.toBeNull()
})

it('CALL-050 CALL-054 a call is cancelled without a word of the hub, by either side', async () => {
  await connect()
  const notice = next('notifyCall')
  back.hub.send('notifyCall', rung)
  await notice
  await callHub('cancelVideoCall', 7)
  const cancelled = next('cancelCalling')
  back.hub.send('cancelCalling')
  expect(await cancelled).toEqual({ callId: 7 })
})

it('CALL-034 CALL-051 a call that the patient starts rings with what the portal knows of it', async () => {
  await connect({ startCall: { name: 'start', arguments: ['0'] } })
  const call = await callHub('startCall', 3, { tab: 't' })
  expect(call).toMatchObject({ appointmentId: 3, status: 'calling', startedBy: 'patient' })
  expect(back.hub.received).toContain('start')
})

it('CALL-034 a message that the hub does not have is refused in words, and is no lost connection', async () => {
  await connect()
  const refusal = await callHub('startCall', 3, { tab: 't' }).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(HubError)
  expect(store.get(hubStatusAtom).state).toBe('connected')
  expect(callFailure(refusal)).not.toBe('CALL.FAILED.DISCONNECTED')
  expect(wordsFor(refusal)).toMatch(/^No hemos podido llamar/)
})

it('CALL-034 a host that the hub does not know is refused in words', () => {
  expect(wordsFor(new HubError('TENANT_NOT_FOUND'))).toMatch(/^No hemos podido llamar/)
})
