import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openModal } from '@portico/core/app/modals'
import { ApiError } from '@portico/core/http/apiError'
import { type Answers, renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()

const ana = {
  id: 'u1',
  name: 'Ana',
  surname: 'S',
  email: 'ana@correo.test',
  phone: '600 000 000',
  userMeta: [],
}
const openAccount = (more: Answers = {}, features: readonly string[] = [], heading = 'Mi cuenta') =>
  renderPage({
    plugin,
    features,
    path: 'profile/myaccount',
    heading: heading,
    api: {
      'GET api/users/data': ana,
      'GET api/plans': [],
      'GET api/users/current-plan-cancel-date': null,
      'GET api/clinical-data-auth': { authorized: false },
      'GET api/identification-number-types': [],
      ...more,
    },
  })
/** Opens the account again, as after a reload, where a dialog is expected: it hides the heading of the page. */
const openAgain = async (api: Answers, features: readonly string[], dialog: string) => {
  cleanup()
  openModal('')
  await openAccount(api, features, '')
  return screen.findByRole('dialog', { name: dialog })
}
/** A button also has the words for the time while it is busy. */
const press = (name: string, index = 0) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name: new RegExp(`^${name}`) })[index]!))
const type = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } })

it.each([
  ['ACCOUNT-001 ACCOUNT-014 ACCOUNT-044 ACCOUNT-045', 'EMAIL', 'email', 'eva@correo.test'],
  ['ACCOUNT-002 ACCOUNT-015 ACCOUNT-046 ACCOUNT-047', 'PHONE', 'phone', '655 120 304'],
] as const)('%s a dialog changes it with a code: %s', async (_row, kind, field, value) => {
  const request = vi.fn<(input: object) => undefined>()
  const verify = vi.fn<(input: object) => unknown>(() => {
    throw new ApiError(400, 'INVALID_TOKEN')
  })
  await openAccount({
    [`POST api/users/request-change-${field}`]: request,
    [`POST api/users/verify-change-${field}`]: verify,
  })
  await press(`${es['ACCOUNT.CHANGE']} ?: ${es[`ACCOUNT.${kind}`]}`)
  type(es[`ACCOUNT.${kind}.NEW`], value)
  await press(es['ACCOUNT.SEND_CODE'])
  expect(request).toHaveBeenCalledWith(expect.objectContaining({ body: { [field]: value } }))
  type(es['ACCOUNT.CODE'], '123456')
  await press(es[`ACCOUNT.${kind}.TITLE`])
  expect(screen.getByText(es['ACCOUNT.ERRORS.INVALID_TOKEN']), 'ERR-010').toBeDefined()
  verify.mockImplementation(() => undefined)
  await press(es[`ACCOUNT.${kind}.TITLE`])
  expect(verify).toHaveBeenLastCalledWith(
    expect.objectContaining({ body: { [field]: value, token: '123456' } }),
  )
  expect(await screen.findByRole('dialog', { name: es[`ACCOUNT.${kind}.DONE`] })).toBeDefined()
})

it('SHELL-040 a change that the end of a session interrupts continues at its step, until it is given up', async () => {
  const api = { 'POST api/users/request-change-email': () => undefined }
  await openAccount(api)
  await press(`${es['ACCOUNT.CHANGE']} ?: ${es['ACCOUNT.EMAIL']}`)
  type(es['ACCOUNT.EMAIL.NEW'], 'eva@correo.test')
  await openAgain(api, [], es['ACCOUNT.EMAIL.TITLE'])
  expect(screen.getByLabelText(es['ACCOUNT.EMAIL.NEW'])).toHaveProperty('value', 'eva@correo.test')
  await press(es['ACCOUNT.SEND_CODE'])
  type(es['ACCOUNT.CODE'], '123456')
  const stored = JSON.stringify(sessionStorage)
  expect([stored.includes('eva@correo.test'), stored.includes('123456')], 'no code').toEqual([true, false])
  const step = await openAgain(api, [], es['ACCOUNT.CODE.TITLE'])
  expect(step.textContent).toContain('eva@correo.test')
  await press(es['ACCOUNT.LEAVE'])
  cleanup()
  await openAccount(api)
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('ACCOUNT-003 a dialog verifies a person, who may leave it for later', async () => {
  await openAccount({}, ['boostedCrew'])
  await press(es['VERIFY.START'])
  expect(await screen.findByRole('dialog', { name: es['VERIFY.TITLE'] })).toBeDefined()
  await press(es['ACCOUNT.BACK'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('ACCOUNT-016 ACCOUNT-038 C-145 four steps verify a person; an interrupted one continues at the data', async () => {
  const request = vi.fn<(input: object) => undefined>()
  const verify = vi.fn<(input: object) => unknown>(() => ({ version: 4 }))
  const api = {
    'GET api/users/data': { ...ana, version: 3, gender: 2, birthDate: '1951-05-22' },
    'GET api/identification-number-types': [{ id: 1, name: 'DNI', pattern: '.*' }],
    'POST api/users/request-change-phone': request,
    'POST api/users/verify-change-phone': () => undefined,
    'PUT api/users/verify': verify,
  }
  await openAccount(api, ['boostedCrew'])
  await press(es['VERIFY.START'])
  await screen.findByRole('dialog', { name: es['VERIFY.TITLE'] })
  await press(es['ACCOUNT.SEND_CODE'])
  expect(request, 'the number on record').toHaveBeenCalledWith(
    expect.objectContaining({ body: { phone: ana.phone } }),
  )
  type(es['ACCOUNT.CODE'], '123456')
  await press(es['ACCOUNT.CODE.CHECK'])
  type(es['PROFILE.FIELD.surname'], 'Suárez')
  const step = await openAgain(api, ['boostedCrew'], es['VERIFY.DATA'])
  expect(within(step).getByLabelText(es['PROFILE.FIELD.surname'])).toHaveProperty('value', 'Suárez')
  await press(es['VERIFY.CONFIRM'])
  expect(verify, 'a document is needed').not.toHaveBeenCalled()
  type(es['PROFILE.FIELD.identificationNumberType'], '1')
  type(es['PROFILE.FIELD.identificationNumber'], '12345678Z')
  await press(es['VERIFY.CONFIRM'])
  const body = expect.objectContaining({ surname: 'Suárez', identificationNumber: '12345678Z', version: 3 })
  expect(verify).toHaveBeenCalledWith(expect.objectContaining({ body }))
  expect(await screen.findByRole('dialog', { name: es['VERIFY.DONE'] })).toBeDefined()
  await press(es['VERIFY.CLOSE'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** Opens the dialog that changes the password, and fills it in. */
async function typePasswords(change: (input: object) => unknown, repeated: string): Promise<void> {
  await openAccount({ 'POST api/users/changePassword': change })
  await press(`${es['ACCOUNT.CHANGE']} ?: ${es['ACCOUNT.PASSWORD']}`)
  type(es['ACCOUNT.PASSWORD.oldPassword'], 'Old-one-1')
  type(es['ACCOUNT.PASSWORD.newPassword'], 'Sierra-alta-81')
  type(es['ACCOUNT.PASSWORD.newPasswordVerify'], repeated)
  await press(es['ACCOUNT.PASSWORD.TITLE'])
}

it('ACCOUNT-026 ACCOUNT-040 a new password is sent only when it is repeated without a mistake', async () => {
  const change = vi.fn<(input: object) => undefined>()
  await typePasswords(change, 'Sierra-alta-82')
  expect(screen.getByText(es['ACCOUNT.PASSWORD.DIFFERENT'])).toBeDefined()
  expect(change).not.toHaveBeenCalled()
  type(es['ACCOUNT.PASSWORD.newPasswordVerify'], 'Sierra-alta-81')
  await press(es['ACCOUNT.PASSWORD.TITLE'])
  const [newPassword, newPasswordVerify] = ['Sierra-alta-81', 'Sierra-alta-81']
  const body = { oldPassword: 'Old-one-1', newPassword, newPasswordVerify }
  expect(change).toHaveBeenCalledWith(expect.objectContaining({ body }))
  expect(await screen.findByText(es['ACCOUNT.PASSWORD.CHANGED'])).toBeDefined()
})

it('ERR-007 ACCOUNT-005 a wrong old password is reported, and nothing that was typed is lost', async () => {
  await typePasswords(() => {
    throw new ApiError(400, 'SECURITY_INFORMATION_ERROR')
  }, 'Sierra-alta-81')
  expect(screen.getByText(es['ACCOUNT.ERRORS.SECURITY_INFORMATION_ERROR'])).toBeDefined()
  expect(screen.getByLabelText(es['ACCOUNT.PASSWORD.newPassword'])).toHaveProperty('value', 'Sierra-alta-81')
})
