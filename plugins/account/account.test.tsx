import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import { actFor } from '@portico/core/session/session'
import { type Answers, renderPage, setUpPages, startAgain } from '../../tests/screens/renderPage'
import { violationsOf } from '../../tests/screens/violations'
import es from './locales/es.json'
import plugin from './plugin'

const ana = { id: 'u1', name: 'Ana', surname: 'Suárez', planId: 2, version: 3, userMeta: [] }
const plans = [
  { id: 1, name: 'Básico', inclusions: ['Citas'] },
  { id: 2, name: 'Familiar', inclusions: ['Citas', 'Cinco personas'] },
  { id: 3, name: 'Plus', isPaymentPlan: true, inclusions: ['Citas'] },
]

setUpPages()

const openPage = (path: string, heading: string, more: Answers = {}, features: readonly string[] = []) =>
  renderPage({
    plugin,
    features,
    path,
    heading,
    api: {
      'GET api/users/data': ana,
      'GET api/plans': plans,
      'GET api/users/current-plan-cancel-date': null,
      'GET api/clinical-data-auth': { authorized: false },
      'GET api/identification-number-types': [],
      ...more,
    },
  })
/** A button also has the words for the time while it is busy; the style sheet hides them. */
const press = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) })))

it('ACCOUNT-010 C-139 a person who acts for another is sent from the account to the personal data', async () => {
  actFor('child')
  await openPage('profile/myaccount', 'Los datos de Ana')
  expect(location.hash).toBe('#/profile/personal-data')
})

it('ACCOUNT-037 a save of another tab is loaded, and what was typed stays', async () => {
  let saved = ana
  const put = vi.fn<(input: { body: { version: number } }) => unknown>((input) => {
    if (input.body.version !== saved.version) throw new ApiError(409, 'VERSION_CONFLICT')
    saved = { ...saved, ...input.body, version: saved.version + 1 }
    return { version: saved.version }
  })
  await openPage('profile/personal-data', 'Datos personales', {
    'GET api/users/data': () => saved,
    'PUT api/users': put,
  })
  saved = { ...ana, name: 'Anita', version: 4 }
  fireEvent.change(screen.getByLabelText(/^Altura/), { target: { value: '165' } })
  await press(es['PROFILE.SAVE'])
  expect(await screen.findByText(es['PROFILE.CONFLICT'])).toBeDefined()
  expect(screen.getByLabelText(/^Nombre/)).toHaveProperty('value', 'Anita')
  expect(screen.getByLabelText(/^Altura/)).toHaveProperty('value', '165')
  await press(es['PROFILE.SAVE'])
  expect(put).toHaveBeenLastCalledWith(
    expect.objectContaining({
      body: expect.objectContaining({ name: 'Anita', height: 165, version: 4 }) as unknown,
    }),
  )
  await waitFor(() => expect(screen.queryByText(es['PROFILE.CONFLICT'])).toBeNull())
})

/** Types a height, leaves without saving, and comes back after another tab has saved 170 and another surname. */
async function restoreHeight(put: (input: { body: object }) => unknown): Promise<void> {
  let saved: object = ana
  const api = { 'GET api/users/data': () => saved, 'PUT api/users': put }
  await openPage('profile/personal-data', 'Datos personales', api)
  fireEvent.change(screen.getByLabelText(/^Altura/), { target: { value: '165' } })
  cleanup()
  saved = { ...ana, surname: 'Prieto', height: 170, version: 4 }
  await openPage('profile/personal-data', 'Datos personales', api)
  expect(screen.getByRole('alert').textContent).toContain('Altura: guardado «170», escrito «165».')
  expect(screen.getByLabelText(/^Apellidos/)).toHaveProperty('value', 'Prieto')
}
const bodyWith = (fields: object) =>
  expect.objectContaining({ body: expect.objectContaining(fields) as unknown }) as unknown

it('ACCOUNT-037 what is restored over data saved since says so, and the saved value can be taken', async () => {
  const put = vi.fn<(input: { body: object }) => unknown>(() => ({ version: 5 }))
  await restoreHeight(put)
  await press(es['PROFILE.USE_SAVED'])
  expect(screen.queryByText(es['PROFILE.RESTORED'])).toBeNull()
  expect(screen.getByLabelText(/^Altura/)).toHaveProperty('value', '170')
  await press(es['PROFILE.SAVE'])
  expect(put).toHaveBeenCalledWith(bodyWith({ surname: 'Prieto', height: 170, version: 4 }))
})

it('ACCOUNT-037 the question is still there after a reload, also when something else was typed meanwhile', async () => {
  await restoreHeight(() => undefined)
  fireEvent.change(screen.getByLabelText(/^Peso/), { target: { value: '60' } })
  cleanup()
  await openPage('profile/personal-data', 'Datos personales', {
    'GET api/users/data': { ...ana, surname: 'Prieto', height: 170, version: 4 },
  })
  expect(screen.getByRole('alert').textContent).toContain('Altura: guardado «170», escrito «165».')
  expect(screen.getByRole('alert').textContent).not.toContain('Peso')
})

it('ACCOUNT-037 what is restored can be kept over the saved value', async () => {
  const put = vi.fn<(input: { body: object }) => unknown>(() => ({ version: 5 }))
  await restoreHeight(put)
  await press(es['PROFILE.USE_TYPED'])
  expect(screen.queryByText(es['PROFILE.RESTORED'])).toBeNull()
  await press(es['PROFILE.SAVE'])
  expect(put).toHaveBeenCalledWith(bodyWith({ surname: 'Prieto', height: 165, version: 4 }))
})

it('ACCOUNT-037 the field that two tabs typed is named, with both values', async () => {
  let saved: object = ana
  await openPage('profile/personal-data', 'Datos personales', {
    'GET api/users/data': () => saved,
    'PUT api/users': () => {
      throw new ApiError(409, 'VERSION_CONFLICT')
    },
  })
  saved = { ...ana, height: 170, version: 4 }
  fireEvent.change(screen.getByLabelText(/^Altura/), { target: { value: '165' } })
  await press(es['PROFILE.SAVE'])
  expect(await screen.findByText('Altura: guardado «170», escrito «165».')).toBeDefined()
  expect(screen.getByText(es['PROFILE.CONFLICT'])).toBeDefined()
})

it('A11Y ACCOUNT-033 on a phone the focus moves to the group that opens, and back to its button', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  await openPage('profile/personal-data', 'Datos personales')
  const title = es['PROFILE.GROUP.body']
  await press(`${es['ACCOUNT.CHANGE']} ?: ${title}`)
  expect(document.activeElement).toBe(screen.getByRole('group', { name: title }))
  await press(es['ACCOUNT.BACK'])
  const region = within(screen.getByRole('region', { name: title }))
  expect(document.activeElement).toBe(region.getByRole('button'))
})

it('ACCOUNT-033 SHELL-040 on a phone, data that the end of a session interrupted are open, not shown as saved', async () => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
  await openPage('profile/personal-data', 'Datos personales')
  const body = es['PROFILE.GROUP.body']
  await press(`${es['ACCOUNT.CHANGE']} ?: ${body}`)
  fireEvent.change(screen.getByLabelText(/^Altura/), { target: { value: '165' } })
  cleanup()
  await openPage('profile/personal-data', 'Datos personales')
  expect(screen.getByLabelText(/^Altura/)).toHaveProperty('value', '165')
  await press(es['ACCOUNT.BACK'])
  const saved = within(screen.getByRole('region', { name: body }))
  expect(saved.queryByText('165 cm')).toBeNull()
  expect(saved.getAllByText(es['PROFILE.EMPTY'])).toHaveLength(2)
})

it('FAMILY-005 FAMILY-006 FAMILY-012 C-141 a dependent who needs a document is not offered "none"', async () => {
  actFor('child')
  const put = vi.fn<(input: { body: object }) => unknown>(() => ({ version: 4 }))
  await openPage('profile/personal-data', 'Los datos de Ana', {
    'GET api/users/data': { ...ana, birthDate: '2010-01-01' },
    'GET api/identification-number-types': [{ id: 1, name: 'DNI', pattern: '[0-9]{8}[A-Z]' }],
    'PUT api/users': put,
  })
  const type = screen.getByLabelText(es['PROFILE.FIELD.identificationNumberType'])
  expect(
    within(type)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['DNI'])
  await press(es['PROFILE.SAVE'])
  expect(put).not.toHaveBeenCalled()
  const number = screen.getByLabelText(es['PROFILE.FIELD.identificationNumber'])
  fireEvent.change(number, { target: { value: '12345678Z' } })
  await press(es['PROFILE.SAVE'])
  const document = { identificationNumberType: 1, identificationNumber: '12345678Z' }
  expect(put).toHaveBeenCalledWith(bodyWith(document))
})

it('CONST-031 ACCOUNT-007 ACCOUNT-042 ACCOUNT-043 a plan that ends says when, and can be kept', async () => {
  const keep = vi.fn<() => undefined>()
  await openPage('profile/myaccount', 'Mi cuenta', {
    'GET api/users/current-plan-cancel-date': '2027-01-31',
    'POST api/users/reactivate-user-plan': keep,
  })
  expect(await screen.findByText(/Termina el 31 de enero de 2027/)).toBeDefined()
  await press('Seguir con Familiar')
  expect(keep).toHaveBeenCalledTimes(1)
})

it('a plan that the bank has not paid says so', async () => {
  await openPage('profile/myaccount', 'Mi cuenta', {
    'GET api/users/plan-payment': { failedOn: '2027-01-31' },
  })
  expect(await screen.findByText(es['PLANS.UNPAID'])).toBeDefined()
  expect(screen.getByText(/no aceptó el cobro del 31 de enero de 2027/)).toBeDefined()
  expect(await violationsOf(document.body)).toEqual([])
})

it('ACCOUNT-016 the verification is offered only where video consultations ask for it', async () => {
  await openPage('profile/myaccount', 'Mi cuenta')
  expect(screen.queryByRole('button', { name: es['VERIFY.START'] })).toBeNull()
  startAgain()
  await openPage('profile/myaccount', 'Mi cuenta', {}, ['boostedCrew'])
  expect(screen.getByRole('button', { name: es['VERIFY.START'] })).toBeDefined()
})

it('ACCOUNT-029 ERR-014 I18N-011 data that break a rule are not sent, and the page says so', async () => {
  const put = vi.fn<() => undefined>()
  await openPage('profile/personal-data', 'Datos personales', { 'PUT api/users': put })
  fireEvent.change(screen.getByLabelText(/^Nombre/), { target: { value: '' } })
  await press(es['PROFILE.SAVE'])
  expect(await screen.findByText(es['PROFILE.TOASTER.REQUIRED_FIELDS'])).toBeDefined()
  expect(put).not.toHaveBeenCalled()
})

it.each([
  ['ERR-013 I18N-012', 400, 'FORMAT_NOT_VALID', 'PROFILE.ERRORS.FORMAT_NOT_VALID'],
  ['ERR-013 I18N-012', 0, 'NETWORK', 'PROFILE.ERRORS.NETWORK'],
  ['ERR-013 I18N-010', 503, 'UNKNOWN_CODE', 'PROFILE.TOASTER.ERROR'],
] as const)(
  '%s a save that fails with %i %s says %s, and what was typed stays',
  async (_, status, code, key) => {
    await openPage('profile/personal-data', 'Datos personales', {
      'PUT api/users': () => {
        throw new ApiError(status, code)
      },
    })
    fireEvent.change(screen.getByLabelText(/^Altura/), { target: { value: '165' } })
    await press(es['PROFILE.SAVE'])
    expect(await screen.findByText(es[key])).toBeDefined()
    expect(screen.getByLabelText(/^Altura/)).toHaveProperty('value', '165')
  },
)

it('AUTH-019 the account names the provider that signs in too, and ends that after the confirmation only', async () => {
  let name: string | null = 'Cuenta Norte'
  const end = vi.fn<() => void>(() => {
    name = null
  })
  await openPage('profile/myaccount', 'Mi cuenta', {
    'GET api/users/external-sign-in': () => ({ name }),
    'DELETE api/users/external-sign-in': end,
  })
  expect(await screen.findByText('Cuenta Norte')).toBeDefined()
  await press(`${es['ACCOUNT.EXTERNAL.REMOVE']} ?: Cuenta Norte`)
  expect(await violationsOf(await screen.findByRole('alertdialog'))).toEqual([])
  expect(end).not.toHaveBeenCalled()
  await press('Dejar de iniciar sesión con Cuenta Norte')
  expect(await screen.findByText('Ya no inicias sesión con Cuenta Norte.')).toBeDefined()
  expect(end).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByText(es['ACCOUNT.EXTERNAL'])).toBeNull())
})

/** A plugin with the page that asks for a link. */
const entry: AnyPlugin = {
  id: 'entry',
  routes: [
    {
      id: 'requestPasswordReset',
      area: 'public',
      path: 'request-password-reset',
      title: 'MENU.ACCOUNT',
      screen: async () => ({ default: () => null }),
    },
  ],
}

it('AUTH-047 whoever does not know the password gets a link from the dialog that changes it', async () => {
  await renderPage({
    plugin,
    others: [entry],
    path: 'profile/myaccount',
    heading: 'Mi cuenta',
    api: {
      'GET api/users/data': { ...ana, email: 'ana@correo.test' },
      'GET api/plans': [],
      'GET api/users/current-plan-cancel-date': null,
      'GET api/clinical-data-auth': { authorized: false },
      'GET api/identification-number-types': [],
    },
  })
  await press(`${es['ACCOUNT.CHANGE']} ?: ${es['ACCOUNT.PASSWORD']}`)
  await act(async () => fireEvent.click(screen.getByRole('link', { name: es['ACCOUNT.PASSWORD.UNKNOWN'] })))
  await waitFor(() => expect(location.hash).toContain('/request-password-reset'))
  expect(decodeURIComponent(location.hash)).toContain('login_hint=ana@correo.test')
})
