import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { type Answers, renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

const startRegistration = vi.hoisted(() => vi.fn<(input: object) => Promise<unknown>>())
vi.mock('@simplewebauthn/browser', () => ({ startRegistration }))

setUpPages()

const factor = (id: number, change = {}) => ({
  id,
  kind: 'passkey',
  name: `Llave ${id}`,
  createdAt: '2027-01-01T08:00:00Z',
  lastUsedAt: null,
  isUsableHere: true,
  ...change,
})
const step = (factors: object[], isRequired = false) => ({ factors, recoveryCodes: 10, isRequired })

const openAccount = async (secondStep: unknown, more: Answers = {}) => {
  await renderPage({
    plugin,
    path: 'profile/myaccount',
    heading: 'Mi cuenta',
    api: {
      'GET api/users/data': {
        id: 'u1',
        name: 'Ana',
        surname: 'Suárez',
        email: 'ana@correo.test',
        userMeta: [],
      },
      'GET api/plans': [],
      'GET api/users/current-plan-cancel-date': null,
      'GET api/clinical-data-auth': { authorized: false },
      'GET api/identification-number-types': [],
      'GET api/users/second-step': secondStep,
      ...more,
    },
  })
}
const card = () => within(screen.getByRole('region', { name: es['ACCOUNT.STEP'] }))
const press = async (name: string, place: HTMLElement = document.body) => {
  const button = await within(place).findByRole('button', { name: new RegExp(`^${name}`) })
  await act(async () => fireEvent.click(button))
}
const dialogOf = (name: string) => screen.findByRole('dialog', { name })
const type = (label: string, value: string) =>
  act(async () => fireEvent.change(screen.getByLabelText(label), { target: { value } }))

it('an account without one explains it and offers both ways', async () => {
  await openAccount(step([]))
  expect(await card().findByText(es['ACCOUNT.STEP.TEXT'])).toBeDefined()
  expect(
    card()
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([es['ACCOUNT.STEP.ADD_PASSKEY'], es['ACCOUNT.STEP.ADD_APP']])
})

it('an API without a second step shows none', async () => {
  await openAccount(() => {
    throw new ApiError(404, 'NOT_FOUND')
  })
  expect(screen.queryByRole('region', { name: es['ACCOUNT.STEP'] })).toBeNull()
})

it('the last one cannot be removed where it is required; each says when it was used and where it works', async () => {
  await openAccount(step([factor(1, { isUsableHere: false })], true))
  expect(await card().findByText(/Sin usar todavía\. Solo sirve en otra dirección/)).toBeDefined()
  expect(card().queryByRole('button', { name: /^Quitar/ })).toBeNull()
})

it('a passkey is made by the browser and added under its name; the recovery codes are shown once', async () => {
  const codes = Array.from({ length: 10 }, (_, index) => `aaaa-bbbb-cccc-ddd${index}`)
  const add = vi.fn<(input: { body: object }) => unknown>(() => ({ recoveryCodes: codes }))
  startRegistration.mockRejectedValueOnce(new Error('NotAllowedError')).mockResolvedValueOnce({ id: 'made' })
  await openAccount(step([]), {
    'POST api/users/second-step/passkeys/options': { options: { challenge: 'c' } },
    'POST api/users/second-step/passkeys': add,
  })
  await press(es['ACCOUNT.STEP.ADD_PASSKEY'])
  const dialog = await dialogOf(es['ACCOUNT.STEP.ADD_PASSKEY'])
  await press(es['ACCOUNT.STEP.MAKE_PASSKEY'], dialog)
  expect(within(dialog).getByText(es['ACCOUNT.STEP.NAME_MISSING'])).toBeDefined()
  await type(es['ACCOUNT.STEP.NAME'], ' Mi portátil ')
  await press(es['ACCOUNT.STEP.MAKE_PASSKEY'], dialog)
  expect(await within(dialog).findByText(es['ACCOUNT.ERRORS.PASSKEY_REFUSED'])).toBeDefined()
  expect(
    screen.getByLabelText<HTMLInputElement>(es['ACCOUNT.STEP.NAME']).value,
    'nothing typed is lost',
  ).toBe(' Mi portátil ')
  await press(es['ACCOUNT.STEP.MAKE_PASSKEY'], dialog)
  const shown = await dialogOf(es['ACCOUNT.STEP.CODES_TITLE'])
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes)
  expect(startRegistration.mock.lastCall?.[0]).toEqual({ optionsJSON: { challenge: 'c' } })
  expect(add.mock.lastCall?.[0].body).toEqual({ name: 'Mi portátil', credential: { id: 'made' } })
  await press(es['ACCOUNT.STEP.CODES_SAVED'], shown)
  expect(screen.queryByText(codes[0] ?? '')).toBeNull()
})

it('an app is set up with QR code, key and first code; a wrong code says what to do', async () => {
  const confirm = vi.fn<() => unknown>(() => {
    throw new ApiError(400, 'WRONG_CODE')
  })
  await openAccount(step([factor(1)]), {
    'POST api/users/second-step/apps': {
      id: 's',
      secret: 'ABCDEFGH',
      address: 'otpauth://totp/x?secret=ABCDEFGH',
    },
    'POST api/users/second-step/apps/{id}': confirm,
  })
  await press(es['ACCOUNT.STEP.ADD_APP'])
  const dialog = await dialogOf(es['ACCOUNT.STEP.ADD_APP'])
  expect(await within(dialog).findByRole('img', { name: es['ACCOUNT.STEP.QR'] })).toBeDefined()
  expect(within(dialog).getByText('ABCD EFGH')).toBeDefined()
  await press(es['ACCOUNT.STEP.CONFIRM_APP'], dialog)
  expect(within(dialog).getByText(es['ACCOUNT.CODE.MISSING'])).toBeDefined()
  await type(es['ACCOUNT.STEP.CODE'], '123 456')
  await press(es['ACCOUNT.STEP.CONFIRM_APP'], dialog)
  expect(await within(dialog).findByText(es['ACCOUNT.ERRORS.WRONG_CODE'])).toBeDefined()
  expect(confirm.mock.lastCall).toMatchObject([
    { params: { id: 's' }, body: { name: es['ACCOUNT.STEP.app'], code: '123456' } },
  ])
})

it('one is removed after a question', async () => {
  const remove = vi.fn<(input: object) => undefined>()
  await openAccount(step([factor(1), factor(2)]), { 'DELETE api/users/second-step/{id}': remove })
  await press('Quitar : Llave 2')
  const dialog = await screen.findByRole('alertdialog', { name: '¿Quitar «Llave 2»?' })
  expect(remove).not.toHaveBeenCalled()
  await press(es['ACCOUNT.STEP.REMOVE'], dialog)
  expect(remove.mock.lastCall).toMatchObject([{ params: { id: 2 } }])
  expect(await screen.findByText('Quitado: Llave 2.')).toBeDefined()
})
