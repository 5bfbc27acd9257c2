import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { signInAsAna } from '../../../kits/booking/testing/testPortal'
import { ApiError } from '../../http/apiError'
import type { Call } from '../../http/call'
import { initTexts } from '../../i18n/i18n'
import { actFor } from '../../session/session'
import { askWhoActs } from './askWhoActs'
import { violationsOf } from '../../../tests/screens/violations'
import es from './locales/es.json'

const startAuthentication = vi.hoisted(() => vi.fn<(input: object) => Promise<unknown>>())
vi.mock('@simplewebauthn/browser', () => ({ startAuthentication }))

const call = vi.fn<(operation: string, input?: { body?: object }) => Promise<unknown>>()
const ask = () => askWhoActs(call as unknown as Call)
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) })))
const opened = () => screen.findByRole('dialog', { name: es['REAUTHENTICATION.TITLE'] })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeAll(() => initTexts('es'))
const optionsCall = 'POST api/users/reauthentication-options'
let options: object
/** The calls but that for the options, whose answer every dialog waits for. */
const sent = () => call.mock.calls.filter(([operation]) => operation !== optionsCall)
beforeEach(() => {
  signInAsAna()
  options = { hasSecondStep: false, ways: [] }
  reply()
})
/** Answers the next calls in turn; `undefined` where nothing is said. */
function reply(...answers: (() => unknown)[]) {
  call.mockReset()
  call.mockImplementation(async (operation) => (operation === optionsCall ? options : answers.shift()?.()))
}
const refuse = (error: ApiError) => () => {
  throw error
}
afterEach(cleanup)

it('the password confirms who acts; a wrong one is said and may be corrected', async () => {
  const answer = ask()
  const second = ask()
  expect(await violationsOf(await opened())).toEqual([])
  expect(screen.getAllByRole('dialog'), 'two calls share one dialog').toHaveLength(1)
  await press(es['REAUTHENTICATION.CONFIRM'])
  expect(screen.getByText(es['REAUTHENTICATION.PASSWORD_MISSING'])).toBeDefined()
  reply(refuse(new ApiError(400, 'SECURITY_INFORMATION_ERROR')))
  type(es['REAUTHENTICATION.PASSWORD'], 'wrong')
  await press(es['REAUTHENTICATION.CONFIRM'])
  expect(screen.getByText(es['REAUTHENTICATION.ERRORS.SECURITY_INFORMATION_ERROR'])).toBeDefined()
  type(es['REAUTHENTICATION.PASSWORD'], 'right')
  await press(es['REAUTHENTICATION.CONFIRM'])
  expect(await Promise.all([answer, second])).toEqual([true, true])
  expect(call).toHaveBeenLastCalledWith('POST api/users/reauthentication', {
    capability: 'reauthentication',
    body: { password: 'right' },
    quiet: true,
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('who has no password confirms with the code of a letter', async () => {
  const answer = ask()
  await opened()
  reply(
    () => ({ email: 'ana@correo.test' }),
    refuse(new ApiError(429, 'TOO_MANY_ATTEMPTS', undefined, { seconds: 30 })),
  )
  await press(es['REAUTHENTICATION.NO_PASSWORD'])
  expect(screen.getByText(/ana@correo\.test/)).toBeDefined()
  type(es['REAUTHENTICATION.CODE'], '123 456')
  await press(es['REAUTHENTICATION.CONFIRM'])
  expect(screen.getByText(/0:30/)).toBeDefined()
  await press(es['REAUTHENTICATION.CONFIRM'])
  expect(await answer).toBe(true)
  expect(call).toHaveBeenLastCalledWith('POST api/users/reauthentication', {
    capability: 'reauthentication',
    body: { code: '123456' },
    quiet: true,
  })
})

it('giving it up confirms nothing, and so does a switch of the person', async () => {
  const answer = ask()
  await opened()
  await press(es['REAUTHENTICATION.CANCEL'])
  expect(await answer).toBe(false)
  const next = ask()
  await opened()
  act(() => actFor('leo'))
  expect(await next).toBe(false)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent()).toEqual([])
})

it('C-119 who acts for somebody is asked for their own password', async () => {
  actFor('leo')
  const answer = ask()
  await opened()
  expect(screen.getByText(es['REAUTHENTICATION.PASSWORD_ACTING'])).toBeDefined()
  await press(es['REAUTHENTICATION.CANCEL'])
  await answer
})

it('asks for the second-step code as well, and shows an error beside its field', async () => {
  options = { hasSecondStep: true, ways: ['app', 'recovery'] }
  reply(refuse(new ApiError(400, 'WRONG_CODE')))
  const answer = ask()
  expect(await violationsOf(await opened())).toEqual([])
  type(es['REAUTHENTICATION.PASSWORD'], 'right')
  await press(es['REAUTHENTICATION.CONFIRM'])
  expect(screen.getByText(es['REAUTHENTICATION.STEP_CODE_MISSING'])).toBeDefined()
  expect(sent()).toEqual([])
  type(es['REAUTHENTICATION.STEP_CODE'], '123456')
  await press(es['REAUTHENTICATION.CONFIRM'])
  const field = screen.getByLabelText(es['REAUTHENTICATION.STEP_CODE'])
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await press(es['REAUTHENTICATION.CONFIRM'])
  expect(await answer).toBe(true)
  const body = { password: 'right', secondStepCode: '123456' }
  expect(sent().at(-1)).toEqual([
    'POST api/users/reauthentication',
    { capability: 'reauthentication', body, quiet: true },
  ])
})

it("a passkey confirms without a password; without the browser's answer the person may use a code", async () => {
  options = { hasSecondStep: true, ways: ['passkey', 'app'], passkey: { challenge: 'c' } }
  reply()
  startAuthentication
    .mockRejectedValueOnce(new Error('NotAllowedError'))
    .mockResolvedValueOnce({ id: 'signed' })
  const answer = ask()
  expect(await violationsOf(await opened())).toEqual([])
  expect(screen.queryByLabelText(es['REAUTHENTICATION.PASSWORD'])).toBeNull()
  await press(es['REAUTHENTICATION.PASSKEY'])
  expect(screen.getByText(es['REAUTHENTICATION.ERRORS.PASSKEY_REFUSED'])).toBeDefined()
  await press(es['REAUTHENTICATION.USE_CODES'])
  expect(screen.getByLabelText(es['REAUTHENTICATION.STEP_CODE'])).toBeDefined()
  await press(es['REAUTHENTICATION.PASSKEY'])
  expect(await answer).toBe(true)
  expect(startAuthentication.mock.lastCall).toEqual([{ optionsJSON: { challenge: 'c' } }])
  const body = { credential: { id: 'signed' } }
  expect(sent()).toEqual([
    ['POST api/users/reauthentication', { capability: 'reauthentication', body, quiet: true }],
  ])
})

it('who has lost every second step reads where help is', async () => {
  options = { hasSecondStep: true, ways: [] }
  const answer = ask()
  await opened()
  expect(screen.getByText(es['REAUTHENTICATION.NO_WAY'])).toBeDefined()
  expect(screen.queryByRole('button', { name: es['REAUTHENTICATION.CONFIRM'] })).toBeNull()
  await press(es['REAUTHENTICATION.CANCEL'])
  expect(await answer).toBe(false)
})
