import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import { initTexts } from '@portico/core/i18n/i18n'
import shell from '../../../../core/i18n/locales/es.json'
import texts from '../../locales/es.json'
import sections from '../../sections'

const record = '/admin/users/update/l1'
const label = texts['ADMIN.USERS.ACT']
const luis = { id: 'l1', name: 'Luis', surname: 'Barrera', gender: 1, active: true, roles: [], version: 1 }
const areaOf = (user: object) => ({
  sections: sections
    .filter(({ id }) => id === 'admin.usersList')
    .map((one) => ({ ...one, requires: { role: 'Administrator' } })),
  texts,
  answer: (operation: string) => Promise.resolve(operation === 'GET api/users/admin/{id}' ? user : []),
})
const open = async (user: object = luis, role = 'UsersAdministrator') => {
  await openArea(areaOf(user), record, role)
  await screen.findByRole('heading', { level: 1, name: 'Barrera, Luis' })
}
const actAs = () => screen.findByRole('button', { name: label })

beforeAll(() => initTexts('es'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

test('ROLE-022 a users administrator uses the account of a user, and comes back to the record', async () => {
  await open()
  fireEvent.click(await actAs())
  const title = texts['ADMIN.USERS.ACT_TITLE'].replace('{{name}}', 'Luis')
  const dialog = await screen.findByRole('alertdialog', { name: title })
  fireEvent.click(within(dialog).getByRole('button', { name: /^Entrar/ }))
  expect(await screen.findByText('Inicio del portal')).toBeDefined()
  expect(localStorage.getItem('impersonate')).toBe('l1')
  fireEvent.click(await screen.findByRole('button', { name: shell['SHELL.ACTING_BACK'] }))
  await waitFor(() => expect(location.hash).toBe(`#${record}`))
  expect(localStorage.getItem('impersonate')).toBeNull()
})

test.each([
  ['an administrator of something else', luis, 'CompaniesAdministrator'],
  ['themselves', { ...luis, id: 'u1' }, 'UsersAdministrator'],
  ['an inactive user', { ...luis, active: false }, 'UsersAdministrator'],
])('ROLE-022 the account is not offered: %s', async (_, user, role) => {
  await open(user, role)
  await screen.findByRole('textbox', { name: /^Nombre/ })
  expect(screen.queryByRole('button', { name: label })).toBeNull()
})

test('ROLE-022 unsaved changes are saved or discarded before', async () => {
  await open()
  fireEvent.change(await screen.findByRole('textbox', { name: /^Nombre/ }), { target: { value: 'Luisa' } })
  fireEvent.click(await actAs())
  expect(await screen.findByText(texts['ADMIN.USERS.ACT_UNSAVED'])).toBeDefined()
  expect(screen.queryByText(texts['ADMIN.USERS.ACT_TITLE'].replace('{{name}}', 'Luis'))).toBeNull()
})
