import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openArea } from '@kits/admin/testing/testArea'
import { ApiError } from '@core/http/apiError'
import { initTexts } from '@core/i18n/i18n'
import texts from '../../../../locales/es.json'
import sections from '../../../../sections'

const lucia = {
  id: 'm1',
  name: 'Lucía',
  surname: 'Gil',
  birthDate: '2012-05-01',
  dependent: true,
  version: 2,
}
const diego = { id: 'm2', name: 'Diego', email: 'diego@x.test', dependent: false, version: 5 }
let members: unknown
const asked: [string, object][] = []
let refused: ApiError | undefined

const area = {
  sections: sections
    .filter(({ id }) => id === 'admin.usersList')
    .map((one) => ({ ...one, requires: { role: 'UsersAdministrator' } })),
  texts,
  answer: (operation: string, input: object) => {
    if (!operation.startsWith('GET')) {
      asked.push([operation, input])
      return refused ? Promise.reject(refused) : Promise.resolve({ version: 9 })
    }
    if (operation.startsWith('GET api/family'))
      return members instanceof ApiError ? Promise.reject(members) : Promise.resolve(members)
    if (operation.endsWith('types'))
      return Promise.resolve([{ id: 1, name: 'DNI', pattern: '[0-9]{8}[A-Z]' }])
    if (operation.endsWith('agreements')) return Promise.reject(new ApiError(403, 'ROLE'))
    return Promise.resolve({ id: 'a1', name: 'Ana', surname: 'Gil', version: 1 })
  },
}

beforeAll(() => initTexts('es'))
beforeEach(() => {
  asked.length = 0
  refused = undefined
  members = [lucia, diego]
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const openFamily = () => openArea(area, '/admin/users/family/a1', 'UsersAdministrator')
const choose = async (name: string, action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Acciones de ${name}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: action }))
}
const write = (dialog: HTMLElement, name: RegExp, value: string) =>
  fireEvent.change(within(dialog).getByLabelText(name), { target: { value } })
const save = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: /^Guardar/ }))

test('ADMIN-020 ADMIN-062 a family shows who depends on somebody, and who has an account', async () => {
  await openFamily()
  await screen.findByRole('heading', { name: 'Familia de Ana Gil' })
  const dependents = await screen.findByRole('region', { name: 'Dependientes' })
  expect(within(dependents).getByRole('link').textContent).toBe('Lucía Gil')
  expect(within(dependents).getByText('01-05-2012')).toBeDefined()
  const others = screen.getByRole('region', { name: 'Independientes' })
  expect(within(others).getByRole('link').textContent).toBe('Diego')
})

test('FAMILY-005 FAMILY-010 FAMILY-017 a dependent of 14 is saved once the document is there', async () => {
  await openFamily()
  await choose('Lucía Gil', 'Editar')
  const dialog = await screen.findByRole('dialog', { name: 'Editar a Lucía Gil' })
  expect(within(dialog).queryByLabelText(/^Correo/)).toBeNull()
  save(dialog)
  expect(within(dialog).getAllByText('Este dato es obligatorio.')).toHaveLength(1)
  expect(asked).toEqual([])
  write(dialog, /^Tipo de identificación/, '1')
  write(dialog, /^Identificación/, '12345678z')
  save(dialog)
  await screen.findByText('Se han guardado los datos.')
  const body = { id: 'm1', version: 2, identificationNumberType: 1, identificationNumber: '12345678Z' }
  expect(asked).toMatchObject([
    ['PUT api/dependent-users/admin/{userId}', { params: { userId: 'a1' }, body }],
  ])
})

test('FAMILY-022 an independent user is refused an address that somebody has, at its field', async () => {
  refused = new ApiError(400, 'EMAIL_EXISTS', undefined, { fields: [{ path: '/email', keyword: 'unique' }] })
  await openFamily()
  await choose('Diego', 'Editar')
  const dialog = await screen.findByRole('dialog', { name: 'Editar a Diego' })
  write(dialog, /^Correo/, 'ana@x.test')
  save(dialog)
  expect(await within(dialog).findByText('Ese correo ya lo usa otra persona.')).toBeDefined()
  expect(asked[0]?.[0]).toBe('PUT api/independent-users/admin/{userId}')
})

test('FAMILY-019 FAMILY-024 somebody is taken out of a family once it is confirmed', async () => {
  await openFamily()
  await choose('Diego', 'Quitar de la familia')
  const dialog = await screen.findByRole('alertdialog', { name: '¿Quitar a Diego de la familia?' })
  fireEvent.click(within(dialog).getByRole('button', { name: /^Quitar de la familia/ }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]).toMatchObject([
    'DELETE api/independent-users/admin/{userId}/{id}',
    { params: { userId: 'a1', id: 'm2' } },
  ])
})

test('ADMIN-020 nobody in a family, and a family that may not be seen, are said in words', async () => {
  members = []
  await openFamily()
  expect(await screen.findByText('No administra ninguna familia')).toBeDefined()
  cleanup()
  members = new ApiError(403, 'ROLE')
  await openFamily()
  expect(await screen.findByText('Este portal no usa familias.')).toBeDefined()
})

test('FAMILY-010 what is written of somebody is given up only once that is confirmed', async () => {
  await openFamily()
  await choose('Diego', 'Editar')
  const dialog = await screen.findByRole('dialog', { name: 'Editar a Diego' })
  write(dialog, /^Teléfono/, '600000001')
  fireEvent.keyDown(dialog, { key: 'Escape' })
  const asks = await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' })
  fireEvent.click(within(asks).getByRole('button', { name: 'Seguir editando' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(within(dialog).getByLabelText<HTMLInputElement>(/^Teléfono/).value).toBe('600000001')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  const again = await screen.findByRole('alertdialog', { name: 'Hay cambios sin guardar' })
  fireEvent.click(within(again).getByRole('button', { name: /^Descartar/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([])
})

test('FAMILY-017 what is to be mended is told first; a refusal of what is not written here is told too', async () => {
  await openFamily()
  await choose('Lucía Gil', 'Editar')
  const dialog = await screen.findByRole('dialog', { name: 'Editar a Lucía Gil' })
  save(dialog)
  const summary = await within(dialog).findByRole('alert')
  expect(document.activeElement).toBe(summary)
  fireEvent.click(within(summary).getByRole('button'))
  expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Tipo de identificación/))
  refused = new ApiError(400, 'EMAIL_EXISTS', undefined, { fields: [{ path: '/email', keyword: 'unique' }] })
  write(dialog, /^Tipo de identificación/, '1')
  write(dialog, /^Identificación/, '12345678Z')
  save(dialog)
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(await screen.findByText(texts['ADMIN.USERS.MEMBER_FAILED'])).toBeDefined()
})
