import type { WidgetProps } from '@rjsf/utils'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import service from 'virtual:form/AdminService'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import type { AdminEntity, RowAction } from './entity'
import { useFormView } from './form/FormView'
import type { AdminSection, PageProps } from './section'
import { openArea } from './testing/testArea'

const texts = {
  'ADMIN.T.TITLE': 'Servicios',
  'ADMIN.T.OFF': 'Desactivar',
  'ADMIN.T.OFF_TITLE': '¿Desactivar «{{name}}»?',
  'ADMIN.T.OFF_TEXT': 'Nadie podrá pedirlo.',
  'ADMIN.T.OFF_DONE': '«{{name}}» está desactivado.',
  'ADMIN.T.IMPORT': 'Importar',
  'ADMIN.T.CALENDAR': 'Calendario',
  'ADMIN.SERVICE.FIELDS.type': 'Tipo',
  'ADMIN.SERVICE.VALUES.type.2': 'Por vídeo',
  'ADMIN.SERVICE.FIELDS.isActive': 'Activo',
}
const off: RowAction = {
  id: 'off',
  icon: 'lock',
  label: 'ADMIN.T.OFF',
  danger: true,
  when: ({ isActive }) => isActive === true,
  confirm: { title: 'ADMIN.T.OFF_TITLE', text: 'ADMIN.T.OFF_TEXT', action: 'ADMIN.T.OFF' },
  run: (call, { id }) => call('PUT api/users/admin/{id}/deactivate', { params: { id: String(id) } }),
  success: 'ADMIN.T.OFF_DONE',
}
function Stars({ name, value, onChange }: WidgetProps) {
  const { texts: words } = useFormView()
  return (
    <button
      type="button"
      onClick={() => onChange(5)}
    >{`${words.label(name)}: ${String(value)} estrellas`}</button>
  )
}
const entity: AdminEntity = {
  name: 'SERVICE',
  form: service,
  key: 'id',
  path: 'api/consultation-services',
  columns: ['name', 'type'],
  filters: ['type', 'isActive'],
  rowActions: [off],
  listActions: [{ id: 'import', icon: 'upload', label: 'ADMIN.T.IMPORT', to: 'services/import' }],
  recordLinks: [
    { id: 'calendar', icon: 'clock', label: 'ADMIN.T.CALENDAR', to: (id) => `services/${id}/calendar` },
  ],
  widgets: { duration: () => Promise.resolve({ default: Stars }) },
  can: { create: false, delete: false, export: false },
}
const Page = ({ section, id }: PageProps) => <h1>{`${section.path} ${id ?? 'todos'}`}</h1>
const page = (path: string) => ({ path, screen: () => Promise.resolve({ default: Page }) })
const section: AdminSection = {
  id: 'admin.services',
  title: 'ADMIN.T.TITLE',
  icon: 'table',
  group: 'offer',
  path: 'services',
  forms: { create: 'services/create', edit: 'services' },
  requires: {},
  entity: () => Promise.resolve({ default: entity }),
  pages: [page('services/import'), page('services/{id}/calendar')],
}
const records = [
  { id: 1, name: 'Revisión', type: 1, duration: 3, consultationSpecialtyId: 7, isActive: true, version: 1 },
  { id: 2, name: 'Consulta', type: 2, duration: 4, isActive: false, version: 1 },
]
let requests: [string, object][]
let refuses: ApiError | null
beforeAll(() => initTexts('es'))
beforeEach(() => {
  requests = []
  refuses = null
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

function answer(operation: string, input: object): Promise<unknown> {
  requests.push([operation, input])
  if (operation.startsWith('PUT')) return refuses ? Promise.reject(refuses) : Promise.resolve({ version: 2 })
  if (operation === 'GET api/consultation-services') return Promise.resolve({ items: records, total: 2 })
  return Promise.resolve(operation.endsWith('{id}') ? records[0] : [])
}
const open = (path: string) => openArea({ sections: [section], texts, answer }, path, 'ServicesAdministrator')
const entries = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
const lists = () => requests.filter(([operation]) => operation === 'GET api/consultation-services')

test('ADMIN-018 filters are kept in the address, sent to the server, and removed one by one', async () => {
  await open('/admin/services?type=2&isActive=nonsense')
  await screen.findByText('Revisión')
  expect(lists()).toMatchObject([['GET api/consultation-services', { query: { type: '2', page: 0 } }]])
  expect(screen.getByRole('button', { name: 'Tipo Por vídeo' })).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: /^Filtros/ }))
  const sheet = await screen.findByRole('dialog', { name: 'Filtros' })
  fireEvent.change(within(sheet).getByRole('combobox', { name: 'Activo' }), { target: { value: 'true' } })
  await waitFor(() => expect(location.hash).toBe('#/admin/services?type=2&isActive=true'))
  fireEvent.click(within(sheet).getByRole('button', { name: 'Ver los 2' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar el filtro Tipo' }))
  await waitFor(() => expect(location.hash).toBe('#/admin/services?isActive=true'))
})

test('ADMIN-018 filters set faster than the list renders are all applied', async () => {
  await open('/admin/services')
  await screen.findByText('Revisión')
  fireEvent.click(screen.getByRole('button', { name: /^Filtros/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }))
  fireEvent.change(sheet.getByRole('combobox', { name: 'Tipo' }), { target: { value: '2' } })
  fireEvent.change(sheet.getByRole('combobox', { name: 'Activo' }), { target: { value: 'true' } })
  await waitFor(() => expect(location.hash).toBe('#/admin/services?type=2&isActive=true'))
})

test('ADMIN-018 a row action is confirmed, run and reported, and the list reloads', async () => {
  await open('/admin/services')
  fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Consulta' }))
  expect(await entries()).toEqual(['Editar', 'Calendario'])
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  fireEvent.click(await screen.findByRole('button', { name: 'Acciones de Revisión' }))
  expect(await entries()).toEqual(['Editar', 'Calendario', 'Desactivar'])
  fireEvent.click(screen.getByRole('menuitem', { name: 'Desactivar' }))
  const dialog = await screen.findByRole('alertdialog', { name: '¿Desactivar «Revisión»?' })
  fireEvent.click(within(dialog).getByRole('button', { name: /^Desactivar/ }))
  expect(await screen.findByText('«Revisión» está desactivado.')).toBeDefined()
  expect(requests).toContainEqual(['PUT api/users/admin/{id}/deactivate', { params: { id: '1' } }])
  await waitFor(() => expect(lists()).toHaveLength(2))
})

test('ADMIN-018 an action that fails shows a message', async () => {
  refuses = new ApiError(500, 'BOOM')
  await open('/admin/services/1')
  fireEvent.click(await screen.findByRole('button', { name: 'Desactivar' }))
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: /^Desactivar/ }))
  expect(await screen.findByText(/^No se ha podido hacer con «Revisión»/)).toBeDefined()
})

test('ERR-047 C-137 C-138 I18N-003 a refused save shows the text of the administration, of the portal, or the default', async () => {
  await open('/admin/services/1')
  fireEvent.click(await screen.findByRole('button', { name: 'Duration: 3 estrellas' }))
  for (const [code, sentence] of [
    ['FORMAT_NOT_VALID', 'Algún dato no es válido. Revísalo e inténtalo de nuevo.'],
    ['INVALID_TOKEN', 'El enlace ya se ha usado o ha caducado. Pide uno nuevo.'],
    ['<b>BOOM</b>', 'No se ha podido completar. Inténtalo de nuevo. Lo que has escrito se conserva.'],
    ['', 'No se ha podido completar. Inténtalo de nuevo. Lo que has escrito se conserva.'],
  ] as const) {
    refuses = new ApiError(400, code)
    fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(sentence))
  }
})

test('ERR-047 C-137 a refused action shows the text of the portal, where there is one', async () => {
  refuses = new ApiError(500, 'GENERAL')
  await open('/admin/services/1')
  fireEvent.click(await screen.findByRole('button', { name: 'Desactivar' }))
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: /^Desactivar/ }))
  expect(await screen.findByText(/^Ha fallado algo por nuestra parte/)).toBeDefined()
})

test('ADMIN-018 a section shows only the controls that it offers', async () => {
  await open('/admin/services')
  await screen.findByText('Revisión')
  expect(screen.queryByRole('link', { name: 'Crear' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull()
  fireEvent.click(screen.getByRole('link', { name: 'Importar' }))
  expect(await screen.findByRole('heading', { name: 'services todos' })).toBeDefined()
})

test('ADMIN-018 a record has tabs for its other screens, and custom controls', async () => {
  await open('/admin/services/1')
  fireEvent.click(await screen.findByRole('button', { name: 'Duration: 3 estrellas' }))
  expect(await screen.findByRole('button', { name: 'Duration: 5 estrellas' })).toBeDefined()
  expect(screen.getByText('1 cambio sin guardar')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Descartar' }))
  fireEvent.click(screen.getByRole('link', { name: 'Calendario' }))
  expect(await screen.findByRole('heading', { name: 'services 1' })).toBeDefined()
})
