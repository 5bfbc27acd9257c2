import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import texts from '../../locales/es.json'
import sections from '../../sections'

const ana = {
  id: 'a1',
  name: 'Ana',
  surname: 'Suárez',
  email: 'ana@portico.test',
  gender: 2,
  active: true,
  emailConfirmed: false,
  roles: ['VideosAdministrator'],
  version: 3,
}
const luis = { id: 'l1', name: 'Luis', surname: 'Barrera', gender: 1, active: false, version: 1, roles: [] }

const requests: [operation: string, input: object][] = []
let refused: Record<string, ApiError>
const answers: Record<string, unknown> = {
  'GET api/users/admin/users': { items: [luis, ana], total: 2 },
  'GET api/users/admin/{id}': ana,
  'PUT api/users/admin/{id}': { version: 4 },
  'GET api/agreements': [{ id: 1, name: 'Minas' }],
  'GET api/plans': [{ id: 2, name: 'Familiar' }],
  'GET api/identification-number-types': [{ id: 1, name: 'DNI' }],
  'GET api/users/admin/export': new Blob(['name']),
  'GET api/documents/{id}/downloadPatientDocuments': new Blob(['zip']),
  'GET api/users/admin/find-external-patient/{id}': { name: 'Zoé', phone: '600000001' },
}
const area = {
  sections: sections
    .filter(({ id }) => id === 'admin.usersList')
    .map((one) => ({ ...one, requires: { role: 'UsersAdministrator' } })),
  texts,
  answer: (operation: string, input: object) => {
    requests.push([operation, input])
    const fault = refused[operation]
    return fault ? Promise.reject(fault) : Promise.resolve(answers[operation])
  },
}
const askedFor = (operation: string) =>
  requests.filter(([one]) => one === operation).map(([, input]) => input)

beforeAll(() => initTexts('es'))
beforeEach(() => {
  requests.length = 0
  refused = {}
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const openList = () => openArea(area, '/admin/users', 'UsersAdministrator')
const documentRoles = ['UsersAdministrator', 'DocumentsAdministrator', 'records']
const openForm = (roles: string | string[] = ['UsersAdministrator', 'RolesAdministrator']) =>
  openArea(area, '/admin/users/update/a1', roles as string)
const choose = async (name: string, action: string) => {
  fireEvent.click(await screen.findByRole('button', { name: `Acciones de ${name}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: action }))
}

test('ADMIN-013 ADMIN-032 ADMIN-059 ADMIN-090 the list sorts users by surname, with filters by status and role', async () => {
  await openArea(area, '/admin/users?active=false&role=VideosAdministrator', 'UsersAdministrator')
  expect(await screen.findByRole('link', { name: 'Suárez, Ana' })).toBeDefined()
  expect(askedFor('GET api/users/admin/users')).toEqual([
    expect.objectContaining({
      query: { active: 'false', role: 'VideosAdministrator', page: 0, size: 50, sort: 'surname' },
    }),
  ])
})

test('ADMIN-103 the server exports all matching users in one request', async () => {
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }),
  )
  await openArea(area, '/admin/users?active=true', 'UsersAdministrator')
  fireEvent.click(await screen.findByRole('button', { name: /^Exportar/ }))
  await waitFor(() =>
    expect(askedFor('GET api/users/admin/export')).toEqual([
      { query: { active: 'true' }, quiet: true, file: true },
    ]),
  )
})

test('ADMIN-038 ADMIN-158 a user is deactivated after confirmation, and an inactive user can be activated', async () => {
  await openList()
  await choose('Suárez, Ana', 'Desactivar')
  const dialog = await screen.findByRole('alertdialog', { name: '¿Desactivar a Suárez, Ana?' })
  expect(askedFor('PUT api/users/admin/{id}/deactivate')).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: /^Desactivar/ }))
  await screen.findByText('Suárez, Ana ya no puede iniciar sesión.')
  expect(askedFor('PUT api/users/admin/{id}/deactivate')).toMatchObject([{ params: { id: 'a1' } }])
  fireEvent.click(screen.getByRole('button', { name: 'Acciones de Barrera, Luis' }))
  expect(await screen.findByRole('menuitem', { name: 'Activar' })).toBeDefined()
  expect(screen.queryByRole('menuitem', { name: 'Desactivar' })).toBeNull()
})

test('ADMIN-160 C-119 administrators cannot delete themselves in the list or in the form', async () => {
  const own = { ...ana, id: 'u1' }
  const answered = (operation: string, input: object) =>
    operation === 'GET api/users/admin/users'
      ? Promise.resolve({ items: [own, luis], total: 2 })
      : operation === 'GET api/users/admin/{id}'
        ? Promise.resolve(own)
        : area.answer(operation, input)
  await openArea({ ...area, answer: answered }, '/admin/users', 'UsersAdministrator')
  fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Barrera, Luis' }))
  expect(await screen.findByRole('menuitem', { name: 'Eliminar' })).toBeDefined()
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Suárez, Ana' }))
  await screen.findByRole('menuitem', { name: 'Editar' })
  expect(screen.queryByRole('menuitem', { name: 'Eliminar' })).toBeNull()
  cleanup()
  await openArea({ ...area, answer: answered }, '/admin/users/update/u1', 'UsersAdministrator')
  await screen.findByRole('textbox', { name: 'Nombre' })
  expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull()
})

test('ADMIN-051 ERR-052 ERR-053 I18N-039 I18N-040 both letters are sent to the address, with a message', async () => {
  await openList()
  await choose('Suárez, Ana', 'Enviar correo para cambiar la contraseña')
  await screen.findByText('Hemos enviado a Suárez, Ana el correo para cambiar la contraseña.')
  await choose('Suárez, Ana', 'Enviar correo de verificación')
  await screen.findByText('Hemos enviado a Suárez, Ana el correo de verificación.')
  const letter = { query: { email: 'ana@portico.test' }, quiet: true }
  expect(askedFor('GET api/users/request-password-reset')).toEqual([letter])
  expect(askedFor('GET api/users/send-account-confirmation-email')).toEqual([letter])
})

test('ERR-049 ERR-050 I18N-036 I18N-037 a letter that fails shows an error', async () => {
  refused = {
    'GET api/users/request-password-reset': new ApiError(500, ''),
    'GET api/users/send-account-confirmation-email': new ApiError(0, 'NETWORK'),
  }
  await openList()
  await choose('Suárez, Ana', 'Enviar correo para cambiar la contraseña')
  await screen.findByText('No hemos podido enviar el correo a Suárez, Ana. Vuelve a intentarlo.')
  await choose('Suárez, Ana', 'Enviar correo de verificación')
  expect(await screen.findByText(/^No hemos podido enviar el correo de verificación/)).toBeDefined()
})

test('ERR-002 a failed export and a failed download of documents show an error', async () => {
  const broken = new ApiError(500, 'GENERAL')
  refused = {
    'GET api/users/admin/export': broken,
    'GET api/documents/{id}/downloadPatientDocuments': broken,
  }
  await openArea(area, '/admin/users', [...documentRoles] as never)
  fireEvent.click(await screen.findByRole('button', { name: /^Exportar/ }))
  await screen.findByText('No hemos podido exportar la lista. Vuelve a intentarlo.')
  await choose('Suárez, Ana', 'Descargar sus documentos')
  const documents = 'No hemos podido descargar los documentos de Suárez, Ana. Vuelve a intentarlo.'
  expect(await screen.findByText(documents)).toBeDefined()
})

test('ROLE-027 REC-074 ROLE-022 only administrators of documents who may read medical content can download those of a user', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await openArea(area, '/admin/users', [...documentRoles] as never)
  await choose('Suárez, Ana', 'Descargar sus documentos')
  await waitFor(() => expect(saved).toEqual(['Ana-Suárez.zip']))
  expect(askedFor('GET api/documents/{id}/downloadPatientDocuments')).toMatchObject([
    { params: { id: 'a1' } },
  ])
  for (const lacking of documentRoles.slice(1)) {
    cleanup()
    await openArea(area, '/admin/users', documentRoles.filter((role) => role !== lacking) as never)
    fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Suárez, Ana' }))
    await screen.findByRole('menuitem', { name: 'Editar' })
    expect(screen.queryByRole('menuitem', { name: 'Descargar sus documentos' })).toBeNull()
  }
})

test('ADMIN-040 ADMIN-041 ROLE-008 the form has a switch for each of the twelve roles and a checkbox for those of all sections', async () => {
  await openForm()
  const roles = await screen.findByRole('group', { name: 'Roles' })
  await waitFor(() => expect(within(roles).getAllByRole('switch')).toHaveLength(12))
  const all = within(roles).getByRole<HTMLInputElement>('checkbox', { name: 'Todas las secciones' })
  expect([all.checked, all.indeterminate]).toEqual([false, true])
  fireEvent.click(all)
  expect(within(roles).getByText('11 de 12 activos')).toBeDefined()
  fireEvent.click(within(roles).getByRole('switch', { name: /^Vídeos/ }))
  expect([all.checked, all.indeterminate]).toEqual([false, true])
  fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))
  await waitFor(() => expect(askedFor('PUT api/users/admin/{id}')).toHaveLength(1))
  const [{ body }] = askedFor('PUT api/users/admin/{id}') as [{ body: { roles: string[]; version: number } }]
  expect([body.roles.length, body.roles.includes('VideosAdministrator'), body.version]).toEqual([
    10,
    false,
    3,
  ])
})

test('ROLE-008 C-116 without RolesAdministrator the roles are read-only with an explanation', async () => {
  await openForm('UsersAdministrator')
  const roles = await screen.findByRole<HTMLFieldSetElement>('group', { name: 'Roles' })
  await within(roles).findByText('Solo quien gestiona los roles puede cambiarlos.')
  expect(roles.disabled).toBe(true)
})

test('ROLE-022 a refused address says who may change it, and keeps it in the form', async () => {
  refused['PUT api/users/admin/{id}'] = new ApiError(403, 'ROLE')
  await openForm('UsersAdministrator')
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Correo/ })
  fireEvent.change(email, { target: { value: 'ana@example.test' } })
  fireEvent.click(await screen.findByRole('button', { name: /^Guardar/ }))
  expect(await screen.findByText(texts['ADMIN.USER.ERRORS.ROLE'])).toBeTruthy()
  expect(email.value).toBe('ana@example.test')
})

test('ADMIN-102 ERR-051 I18N-038 a patient found in the hospital fills empty fields', async () => {
  await openArea(area, '/admin/users/create', 'UsersAdministrator')
  const number = await screen.findByRole('textbox', { name: /^Id externo/ })
  fireEvent.change(number, { target: { value: 'H-1' } })
  fireEvent.click(screen.getByRole('button', { name: /^Buscar paciente/ }))
  await screen.findByText('Hemos encontrado a Zoé y hemos rellenado los datos que faltaban.')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('Zoé')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Teléfono/ }).value).toBe('600000001')
})

test('ADMIN-102 a patient who is a user already leads to their record and fills nothing', async () => {
  const answer = (operation: string, input: object) =>
    operation === 'GET api/users/admin/find-external-patient/{id}'
      ? Promise.resolve({ id: 'x', name: 'Zoé' })
      : area.answer(operation, input)
  await openArea({ ...area, answer }, '/admin/users/create', 'UsersAdministrator')
  const number = await screen.findByRole('textbox', { name: /^Id externo/ })
  fireEvent.change(number, { target: { value: 'H-2' } })
  fireEvent.click(screen.getByRole('button', { name: /^Buscar paciente/ }))
  await screen.findByText('Zoé ya tiene ficha.')
  expect(screen.getByRole('link', { name: 'Abrir su ficha' }).getAttribute('href')).toMatch(
    /users\/update\/x$/,
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nombre' }).value).toBe('')
  fireEvent.change(number, { target: { value: 'H-3' } })
  expect(screen.queryByText('Zoé ya tiene ficha.')).toBeNull()
})

test('ERR-048 I18N-035 an unknown patient number shows an error', async () => {
  refused = { 'GET api/users/admin/find-external-patient/{id}': new ApiError(404, 'NOT_FOUND') }
  await openArea(area, '/admin/users/create', 'UsersAdministrator')
  fireEvent.change(await screen.findByRole('textbox', { name: /^Id externo/ }), { target: { value: 'H-9' } })
  fireEvent.click(screen.getByRole('button', { name: /^Buscar paciente/ }))
  const none = 'No hay ningún paciente con el id externo H-9. Revisa el número.'
  expect(await screen.findByText(none)).toBeDefined()
})

test('ADMIN-032 ACCOUNT-049 the plan of a user is chosen from those of the tenant', async () => {
  await openForm()
  const plan = await screen.findByRole('combobox', { name: /^Plan/ })
  await within(plan).findByRole('option', { name: 'Familiar' })
  fireEvent.change(plan, { target: { value: '0' } })
  fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))
  await waitFor(() =>
    expect(askedFor('PUT api/users/admin/{id}')).toEqual([
      expect.objectContaining({ body: expect.objectContaining({ planId: 2 }) as object }),
    ]),
  )
})

test('ADMIN-049 FAMILY-008 the form checks telephone and document before it is sent', async () => {
  await openForm()
  const write = async (name: RegExp, value: string) =>
    fireEvent.change(await screen.findByLabelText(name), { target: { value } })
  await write(/^Teléfono/, '984 extensión 3')
  await write(/^Tipo de identificación/, '0')
  await write(/^Identificación/, '12345678A')
  fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))
  expect(await screen.findAllByText(texts['ADMIN.USER.ERRORS.phone.pattern'])).not.toEqual([])
  expect(await screen.findAllByText(texts['ADMIN.USER.ERRORS.identificationNumber.pattern'])).not.toEqual([])
  expect(askedFor('PUT api/users/admin/{id}')).toEqual([])
  await write(/^Teléfono/, '984-000-000')
  await write(/^Identificación/, '12345678Z')
  fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))
  await waitFor(() => expect(askedFor('PUT api/users/admin/{id}')).toHaveLength(1))
})
