import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import { typeDate } from '@portico/core/ui/forms/date/testDate'
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
const requests: [string, object][] = []
let refused: ApiError | undefined

const area = {
  sections: sections
    .filter(({ id }) => id === 'admin.usersList')
    .map((one) => ({ ...one, requires: { role: 'UsersAdministrator' } })),
  texts,
  answer: (operation: string, input: object) => {
    if (!operation.startsWith('GET')) {
      requests.push([operation, input])
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
  requests.length = 0
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
const birthDateIn = (dialog: HTMLElement) =>
  within(dialog).getByRole('group', { name: /^Fecha de nacimiento/ })
const save = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByRole('button', { name: /^Guardar/ }))

const idempotencyKey: unknown = expect.any(String)

test('ADMIN-020 ADMIN-062 the family page shows dependent and independent users', async () => {
  await openFamily()
  await screen.findByRole('heading', { name: 'Familia de Ana Gil' })
  const dependents = await screen.findByRole('region', { name: 'Dependientes' })
  expect(within(dependents).getByRole('link').textContent).toBe('Lucía Gil')
  expect(within(dependents).getByText('01-05-2012')).toBeDefined()
  const others = screen.getByRole('region', { name: 'Independientes' })
  expect(within(others).getByRole('link').textContent).toBe('Diego')
})

test('FAMILY-005 FAMILY-006 FAMILY-010 FAMILY-017 a dependent aged 14 begins with type 1 and is saved only with an identification document', async () => {
  await openFamily()
  await choose('Lucía Gil', 'Editar')
  const dialog = await screen.findByRole('dialog', { name: 'Editar a Lucía Gil' })
  expect(within(dialog).queryByLabelText(/^Correo/)).toBeNull()
  const type = within(dialog).getByLabelText<HTMLSelectElement>(/^Tipo de identificación/)
  await waitFor(() => expect(type.value).toBe('1'))
  save(dialog)
  expect(within(dialog).getAllByText('Este dato es obligatorio.')).toHaveLength(1)
  expect(requests).toEqual([])
  write(dialog, /^Tipo de identificación/, '1')
  write(dialog, /^Identificación/, '12345678z')
  save(dialog)
  await screen.findByText('Se han guardado los datos.')
  const body = { id: 'm1', version: 2, identificationNumberType: 1, identificationNumber: '12345678Z' }
  expect(requests).toMatchObject([
    ['PUT api/dependent-users/admin/{userId}', { params: { userId: 'a1' }, body }],
  ])
})

test('FAMILY-022 an email address that is taken shows an error at its field', async () => {
  refused = new ApiError(400, 'EMAIL_EXISTS', undefined, { fields: [{ path: '/email', keyword: 'unique' }] })
  await openFamily()
  await choose('Diego', 'Editar')
  const dialog = await screen.findByRole('dialog', { name: 'Editar a Diego' })
  write(dialog, /^Correo/, 'ana@x.test')
  save(dialog)
  expect(await within(dialog).findByText('Ese correo ya lo usa otra persona.')).toBeDefined()
  expect(requests[0]?.[0]).toBe('PUT api/independent-users/admin/{userId}')
})

test.each([
  ['FAMILY-019', 'Lucía Gil', 'dependent', 'm1'],
  ['FAMILY-024', 'Diego', 'independent', 'm2'],
])('%s %s is removed from a family, as %s user, after confirmation', async (_row, name, kind, id) => {
  await openFamily()
  await choose(name, 'Quitar de la familia')
  const dialog = await screen.findByRole('alertdialog', { name: `¿Quitar a ${name} de la familia?` })
  expect(requests).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: /^Quitar de la familia/ }))
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(requests[0]).toMatchObject([
    `DELETE api/${kind}-users/admin/{userId}/{id}`,
    { params: { userId: 'a1', id } },
  ])
})

test('ADMIN-020 an empty family and a forbidden family show a message', async () => {
  members = []
  await openFamily()
  expect(await screen.findByText('No administra ninguna familia')).toBeDefined()
  cleanup()
  members = new ApiError(403, 'ROLE')
  await openFamily()
  expect(await screen.findByText('Este portal no usa familias.')).toBeDefined()
})

test('FAMILY-010 unsaved changes of a member are discarded only after confirmation', async () => {
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
  expect(requests).toEqual([])
})

test('FAMILY-017 invalid fields are listed first, and errors of other fields are shown too', async () => {
  await openFamily()
  await choose('Lucía Gil', 'Editar')
  const dialog = await screen.findByRole('dialog', { name: 'Editar a Lucía Gil' })
  save(dialog)
  const summary = await within(dialog).findByRole('alert')
  expect(document.activeElement).toBe(summary)
  fireEvent.click(within(summary).getByRole('button'))
  expect(document.activeElement).toBe(within(dialog).getByLabelText(/^Identificación/))
  refused = new ApiError(400, 'EMAIL_EXISTS', undefined, { fields: [{ path: '/email', keyword: 'unique' }] })
  write(dialog, /^Identificación/, '12345678Z')
  save(dialog)
  await waitFor(() => expect(requests).toHaveLength(1))
  expect(await screen.findByText(texts['ADMIN.USERS.MEMBER_FAILED'])).toBeDefined()
})

test('ADMIN-062 FAMILY-013 the family tab appears only with the feature family', async () => {
  const tab = () => screen.queryByRole('link', { name: 'Familia' })
  await openFamily()
  await screen.findByRole('region', { name: 'Dependientes' })
  expect(tab()).toBeNull()
  cleanup()
  await openArea({ ...area, features: ['family'] }, '/admin/users/family/a1', 'UsersAdministrator')
  await screen.findByRole('region', { name: 'Dependientes' })
  expect(tab()).not.toBeNull()
})

test('FAMILY-010 ADMIN-062 a dependent is added, with a document if the birth date requires one', async () => {
  members = []
  await openFamily()
  fireEvent.click(await screen.findByRole('button', { name: 'Añadir dependiente' }))
  const dialog = await screen.findByRole('dialog', { name: 'Añadir dependiente' })
  const add = () => fireEvent.click(within(dialog).getByRole('button', { name: /^Añadir/ }))
  add()
  // Name, surname and date of birth.
  await waitFor(() => expect(within(dialog).getAllByText('Este dato es obligatorio.')).toHaveLength(3))
  write(dialog, /^Nombre/, 'Mara')
  write(dialog, /^Apellidos/, 'Gil')
  write(dialog, /^Tipo de identificación/, '0')
  typeDate(birthDateIn(dialog), '2010-05-01')
  const type = within(dialog).getByLabelText<HTMLSelectElement>(/^Tipo de identificación/)
  expect(type.value).toBe('1')
  write(dialog, /^Identificación/, '12345678Z')
  add()
  await screen.findByText('Ya forma parte de la familia.')
  const body = {
    name: 'Mara',
    surname: 'Gil',
    birthDate: '2010-05-01',
    identificationNumberType: 1,
    identificationNumber: '12345678Z',
  }
  expect(requests).toEqual([
    [
      'POST api/dependent-users/admin/{userId}',
      { capability: 'familyAdministration', params: { userId: 'a1' }, idempotencyKey, body, quiet: true },
    ],
  ])
})

test('FAMILY-010 AUTH-036 an independent user is added with an address and the age of an adult', async () => {
  await openFamily()
  fireEvent.click(await screen.findByRole('button', { name: 'Añadir independiente' }))
  const dialog = await screen.findByRole('dialog', { name: 'Añadir independiente' })
  expect(within(dialog).queryByLabelText(/^Tipo de identificación/)).toBeNull()
  write(dialog, /^Nombre/, 'Nora')
  write(dialog, /^Apellidos/, 'Gil')
  write(dialog, /^Correo/, 'nora@x.test')
  const born = (date: string) => {
    typeDate(birthDateIn(dialog), date)
    fireEvent.click(within(dialog).getByRole('button', { name: /^Añadir/ }))
  }
  born('2020-05-01')
  await within(dialog).findAllByText(/Quien tiene su propia cuenta debe haber cumplido 18 años\.$/)
  expect(requests).toEqual([])
  born('1980-05-01')
  await screen.findByText('Ya forma parte de la familia.')
  const body = { name: 'Nora', surname: 'Gil', birthDate: '1980-05-01', email: 'nora@x.test' }
  expect(requests).toEqual([
    [
      'POST api/independent-users/admin/{userId}',
      { capability: 'familyAdministration', params: { userId: 'a1' }, idempotencyKey, body, quiet: true },
    ],
  ])
})
