import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import { tabStorage } from '@portico/core/state/tabStorage'
import { testTenant } from '@portico/core/tenant/testTenant'
import { type Answers, renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'
import { noteSent } from '../rules/draft'

setUpPages()

/** A plugin with the page of the sign-in and the one that it continues at. */
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
    {
      id: 'authRedirect',
      area: 'public',
      path: 'auth-redirect/:url',
      title: 'REGISTER.TITLE',
      screen: async () => ({ default: () => null }),
    },
  ],
}
const open = (path: string, heading: string, api: Answers = {}) =>
  renderPage({ plugin, others: [entry], features: ['register'], path, heading, api })
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) })))
const email = 'carmen@correo.test'
const sendAgain = 'GET api/users/send-account-confirmation-email'

it('AUTH-020 AUTH-054 AUTH-065 after the registration the page says where the letter went, and sends it again', async () => {
  noteSent(tabStorage(), testTenant.id, { email, at: Date.now() - 61_000 })
  const send = vi.fn<(input: { query: object }) => undefined>()
  await open('dra-corral/registered', es['REGISTERED.TITLE'], { [sendAgain]: send })
  expect(screen.getByText(/carmen@correo\.test/)).toBeDefined()
  await press(es['REGISTERED.SEND_AGAIN'])
  expect(send.mock.lastCall?.[0].query).toEqual({ email })
  expect(await screen.findByText(/Podrás pedir otro dentro de 0:/), 'once a minute').toBeDefined()
  expect(screen.getByRole('link', { name: es['REGISTERED.CORRECT'] }).getAttribute('href')).toBe(
    '#/dra-corral/register',
  )
})

it('AUTH-020 without a letter of this tab the page says only where to look', async () => {
  await open('registered', es['REGISTERED.TITLE'])
  expect(screen.getByText(es['REGISTERED.TEXT_NO_EMAIL'])).toBeDefined()
  expect(screen.queryByRole('button', { name: es['REGISTERED.SEND_AGAIN'] })).toBeNull()
})

const typePassword = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
const confirmAccount = () => vi.fn<(input: { body: object }) => undefined>()
const invalidToken = () => {
  throw new ApiError(400, 'INVALID_TOKEN')
}

it('AUTH-021 AUTH-056 opening the letter sends nothing; the password of the form confirms the account, and the link leaves the address', async () => {
  const confirm = confirmAccount()
  await open('account-confirmed?userId=u9&token=t9', es['CONFIRM_ACCOUNT.TITLE'], {
    'POST api/users/confirm-account': confirm,
  })
  await press(es['CONFIRM_ACCOUNT.ACTION'])
  expect(screen.getAllByText(es['CONFIRM_ACCOUNT.MISSING']).length).toBeGreaterThan(0)
  expect(confirm).not.toHaveBeenCalled()
  typePassword('Contraseña', 'Sierra-alta-81')
  await press(es['CONFIRM_ACCOUNT.ACTION'])
  expect(confirm.mock.lastCall?.[0].body).toEqual({ userId: 'u9', token: 't9', password: 'Sierra-alta-81' })
  expect(await screen.findByRole('heading', { level: 1, name: es['ACCOUNT_CONFIRMED.YES'] })).toBeDefined()
  expect(location.hash).toBe('#/account-confirmed?confirmed=1')
})

it('AUTH-056 the address of an account is confirmed with one button, and not before', async () => {
  const confirm = confirmAccount()
  await open('account-confirmed?userId=u9&token=t9&hasAccount=1', es['CONFIRM_ACCOUNT.TITLE'], {
    'POST api/users/confirm-account': confirm,
  })
  expect(confirm).not.toHaveBeenCalled()
  await press(es['CONFIRM_ACCOUNT.ACTION'])
  expect(confirm.mock.lastCall?.[0].body).toEqual({ userId: 'u9', token: 't9' })
})

it('AUTH-056 a person who has forgotten the password reads whose registration it is and chooses another', async () => {
  const confirm = confirmAccount()
  await open('account-confirmed?userId=u9&token=t9', es['CONFIRM_ACCOUNT.TITLE'], {
    'POST api/users/confirm-account': confirm,
    'GET api/users/register-conditions': { version: '2026-11', text: 'Uno' },
    'POST api/users/registration-of-link': {
      email,
      name: 'Carmen',
      surname: 'Suárez Prieto',
      birthDate: '1951-05-22',
      phone: '655 120 304',
    },
  })
  await press(es['CONFIRM_ACCOUNT.FORGOTTEN'])
  expect(await screen.findByText('22-05-1951')).toBeDefined()
  typePassword(es['PASSWORD.NEW'], 'Sierra-alta-81')
  typePassword(es['PASSWORD.REPEAT'], 'Sierra-alta-81')
  await press(es['CONFIRM_ACCOUNT.ACTION'])
  expect(screen.getAllByText(es['CONDITIONS.MISSING']).length).toBeGreaterThan(0)
  fireEvent.click(screen.getByRole('checkbox'))
  await press(es['CONFIRM_ACCOUNT.ACTION'])
  const passwords = { password: 'Sierra-alta-81', passwordVerify: 'Sierra-alta-81' }
  const link = { userId: 'u9', token: 't9' }
  expect(confirm.mock.lastCall?.[0].body).toEqual({ ...link, ...passwords, conditionsVersion: '2026-11' })
})

it('C-018 a link that has confirmed says that the account is confirmed, and leads on', async () => {
  await open('account-confirmed?userId=u9&token=t9', es['CONFIRM_ACCOUNT.TITLE'], {
    'POST api/users/confirm-account': () => {
      throw new ApiError(409, 'ALREADY_CONFIRMED')
    },
  })
  typePassword('Contraseña', 'Sierra-alta-81')
  await press(es['CONFIRM_ACCOUNT.ACTION'])
  expect(
    await screen.findByRole('heading', { level: 1, name: es['ACCOUNT_CONFIRMED.ALREADY'] }),
  ).toBeDefined()
  expect(screen.getByRole('link', { name: es['ENTRY.SIGN_IN'] })).toBeDefined()
})

it('AUTH-021 AUTH-065 a link that no longer works offers another letter', async () => {
  const send = vi.fn<(input: { query: object }) => undefined>()
  await open('account-confirmed?userId=u9&token=t9', es['CONFIRM_ACCOUNT.TITLE'], {
    'POST api/users/confirm-account': invalidToken,
    [sendAgain]: send,
  })
  typePassword('Contraseña', 'Sierra-alta-81')
  await press(es['CONFIRM_ACCOUNT.ACTION'])
  await screen.findByRole('heading', { level: 1, name: es['ACCOUNT_CONFIRMED.NO'] })
  fireEvent.change(screen.getByLabelText(/^Correo/), { target: { value: email } })
  await press(es['ACCOUNT_CONFIRMED.SEND'])
  expect(send.mock.lastCall?.[0].query).toEqual({ email })
  expect(await screen.findByRole('heading', { level: 1, name: es['REGISTERED.TITLE'] })).toBeDefined()
})

it('AUTH-060 a person who has accepted none is not told that they have changed', async () => {
  await open('new-conditions?redirectUrl=%2Fvisits', es['CONDITIONS.TITLE'], {
    'GET api/users/conditions': { isAsked: true, version: '2026-11', acceptedVersion: null },
    'GET api/users/register-conditions': { version: '2026-11', text: 'Uno' },
  })
  expect(screen.getByText(es['NEW_CONDITIONS.FIRST'])).toBeDefined()
})

it('AUTH-060 new conditions are accepted in the version that was read, and the sign-in continues', async () => {
  const accept = vi.fn<(input: { body: object }) => undefined>()
  await open('new-conditions?redirectUrl=%2Fvisits', es['NEW_CONDITIONS.TITLE'], {
    'GET api/users/conditions': { isAsked: true, version: '2026-11', acceptedVersion: '2025-01' },
    'GET api/users/register-conditions': { version: '2026-11', text: 'Uno' },
    'POST api/users/conditions': accept,
  })
  await press(es['NEW_CONDITIONS.ACCEPT'])
  expect(screen.getAllByText(es['NEW_CONDITIONS.MISSING']).length).toBeGreaterThan(0)
  expect(accept).not.toHaveBeenCalled()
  fireEvent.click(await screen.findByRole('checkbox'))
  await press(es['NEW_CONDITIONS.ACCEPT'])
  expect(accept.mock.lastCall?.[0].body).toEqual({ version: '2026-11' })
  await vi.waitFor(() => expect(location.hash).toBe('#/auth-redirect/%2Fvisits'))
})
