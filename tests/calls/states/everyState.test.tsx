import { act, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { GuestCall } from '@schemas/generated/entities'
import { emitHubMessage } from '@portico/core/realtime/hub'
import { callSession } from '@portico/calls/session/useCallSession'
import kitTexts from '../../../kits/calls/locales/es.json'
import texts from '../../../plugins/calls/locales/es.json'
import { setUpPages } from '../../screens/renderPage'
import { call, endCall, setHubState } from '../testCall'
import { comeIn, enterGuest, enterVisit, guestCall, guestStates, visit, visitStates } from './linkStates'
import { doctorStates, openBoard, patientStates, ringing } from './pageStates'
import { fail, hearEnd, never, setUpWorld, world } from './world'

vi.mock('@portico/core/realtime/connection/startHub', () => ({ startHub: () => ({ stop: () => {} }) }))

setUpPages()
setUpWorld()
afterEach(() => {
  endCall()
  vi.unstubAllGlobals()
})

/** States of which nothing can be done but wait: they pass by themselves. */
const passing = /is read$/

const states = [
  ...patientStates.map(([name, ...rest]) => [`the patient’s page ${name}`, ...rest] as const),
  ...doctorStates.map(([name, ...rest]) => [`the doctor’s page ${name}`, ...rest] as const),
  ...visitStates.map(([name, ...rest]) => [`the link of a visit ${name}`, ...rest] as const),
  ...guestStates.map(([name, ...rest]) => [`the link of a guest ${name}`, ...rest] as const),
]

it.each(states)('CALL-030 CALL-034 UI-001 %s has one heading and a way on', async (name, reach, says) => {
  await reach()
  expect((await screen.findAllByText(says)).length).toBeGreaterThan(0)
  const main = screen.getByRole('main')
  expect(within(main).getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(main.textContent).not.toMatch(/undefined|Invalid|NaN|\{\{/)
  const ways = [...within(main).queryAllByRole('button'), ...within(main).queryAllByRole('link')]
  expect(ways.length).toBeGreaterThanOrEqual(passing.test(name) ? 0 : 1)
})

it('CALL-030 a guest who hears that the call is over asks the API nothing more', async () => {
  const read = vi.fn<() => GuestCall>(() => guestCall('asked'))
  await comeIn({ 'GET api/call-guests/call': read, 'POST api/call-guests/entry': guestCall('asked') })
  await hearEnd(call.id + 1)
  expect(screen.getByText(texts['CALLS.GUEST.STOP_WAITING'])).toBeDefined()
  await hearEnd(call.id)
  const before = read.mock.calls.length
  expect(await screen.findByText(texts['CALLS.GUEST.GONE'])).toBeDefined()
  await act(async () => emitHubMessage('guestsChanged', [{ callId: call.id }]))
  await setHubState('reconnecting')
  expect(read).toHaveBeenCalledTimes(before)
})

it.each([
  ['a guest', enterGuest, 'GET api/call-guests/call', () => guestCall('asked'), 'CALLS.GUEST.GONE'],
  ['a visit', enterVisit, 'GET api/visit-links/visit', () => visit, 'CALLS.LINK.OVER'],
] as const)(
  'CALL-030 the page of %s whose connection is lost asks once whether the session goes on',
  async (_, enter, operation, answer, gone) => {
    let isOver = false
    const read = vi.fn<() => unknown>(() => (isOver ? fail(401)() : answer()))
    await setHubState('connected')
    await enter({ [operation]: read })
    await vi.waitFor(() => expect(read).toHaveBeenCalled())
    const before = read.mock.calls.length
    isOver = true
    await setHubState('reconnecting')
    expect(await screen.findByRole('heading', { level: 1, name: texts[gone] })).toBeDefined()
    expect(read).toHaveBeenCalledTimes(before + 1)
  },
)

it('CALL-028 the page of a call that is being answered has a heading', async () => {
  world.hub.answers['acceptVideoCall'] = never()
  await openBoard()
  await act(async () => callSession.notify({ ...ringing, id: 31, startedBy: 'doctor' }, 'patient'))
  await act(async () => void callSession.answer().catch(() => undefined))
  expect(await screen.findByRole('heading', { level: 1, name: kitTexts['CALL.CONNECTING'] })).toBeDefined()
})
