import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import service from 'virtual:form/AdminService'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import type { AdminEntity } from '../../entity'
import type { AdminSection } from '../../section'
import { openArea } from '../../testing/testArea'
import { violationsOf } from '../../../../tests/screens/violations'
import './RecordImportPage'

const entity: AdminEntity = {
  name: 'SERVICE',
  form: service,
  key: 'id',
  path: 'api/consultation-services',
  columns: ['name', 'duration'],
}
const section: AdminSection = {
  id: 'admin.services',
  title: 'ADMIN.T.TITLE',
  icon: 'table',
  group: 'offer',
  path: 'services',
  forms: { create: 'services/create', edit: 'services', import: 'services/import' },
  requires: {},
  entity: () => Promise.resolve({ default: entity }),
}
const texts = { 'ADMIN.T.TITLE': 'Servicios', 'ADMIN.SERVICE.FIELDS.duration': 'Minutos' }
const record = { id: 7, name: 'Visita', consultationSpecialtyId: 1, type: 1, duration: 30, version: 2 }
let saved: Promise<unknown> = Promise.resolve()
const answer = vi.fn<(operation: string, input: object) => Promise<unknown>>((operation) =>
  operation.startsWith('GET')
    ? Promise.resolve({ items: [record], total: 1 })
    : saved.then(() => ({ version: 3 })),
)
const writes = () => answer.mock.calls.filter(([operation]) => !operation.startsWith('GET'))

beforeAll(() => initTexts('es'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  answer.mockClear()
})

const open = (path: string) => openArea({ sections: [section], texts, answer }, path, 'ServicesAdministrator')
const choose = (text: string, name = 'servicios.csv') =>
  act(async () => {
    const field = screen.getByLabelText(/^Elige un archivo CSV/)
    fireEvent.change(field, { target: { files: [new File([text], name)] } })
    await new Promise((resolve) => setTimeout(resolve))
  })

test('ADMIN-018 the list leads to its import', async () => {
  await open('/admin/services')
  const link = await screen.findByRole('link', { name: 'Importar' })
  expect(link.getAttribute('href')).toBe('#/admin/services/import')
})

test('ADMIN-018 a column of another name is mapped, its lines are counted before and saved once', async () => {
  await open('/admin/services/import')
  await choose('Id;Cuánto dura\n7;45\n8;20')
  const [, mapping] = await screen.findAllByRole('combobox')
  expect(screen.queryByRole('button', { name: /^Importar \d/ })).toBeNull()
  if (mapping) fireEvent.change(mapping, { target: { value: 'duration' } })
  // In the preview, and in the list of what cannot be imported.
  expect(screen.getAllByText(/Ningún registro tiene este id/)).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: 'Importar 1 línea' }))
  await waitFor(() => expect(screen.getByText('1 de 2 líneas importadas.')).toBeDefined())
  expect(writes()).toEqual([
    [
      'PUT api/consultation-services/{id}',
      expect.objectContaining({
        params: { id: '7' },
        body: { name: 'Visita', consultationSpecialtyId: 1, type: 1, duration: 45, version: 2 },
      }),
    ],
  ])
  expect(screen.getByRole('button', { name: 'Descargar la línea' })).toBeDefined()
})

test('ADMIN-018 a preview says what each line becomes, with each cell that changes, before anything is saved', async () => {
  await open('/admin/services/import')
  const more = Array.from({ length: 12 }, (_, at) => `;Nueva ${at};15`).join('\n')
  await choose(`Lista de servicios\nId;name;Minutos\n7;Visita;45\n7;Visita;30\n8;x;20\n${more}`)
  const table = await screen.findByRole('table', { name: 'Así quedarán las primeras 10 líneas' })
  const rows = within(table)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent)
  expect(rows).toHaveLength(10)
  expect(rows[0]).toMatch(/3VisitaSe actualizaMinutos: 30 → 45$/)
  expect(rows[1]).toMatch(/4VisitaCon erroresId: /)
  expect(rows[2]).toMatch(/5xCon erroresId: Ningún registro tiene este id/)
  expect(rows[3]).toMatch(/6Nueva 0Con errores/)
  expect(writes()).toEqual([])
  expect(await violationsOf(document.body)).toEqual([])
})

test('ADMIN-018 a stopped import says how many lines are left, and how to import them', async () => {
  let save = () => {}
  saved = new Promise<void>((resolve) => (save = resolve))
  await open('/admin/services/import')
  await choose('Id;Minutos\n7;45\n8;20')
  fireEvent.click(screen.getByRole('button', { name: 'Importar 1 línea' }))
  fireEvent.click(await screen.findByRole('button', { name: /^Detener la importación/ }))
  save()
  await screen.findByText('1 de 1 líneas importadas.')
  expect(screen.getByText(/queda 1 línea.* elige otra vez el mismo archivo/)).toBeDefined()
})

test('ADMIN-043 a file whose columns do not tell which record a line is changes nothing until one does', async () => {
  await open('/admin/services/import')
  await choose('How long\n45')
  const [mapping] = await screen.findAllByRole('combobox')
  if (mapping) fireEvent.change(mapping, { target: { value: 'duration' } })
  expect(screen.getByRole('alert').textContent).toMatch(/Elige qué columna es el «Id» o el nombre/)
  expect(screen.queryByRole('button', { name: /^Importar \d/ })).toBeNull()
  if (mapping) fireEvent.change(mapping, { target: { value: 'name' } })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('ADMIN-043 a file that is no CSV is refused, and one that changes nothing says so', async () => {
  await open('/admin/services/import')
  await choose('x', 'servicios.xlsx')
  expect((await screen.findByRole('alert')).textContent).toMatch(/archivos CSV/)
  await choose('Id;Minutos\n7;30')
  expect(await screen.findByText('El archivo no cambia nada.')).toBeDefined()
})
