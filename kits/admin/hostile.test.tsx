import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import service from 'virtual:form/AdminService'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import type { AdminEntity } from './entity'
import type { AdminSection } from './section'
import { openArea } from './testing/testArea'

const html = '<img src=x onerror=alert(1)>{{name}}$t(ADMIN.TITLE)'
const entity: AdminEntity = {
  name: 'SERVICE',
  form: service,
  key: 'id',
  path: 'api/consultation-services',
  columns: ['name', 'description', 'message', 'currency'],
  choices: { consultationSpecialtyId: { from: 'GET api/consultation-specialties' } },
  filters: ['consultationSpecialtyId', 'description'],
}
const section: AdminSection = {
  id: 'admin.services',
  title: 'ADMIN.T.TITLE',
  icon: 'table',
  group: 'offer',
  path: 'services',
  forms: { create: 'services/create', edit: 'services' },
  requires: {},
  entity: () => Promise.resolve({ default: entity }),
}
/** Every text of the record and of the server's answers is markup. */
const record = {
  id: 1,
  name: html,
  description: html,
  message: html,
  currency: html,
  consultationSpecialtyId: 7,
  type: 1,
  duration: 30,
  version: 1,
}
let saves: () => Promise<unknown>
beforeAll(() => initTexts('es'))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function answer(operation: string): Promise<unknown> {
  if (operation === 'GET api/consultation-services') return Promise.resolve({ items: [record], total: 1 })
  if (operation === 'GET api/consultation-specialties') return Promise.resolve([{ id: 7, name: html }])
  if (operation.startsWith('GET api/audit')) {
    const entry = { action: 'update', changedBy: html, changedAt: '2027-01-11T07:00:00.000Z' }
    return Promise.resolve([{ ...entry, version: 2, before: { name: html }, after: { name: `${html}!` } }])
  }
  return operation.startsWith('GET') ? Promise.resolve(record) : saves()
}
const open = (path: string) =>
  openArea(
    { sections: [section], texts: { 'ADMIN.T.TITLE': 'Servicios' }, answer },
    path,
    'ServicesAdministrator',
  )
const markup = () => document.querySelectorAll('[onerror], [src="x"], img[src]')

test('ADMIN-018 markup is shown as text in list, filters, menus and dialogs', async () => {
  await open(
    `/admin/services?search=${encodeURIComponent(html)}&consultationSpecialtyId=7&description=${encodeURIComponent(html)}`,
  )
  await waitFor(() => expect(screen.getAllByText(html).length).toBeGreaterThan(3))
  expect(screen.getAllByRole('button', { name: /onerror/ }).length).toBeGreaterThan(2)
  fireEvent.click(screen.getByRole('button', { name: `Acciones de ${html}` }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }))
  expect(await screen.findByRole('alertdialog', { name: `¿Eliminar «${html}»?` })).toBeDefined()
  expect(markup()).toHaveLength(0)
})

test('ADMIN-018 markup is shown as text in form, history and conflict dialog', async () => {
  saves = () =>
    Promise.reject(
      new ApiError(409, 'VERSION_CONFLICT', undefined, {
        current: { ...record, name: `${html}?`, version: 2 },
        changedBy: html,
        changedAt: null,
      }),
    )
  await open('/admin/services/1')
  await screen.findByRole('heading', { level: 1, name: html })
  fireEvent.click(screen.getByRole('button', { name: 'Historial' }))
  await screen.findByText(`${html}!`)
  fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: `${html} mío` } })
  fireEvent.change(screen.getByRole('combobox', { name: /^Currency/ }), { target: { value: '0' } })
  fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))
  const dialog = await screen.findByRole('alertdialog', {
    name: `${html} guardó esta ficha mientras la editabas`,
  })
  expect(dialog.textContent).toContain(`${html}?`)
  expect(markup()).toHaveLength(0)
})

test.each([
  ['__proto__', '/__proto__/polluted'],
  ['constructor', '/constructor'],
  ['a path of another shape', 'name'],
])(
  'ADMIN-018 a server error for the field %s is shown for the whole record and changes no prototype',
  async (_, path) => {
    const fields = [{ path, keyword: '__proto__', params: { limit: html } }]
    saves = () => Promise.reject(new ApiError(400, 'FORMAT_NOT_VALID', undefined, { fields }))
    await open('/admin/services/1')
    await screen.findByRole('heading', { level: 1, name: html })
    fireEvent.change(screen.getByRole('combobox', { name: /^Currency/ }), { target: { value: '0' } })
    fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain(
        'No se ha podido completar. Inténtalo de nuevo. Lo que has escrito se conserva.',
      ),
    )
    expect('polluted' in {}).toBe(false)
    expect(markup()).toHaveLength(0)
  },
)
