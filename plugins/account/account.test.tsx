import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@core/http/apiError'
import { actFor } from '@core/session/session'
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

it('ACCOUNT-010 C-139 whoever acts for somebody is sent from the account to the personal data', async () => {
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

it('ACCOUNT-007 ACCOUNT-042 ACCOUNT-043 a plan that ends says when, and can be kept', async () => {
  const keep = vi.fn<() => undefined>()
  await openPage('profile/myaccount', 'Mi cuenta', {
    'GET api/users/current-plan-cancel-date': '2027-01-31',
    'POST api/users/reactivate-user-plan': keep,
  })
  expect(await screen.findByText(/Termina el 31-01-2027/)).toBeDefined()
  await press('Seguir con Familiar')
  expect(keep).toHaveBeenCalledTimes(1)
})

it('a plan that the bank has not paid says so', async () => {
  await openPage('profile/myaccount', 'Mi cuenta', {
    'GET api/users/plan-payment': { failedOn: '2027-01-31' },
  })
  expect(await screen.findByText(es['PLANS.UNPAID'])).toBeDefined()
  expect(screen.getByText(/no aceptó el cobro del 31-01-2027/)).toBeDefined()
  expect(await violationsOf(document.body)).toEqual([])
})

it('ACCOUNT-016 the verification is offered only where video consultations ask for it', async () => {
  await openPage('profile/myaccount', 'Mi cuenta')
  expect(screen.queryByRole('button', { name: es['VERIFY.START'] })).toBeNull()
  startAgain()
  await openPage('profile/myaccount', 'Mi cuenta', {}, ['boostedCrew'])
  expect(screen.getByRole('button', { name: es['VERIFY.START'] })).toBeDefined()
})

it('ERR-014 I18N-011 data that break a rule are not sent, and the page says so', async () => {
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
