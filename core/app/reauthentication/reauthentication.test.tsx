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

const call = vi.fn<(operation: string, input?: { body?: object }) => Promise<unknown>>()
const ask = () => askWhoActs(call as unknown as Call)
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) })))
const opened = () => screen.findByRole('dialog', { name: es['REAUTHENTICATION.TITLE'] })
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

beforeAll(() => initTexts('es'))
beforeEach(() => {
  signInAsAna()
  call.mockReset()
})
afterEach(cleanup)

it('the password confirms who acts; a wrong one is said and may be corrected', async () => {
  const answer = ask()
  const second = ask()
  expect(await violationsOf(await opened())).toEqual([])
  expect(screen.getAllByRole('dialog'), 'two calls share one dialog').toHaveLength(1)
  await press(es['REAUTHENTICATION.CONFIRM'])
  expect(screen.getByText(es['REAUTHENTICATION.PASSWORD_MISSING'])).toBeDefined()
  call.mockRejectedValueOnce(new ApiError(400, 'SECURITY_INFORMATION_ERROR'))
  type(es['REAUTHENTICATION.PASSWORD'], 'wrong')
  await press(es['REAUTHENTICATION.CONFIRM'])
  expect(screen.getByText(es['REAUTHENTICATION.ERRORS.SECURITY_INFORMATION_ERROR'])).toBeDefined()
  call.mockResolvedValueOnce(undefined)
  type(es['REAUTHENTICATION.PASSWORD'], 'right')
  await press(es['REAUTHENTICATION.CONFIRM'])
  expect(await Promise.all([answer, second])).toEqual([true, true])
  expect(call).toHaveBeenLastCalledWith('POST api/users/reauthentication', {
    body: { password: 'right' },
    quiet: true,
  })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('who has no password confirms with the code of a letter', async () => {
  const answer = ask()
  await opened()
  call.mockResolvedValueOnce({ email: 'ana@correo.test' })
  await press(es['REAUTHENTICATION.NO_PASSWORD'])
  expect(screen.getByText(/ana@correo\.test/)).toBeDefined()
  call.mockRejectedValueOnce(new ApiError(429, 'TOO_MANY_ATTEMPTS', undefined, { seconds: 30 }))
  type(es['REAUTHENTICATION.CODE'], '123 456')
  await press(es['REAUTHENTICATION.CONFIRM'])
  expect(screen.getByText(/0:30/)).toBeDefined()
  call.mockResolvedValueOnce(undefined)
  await press(es['REAUTHENTICATION.CONFIRM'])
  expect(await answer).toBe(true)
  expect(call).toHaveBeenLastCalledWith('POST api/users/reauthentication', {
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
  expect(call).not.toHaveBeenCalled()
})

it('C-119 who acts for somebody is asked for their own password', async () => {
  actFor('leo')
  const answer = ask()
  await opened()
  expect(screen.getByText(es['REAUTHENTICATION.PASSWORD_ACTING'])).toBeDefined()
  await press(es['REAUTHENTICATION.CANCEL'])
  await answer
})
