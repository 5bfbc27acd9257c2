import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CallGuest } from '@schemas/generated/entities'
import type { CallSeat } from '@schemas/hub'
import { emitHubMessage } from '@portico/core/realtime/hub'
import kitTexts from '../../kits/calls/locales/es.json'
import texts from '../../plugins/calls/locales/es.json'
import { setUpPages, type Answers } from '../screens/renderPage'
import { violationsOf } from '../screens/violations'
import { openCallPage } from './testBoard'
import { call, endCall, fakeEngine, fakeHub, stubDevices } from './testCall'

// Load lazy modules beforehand, so that the test waits for the screen and not for compilation.
import '../../kits/calls/stage/people/PeoplePanel'

setUpPages()
let engine: ReturnType<typeof fakeEngine>
let guests: CallGuest[]
let named: CallSeat[][]
const teresa: CallGuest = {
  id: 5,
  name: 'Teresa Vidal',
  kind: 'interpreter',
  invitedBy: 'doctor',
  state: 'asked',
  isAtDoor: false,
}

beforeEach(() => {
  engine = fakeEngine()
  const { join } = engine.engine
  named = []
  engine.engine.join = (input) => ({ ...join(input), setOthers: (seats) => void named.push([...seats]) })
  fakeHub()
  stubDevices()
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }))
  guests = []
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  endCall()
  vi.unstubAllGlobals()
})

const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]))
const press = async (name: string) => {
  const found = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(found))
}
const change = async (change: Partial<CallGuest> | null) => {
  guests = change ? [{ ...teresa, ...change }] : []
  await act(async () => emitHubMessage('guestsChanged', [{ callId: call.id }]))
}

async function openCall(more: Answers = {}): Promise<void> {
  await openCallPage(engine, { api: { 'GET api/video-calls/{id}/guests': () => guests, ...more } })
  await press(texts['CALLS.JOIN'])
  await screen.findByRole('region', { name: kitTexts['CALL.CONTROLS'] })
}

it('CALL-030 the patient is asked who comes in, closing the question is a no, and the answer names the guest', async () => {
  const decide = vi.fn<(input: { body: object }) => undefined>()
  await openCall({ 'PUT api/video-calls/{id}/guests/{guestId}': decide })
  await change({})
  await screen.findByRole('heading', { name: fill(kitTexts['PEOPLE.ASK'], teresa as never) })
  expect(await violationsOf(document.body)).toEqual([])
  await press(kitTexts['PEOPLE.CLOSE_IS_NO'])
  expect(decide.mock.lastCall?.[0].body).toEqual({ isAllowed: false, name: 'Teresa Vidal' })
  await press(kitTexts['PEOPLE.LET_IN'])
  expect(decide.mock.lastCall?.[0].body).toEqual({ isAllowed: true, name: 'Teresa Vidal' })
})

it('CALL-030 the engine connects to the guests that the server names, and to nobody else', async () => {
  await openCall()
  await change({ state: 'allowed' })
  expect(named.at(-1)).toEqual([])
  await change({ state: 'in' })
  expect(named.at(-1)).toEqual(['guest/5'])
  expect(await screen.findByText(fill(kitTexts['PEOPLE.COUNT'], { count: 3 }))).toBeDefined()
  expect(screen.getByText('Teresa Vidal, intérprete')).toBeDefined()
  await change({ state: 'removed' })
  expect(named.at(-1)).toEqual([])
  expect(screen.queryByText('Teresa Vidal, intérprete')).toBeNull()
})

it('CALL-030 the list says who is in the call; removing asks once more', async () => {
  const remove = vi.fn<(input: object) => undefined>()
  await openCall({ 'DELETE api/video-calls/{id}/guests/{guestId}': remove })
  await change({ state: 'in' })
  await press(fill(kitTexts['PEOPLE.CONTROL_LABEL'], { count: 3 }))
  await press(kitTexts['PEOPLE.REMOVE'])
  expect(remove).not.toHaveBeenCalled()
  expect(await violationsOf(document.body)).toEqual([])
  await press(fill(kitTexts['PEOPLE.REMOVE_SURE'], teresa as never))
  expect(remove.mock.lastCall?.[0]).toMatchObject({ params: { id: call.id, guestId: 5 } })
})

it('CALL-030 an invitation needs a name, and shows the link to hand on', async () => {
  const invite = vi.fn<(input: { body: object }) => object>(() => ({
    guest: { ...teresa, invitedBy: 'patient' },
    url: 'https://portico.test/#/visit?token=guest_x',
  }))
  await openCall({ 'POST api/video-calls/{id}/guests': invite })
  await change(null)
  await press(fill(kitTexts['PEOPLE.CONTROL_LABEL'], { count: 2 }))
  await press(kitTexts['PEOPLE.INVITE'])
  const make = fill(kitTexts['PEOPLE.MAKE_LINK'], { other: call.doctorName })
  await press(make)
  expect(screen.getByText(kitTexts['PEOPLE.NAME_MISSING'])).toBeDefined()
  expect(invite).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText(kitTexts['PEOPLE.NAME']), { target: { value: ' Carlos ' } })
  expect(await violationsOf(document.body)).toEqual([])
  await press(make)
  expect(invite.mock.lastCall?.[0].body).toEqual({ name: 'Carlos', kind: 'relative' })
  expect(await screen.findByDisplayValue('https://portico.test/#/visit?token=guest_x')).toBeDefined()
})

it.each([
  ['t•••••l@mail.test', 'PEOPLE.LINK_SENT', null],
  [undefined, 'PEOPLE.LINK_MADE', 'PEOPLE.NOT_SENT'],
] as const)(
  'CALL-030 a link for a typed address is sent to %s, and the panel says so',
  async (sentTo, said, failure) => {
    const invite = vi.fn<(input: { body: object }) => object>(() => ({
      guest: { ...teresa, invitedBy: 'patient', ...(sentTo && { sentTo }) },
      url: 'https://portico.test/#/visit?token=guest_x',
    }))
    await openCall({ 'POST api/video-calls/{id}/guests': invite })
    await change(null)
    await press(fill(kitTexts['PEOPLE.CONTROL_LABEL'], { count: 2 }))
    await press(kitTexts['PEOPLE.INVITE'])
    const type = (label: keyof typeof kitTexts, value: string) =>
      fireEvent.change(screen.getByLabelText(kitTexts[label], { exact: false }), { target: { value } })
    const make = fill(kitTexts['PEOPLE.MAKE_LINK'], { other: call.doctorName })
    type('PEOPLE.NAME', teresa.name)
    type('PEOPLE.SEND_TO', 'teresa.vidal')
    await press(make)
    expect(screen.getByText(kitTexts['PEOPLE.SEND_TO_WRONG'])).toBeDefined()
    expect(invite).not.toHaveBeenCalled()
    type('PEOPLE.SEND_TO', 'teresa.vidal@mail.test')
    await press(make)
    expect(invite.mock.lastCall?.[0].body).toMatchObject({
      sendTo: { by: 'email', address: 'teresa.vidal@mail.test' },
    })
    const values = { address: sentTo ?? '', name: teresa.name, other: call.doctorName }
    expect(await screen.findByText(fill(kitTexts[said], values))).toBeDefined()
    expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(
      failure ? [kitTexts[failure]] : [],
    )
  },
)

it('CALL-030 an engine of two people offers no invitation', async () => {
  engine.engine.join = (input) => {
    const room = fakeEngine().engine.join(input)
    return { send: room.send, retry: room.retry, leave: room.leave }
  }
  await openCall()
  expect(
    screen.queryByRole('button', { name: fill(kitTexts['PEOPLE.CONTROL_LABEL'], { count: 2 }) }),
  ).toBeNull()
})
