import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { VideoCall } from '@schemas/generated/entities'
import kitTexts from '../../kits/calls/locales/es.json'
import texts from '../../plugins/calls/locales/es.json'
import { setUpPages } from '../screens/renderPage'
import { openCallPage } from './testBoard'
import { call, endCall, fakeEngine, fakeHub, stubDevices } from './testCall'

setUpPages()
let engine: ReturnType<typeof fakeEngine>
let hub: ReturnType<typeof fakeHub>
const free: VideoCall = { ...call, appointmentId: null, startDate: null }

beforeEach(() => {
  engine = fakeEngine()
  hub = fakeHub({ startCall: free })
  stubDevices()
})
afterEach(endCall)

/** Opens the board of a patient without a visit. */
async function openBoard(
  rights: object,
  known: readonly Partial<VideoCall>[] = [],
  path = 'videocall',
): Promise<void> {
  await openCallPage(engine, {
    path,
    // A server of others, without a pool of doctors.
    capabilities: ['visits'],
    api: {
      'GET api/users/data': { id: 'u1', name: 'Ana', surname: 'Suárez', userMeta: [], ...rights },
      'GET api/appointments/': [],
      'GET api/appointments/all': [],
      'GET api/video-calls/': known.map((one) => ({ ...free, ...one })),
    },
  })
}
const press = async (name: string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

it.each([
  ['CALL-055', 'videocall'],
  ['CALL-056', 'videocallmobile'],
  ['CALL-057', 'videocallmobile/videocall'],
])('%s /%s shows the board', async (_, path) => {
  await openBoard({}, [], path)
  expect(await screen.findByText(texts['CALLS.NONE'])).toBeTruthy()
})

it('CALL-034 a patient with a doctor at any hour starts a call without an appointment', async () => {
  await openBoard({ isDoctor24: true })
  await press(texts['CALLS.CALL_NOW'])
  expect(hub.sent).toEqual([['startCall', null, { tab: expect.any(String) }]])
  await vi.waitFor(() => expect(engine.rooms).toHaveLength(1))
  expect(await screen.findByRole('button', { name: kitTexts['CALL.HANG_UP'] })).toBeTruthy()
})

it('CALL-034 nobody whose plan has appointments only calls without one', async () => {
  await openBoard({ isPlus: true })
  expect(await screen.findByText(texts['CALLS.NONE'])).toBeTruthy()
  expect(screen.queryByRole('button', { name: texts['CALLS.CALL_NOW'] })).toBeNull()
})

it('CALL-034 after a reload a call without an appointment is in progress, and the board leads back to it', async () => {
  const startedAt = new Date().toISOString()
  await openBoard({ isDoctor24: true }, [{ startedAt }])
  await press(texts['CALLS.FREE_RETURN'])
  expect(hub.sent).toEqual([['startCall', null, { tab: expect.any(String) }]])
  await vi.waitFor(() => expect(engine.rooms[0]?.input.call.id).toBe(free.id))
})

it('CALL-032 the board lists the calls that the patient missed, and no others', async () => {
  await openBoard({}, [
    { id: 1, status: 'missed', doctorName: 'Dra. Corral' },
    { id: 2, status: 'cancelled', doctorName: 'Dr. Vega' },
    { id: 3, status: 'ended', doctorName: 'Dr. Paz' },
  ])
  const list = await screen.findByRole('region', { name: texts['CALLS.MISSED'] })
  const names = within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([expect.stringMatching(/^Dra\. Corral/)])
})
