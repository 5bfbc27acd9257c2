import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import { type Answers, renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()

const link = { userId: 'u9', token: 't9' }
/** A plugin with the page of the sign-in. */
const entry: AnyPlugin = {
  id: 'entry',
  routes: [
    {
      id: 'auth',
      area: 'public',
      path: 'auth',
      title: 'REGISTER.TITLE',
      screen: async () => ({ default: () => null }),
    },
  ],
}
const open = (path: string, heading: string, api: Answers) =>
  renderPage({
    plugin,
    others: [entry],
    path,
    heading,
    api: {
      'GET api/users/register-conditions': { version: '2026-11', text: 'Uno' },
      'POST api/users/password-link': { email: 'luis@correo.test' },
      ...api,
    },
  })
/** Opens the page of a link that works: the form is shown once that is known. */
const openForm = async (path: string, heading: string, api: Answers) => {
  await open(path, heading, api)
  await screen.findByLabelText(/^Contraseña/)
}
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) })))
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const typePasswords = (password: string, again = password) => {
  type(/^Contraseña/, password)
  type(/^Repite/, again)
}
const throws = (status: number, message: string) => () => {
  throw new ApiError(status, message)
}

it('AUTH-008 AUTH-026 AUTH-030 AUTH-038 AUTH-039 AUTH-040 AUTH-042 ERR-057 I18N-045 a password form is filled, corrected, refused, and leads on when it succeeds', async () => {
  const reset = vi.fn<(input: { body: object }) => unknown>(throws(503, 'GENERAL'))
  await openForm(`reset-password?userId=u9&token=t9`, es['RESET_PASSWORD.TITLE'], {
    'POST api/users/reset-password': reset,
  })
  expect(screen.queryByRole('alert'), 'initial').toBeNull()
  typePasswords('Sierra-alta-81', 'Sierra-alta-82')
  await press(es['RESET_PASSWORD.SAVE'])
  expect(screen.getAllByText(es['REGISTER.ERRORS.PASSWORD_VERIFY']).length, 'input error').toBeGreaterThan(0)
  expect(reset).not.toHaveBeenCalled()
  typePasswords('Sierra-alta-81')
  await press(es['RESET_PASSWORD.SAVE'])
  expect(screen.getByText(es['RESET_PASSWORD.ERRORS.GENERAL']), 'error').toBeDefined()
  reset.mockImplementation(() => undefined)
  await press(es['RESET_PASSWORD.SAVE'])
  expect(reset.mock.lastCall?.[0].body).toEqual({
    ...link,
    password: 'Sierra-alta-81',
    passwordVerify: 'Sierra-alta-81',
  })
  // The form of the sign-in says that the password is saved, and has the address.
  await vi.waitFor(() => expect(location.hash, 'success').toBe('#/auth?login_hint=luis%40correo.test'))
  expect(sessionStorage.getItem('signIn.notice')).toBe('passwordSaved')
})

it('AUTH-039 a submitted form is busy until the answer comes, and is not sent twice', async () => {
  let finish = () => {}
  const reset = vi.fn<() => Promise<void>>(() => new Promise((resolve) => (finish = resolve)))
  await openForm(`reset-password?userId=u9&token=t9`, es['RESET_PASSWORD.TITLE'], {
    'POST api/users/reset-password': reset,
  })
  typePasswords('Sierra-alta-81')
  await press(es['RESET_PASSWORD.SAVE'])
  const button = screen.getByRole('button', { name: new RegExp(`^${es['RESET_PASSWORD.SAVE']}`) })
  expect(button.getAttribute('aria-busy')).toBe('true')
  await press(es['RESET_PASSWORD.SAVE'])
  expect(reset).toHaveBeenCalledTimes(1)
  await act(async () => finish())
  await vi.waitFor(() => expect(location.hash).toMatch(/^#\/auth/))
})

it.each([
  ['reset-password', es['RESET_PASSWORD.TITLE']],
  ['accept-conditions', es['ACCEPT_CONDITIONS.TITLE']],
])('ERR-010 a dead link to %s says so before anything is typed', async (path, title) => {
  const read = vi.fn<(input: { body: object }) => unknown>(throws(400, 'INVALID_TOKEN'))
  await open(`${path}?userId=u9&token=t9`, es['LINK.EXPIRED'], { 'POST api/users/password-link': read })
  expect(screen.queryByRole('heading', { name: title })).toBeNull()
  expect(screen.queryByLabelText(/^Contraseña/)).toBeNull()
  expect(read.mock.lastCall?.[0].body).toEqual(link)
})

it('ERR-010 where it is not known whether a link works, the form is shown', async () => {
  await open('reset-password?userId=u9&token=t9', es['RESET_PASSWORD.TITLE'], {
    'POST api/users/password-link': throws(503, 'GENERAL'),
  })
  expect(await screen.findByLabelText(/^Contraseña/)).toBeDefined()
})

it('ERR-057 ERR-010 a link that was used leads to another one', async () => {
  await openForm(`reset-password?userId=u9&token=t9`, es['RESET_PASSWORD.TITLE'], {
    'POST api/users/reset-password': throws(400, 'INVALID_TOKEN'),
  })
  typePasswords('Sierra-alta-81')
  await press(es['RESET_PASSWORD.SAVE'])
  expect(await screen.findByRole('heading', { level: 1, name: es['LINK.EXPIRED'] })).toBeDefined()
})

it('AUTH-008 AUTH-027 AUTH-037 AUTH-041 conditions and password activate an account that was made for somebody', async () => {
  const reset = vi.fn<(input: { body: object }) => undefined>()
  await open(`accept-conditions?userId=u9&token=t9`, es['ACCEPT_CONDITIONS.TITLE'], {
    'POST api/users/reset-password': reset,
  })
  expect(await screen.findByText('Uno')).toBeDefined()
  typePasswords('Sierra-alta-81')
  await press(es['ACCEPT_CONDITIONS.ACTIVATE'])
  expect(screen.getAllByText(es['CONDITIONS.MISSING']).length).toBeGreaterThan(0)
  expect(reset).not.toHaveBeenCalled()
  fireEvent.click(await screen.findByRole('checkbox'))
  await press(es['ACCEPT_CONDITIONS.ACTIVATE'])
  expect(reset.mock.lastCall?.[0].body).toMatchObject({ ...link, conditionsVersion: '2026-11' })
  await vi.waitFor(() => expect(location.hash).toBe('#/account-confirmed?confirmed=1'))
})

it('AUTH-025 AUTH-043 AUTH-063 a link is requested for the address, from the origin of the portal', async () => {
  const request = vi.fn<(input: { query: object }) => undefined>()
  await open('request-password-reset', es['REQUEST_RESET.TITLE'], {
    'GET api/users/request-password-reset': request,
  })
  type(/^Correo/, 'carmen@correo.test')
  await press(es['REQUEST_RESET.SEND'])
  expect(request.mock.lastCall?.[0].query).toEqual({ email: 'carmen@correo.test', origin: location.origin })
  expect(await screen.findByText(/carmen@correo\.test/)).toBeDefined()
})

it.each([
  ['at the address: it is cleared', 400, 'FORMAT_NOT_VALID', { fields: [{ path: '/email' }] }, ''],
  ['for now: it stays', 503, 'GENERAL', undefined, 'carmen@correo.test'],
])('ERR-058 I18N-045 a request that is refused %s', async (_, status, message, details, value) => {
  await open('request-password-reset', es['REQUEST_RESET.TITLE'], {
    'GET api/users/request-password-reset': () => {
      throw new ApiError(status, message, undefined, details)
    },
  })
  type(/^Correo/, 'carmen@correo.test')
  await press(es['REQUEST_RESET.SEND'])
  expect(screen.getByLabelText(/^Correo/)).toHaveProperty('value', value)
  const text = es[value === '' ? 'REGISTER.ERRORS.EMAIL' : 'RESET_PASSWORD.ERRORS.GENERAL']
  expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})
