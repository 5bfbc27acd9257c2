import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { typeDate } from '@portico/core/ui/forms/date/testDate'
import { type Answers, renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()

const profile = { email: 'carmen@correo.test', name: 'Carmen', surname: 'Suárez', hasAccount: false }
const openForm = (heading: string, more: Answers = {}, path = 'register-oauth?code=c&state=s') =>
  renderPage({
    plugin,
    features: ['register'],
    path,
    heading,
    api: {
      'GET api/users/data': { id: 'u1', name: 'Ana' },
      'GET api/users/oauth': profile,
      'GET api/oauth/email': { email: profile.email },
      'GET api/users/register-conditions': { version: '2026-11', text: 'Uno\n\nDos' },
      ...more,
    },
  })
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) })))
const throws = (status: number, message: string) => () => {
  throw new ApiError(status, message)
}

it('AUTH-057 a code that was used or has expired leads to another sign-in', async () => {
  await openForm(es['REGISTER_OAUTH.EXPIRED'], { 'GET api/users/oauth': throws(400, 'INVALID_TOKEN') })
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('AUTH-019 an address without a code leads to another sign-in', async () => {
  await openForm(es['REGISTER_OAUTH.EXPIRED'], {}, 'register-oauth')
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('AUTH-057 a person who already has an account sees a message', async () => {
  await openForm(es['REGISTER_OAUTH.HAS_ACCOUNT'], {
    'GET api/users/oauth': { ...profile, hasAccount: true },
  })
  expect(screen.getByText(/carmen@correo\.test/)).toBeDefined()
})

it('AUTH-057 AUTH-067 the code of the address gives the profile, and the email has an operation of its own', async () => {
  const read = vi.fn<(input: object) => object>(() => ({ ...profile, email: '' }))
  const readEmail = vi.fn<(input: object) => object>(() => ({ email: profile.email }))
  await openForm(es['REGISTER_OAUTH.TITLE'], {
    'GET api/users/oauth': read,
    'GET api/oauth/email': readEmail,
  })
  expect(await screen.findByText(profile.email)).toBeDefined()
  expect(screen.getByLabelText(/^Apellidos/)).toHaveProperty('value', profile.surname)
  expect(read).toHaveBeenCalledWith(expect.objectContaining({ query: { code: 'c', state: 's' } }))
  expect(readEmail).toHaveBeenCalledWith(expect.objectContaining({ query: { code: 'c' } }))
})

it('AUTH-067 without an answer the code stays, to be tried again', async () => {
  let isDown = true
  await openForm(es['REGISTER_OAUTH.FAILED'], {
    'GET api/oauth/email': () => (isDown ? throws(503, 'GENERAL')() : { email: profile.email }),
  })
  isDown = false
  await press('Reintentar')
  expect(await screen.findByText(profile.email)).toBeDefined()
})

it('AUTH-062 sends the answers with the code; they stay after a refusal', async () => {
  const register = vi.fn<(input: { body: object }) => unknown>(throws(503, 'GENERAL'))
  await openForm(es['REGISTER_OAUTH.TITLE'], { 'POST api/users/register-oauth': register })
  expect(await screen.findByLabelText(/^Apellidos/)).toHaveProperty('value', 'Suárez')
  fireEvent.change(screen.getByLabelText(/^Teléfono/), { target: { value: '655 120 304' } })
  typeDate(screen.getByRole('group', { name: /^Fecha de nacimiento/ }), '1951-05-22')
  fireEvent.click(await screen.findByRole('checkbox'))
  await press(es['REGISTER.SEND'])
  expect(register.mock.lastCall?.[0].body).toEqual({
    code: 'c',
    state: 's',
    name: 'Carmen',
    surname: 'Suárez',
    birthDate: '1951-05-22',
    phone: '655 120 304',
    conditionsVersion: '2026-11',
  })
  expect((await screen.findAllByText(es['REGISTER.ERRORS.GENERAL'])).length).toBeGreaterThan(0)
  expect(screen.getByLabelText(/^Teléfono/)).toHaveProperty('value', '655 120 304')
  register.mockImplementation(throws(400, 'INVALID_TOKEN'))
  await press(es['REGISTER.SEND'])
  expect(await screen.findByRole('heading', { level: 1, name: es['REGISTER_OAUTH.EXPIRED'] })).toBeDefined()
})
