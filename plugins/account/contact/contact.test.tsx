import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@core/http/apiError'
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
const openAccount = (more: Answers = {}, features: readonly string[] = []) =>
  renderPage({
    plugin,
    features,
    path: 'profile/myaccount',
    heading: 'Mi cuenta',
    api: {
      'GET api/users/data': ana,
      'GET api/plans': [],
      'GET api/users/current-plan-cancel-date': null,
      'GET api/clinical-data-auth': { authorized: false },
      'GET api/identification-number-types': [],
      ...more,
    },
  })
/** A button also has the words for the time while it is busy. */
const press = (name: string, index = 0) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name: new RegExp(`^${name}`) })[index]!))
const type = (label: string, value: string) =>
  fireEvent.change(within(screen.getByRole('dialog')).getByLabelText(label), { target: { value } })

it.each([
  ['ACCOUNT-001 ACCOUNT-014', 'EMAIL', 'email', 'eva@correo.test'],
  ['ACCOUNT-002 ACCOUNT-015', 'PHONE', 'phone', '655 120 304'],
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

it('ACCOUNT-003 a dialog verifies a person, who may leave it for later', async () => {
  await openAccount({}, ['boostedCrew'])
  await press(es['VERIFY.START'])
  expect(await screen.findByRole('dialog', { name: es['VERIFY.TITLE'] })).toBeDefined()
  await press(es['ACCOUNT.BACK'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('ERR-007 ACCOUNT-005 a wrong old password is said, and nothing that was typed is lost', async () => {
  await openAccount({
    'POST api/users/changePassword': () => {
      throw new ApiError(400, 'SECURITY_INFORMATION_ERROR')
    },
  })
  await press(`${es['ACCOUNT.CHANGE']} ?: ${es['ACCOUNT.PASSWORD']}`)
  type(es['ACCOUNT.PASSWORD.oldPassword'], 'Wrong-one-1')
  type(es['ACCOUNT.PASSWORD.newPassword'], 'Sierra-alta-81')
  type(es['ACCOUNT.PASSWORD.newPasswordVerify'], 'Sierra-alta-81')
  await press(es['ACCOUNT.PASSWORD.TITLE'])
  expect(screen.getByText(es['ACCOUNT.ERRORS.SECURITY_INFORMATION_ERROR'])).toBeDefined()
  expect(screen.getByLabelText(es['ACCOUNT.PASSWORD.newPassword'])).toHaveProperty('value', 'Sierra-alta-81')
})
