import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import { ApiError } from '@portico/core/http/apiError'
import type { AdminSection } from '../section'
import { openArea } from '../testing/testArea'
import { sectionAt } from '../testing/testCompanies'
import './BinPage'

const companies: AdminSection = {
  ...sectionAt('companies', 'ADMIN.T.COMPANIES', 'CompaniesAdministrator'),
  record: 'Company',
}
const bin: AdminSection = {
  id: 'admin.bin',
  title: 'ADMIN.BIN.TITLE',
  icon: 'trash-2',
  group: 'followUp',
  path: 'bin',
  requires: { role: 'Administrator' },
  isAboutOthers: true,
  pages: [{ path: 'bin', screen: () => import('./BinPage') }],
}
const deleted = {
  entity: 'Company',
  recordId: '7',
  name: 'Hulleras',
  deletedAt: '2027-01-11T11:00:00Z',
  deletedBy: 'Alba Rey',
  until: '2027-02-10T11:00:00Z',
  parts: 3,
}
/** The operations that change something, as they were sent. */
let sent: string[]
let uses: unknown[]
let restores: () => Promise<unknown>
let inBin: unknown[]
beforeAll(() => initTexts('es'))
beforeEach(() => {
  sent = []
  uses = []
  inBin = [deleted]
  restores = () => Promise.resolve()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const open = (path: string) =>
  openArea(
    {
      sections: [companies, bin],
      texts: { 'ADMIN.T.COMPANIES': 'Empresas', 'ADMIN.COMPANY.FIELDS.name': 'Nombre' },
      answer: (operation, { params }) => {
        if (operation.startsWith('GET api/deleted-records/')) return Promise.resolve(uses)
        if (operation.startsWith('GET api/deleted-records'))
          return Promise.resolve({ items: inBin, total: inBin.length })
        if (operation.startsWith('GET'))
          return Promise.resolve({ items: [{ companyId: 7, id: 7, name: 'Hulleras' }], total: 1 })
        sent.push(`${operation} ${JSON.stringify(params)}`)
        return operation.startsWith('POST') ? restores() : Promise.resolve()
      },
    },
    path,
    'CompaniesAdministrator',
  )

async function askToDelete(): Promise<HTMLElement> {
  await open('/admin/companies')
  fireEvent.click(await screen.findByRole('button', { name: /Más acciones|Acciones/ }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }))
  return screen.findByRole('alertdialog')
}

test('ADMIN-018 says what goes with a record before it is deleted, and a press brings it back', async () => {
  uses = [
    { name: 'insurer_service', count: 24, effect: 'goes' },
    { name: 'a_table_of_the_server', count: 2, effect: 'goes' },
  ]
  const dialog = await askToDelete()
  expect(await within(dialog).findByText('24 coberturas de servicios')).toBeDefined()
  expect(within(dialog).getByText('2 datos más')).toBeDefined()
  fireEvent.click(within(dialog).getByRole('button', { name: /^Eliminar/ }))
  fireEvent.click(await screen.findByRole('button', { name: 'Deshacer' }))
  expect(await screen.findByText('«Hulleras» ha vuelto como estaba.')).toBeDefined()
  expect(sent).toEqual([
    'DELETE api/companies/{id} {"id":"7"}',
    'POST api/deleted-records/{entity}/{id}/restore {"entity":"Company","id":"7"}',
  ])
})

test('ADMIN-018 a record that others need cannot be deleted, and a link shows them', async () => {
  uses = [{ name: 'users', count: 3, effect: 'keeps', list: { entity: 'Company', field: 'agreementId' } }]
  await askToDelete()
  const link = await screen.findByRole('link', { name: '3 usuarios' })
  const dialog = screen.getByRole('alertdialog', { name: '«Hulleras» no se puede eliminar' })
  expect(link.getAttribute('href')).toBe('#/admin/companies?agreementId=7')
  expect(within(dialog).queryByRole('button', { name: /^Eliminar/ })).toBeNull()
  fireEvent.click(within(dialog).getByRole('button', { name: 'Entendido' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent).toEqual([])
})

test('ADMIN-018 the bin lists what was deleted, by whom and until when it comes back', async () => {
  await open('/admin/bin')
  expect(await screen.findByText('Hulleras')).toBeDefined()
  expect(screen.getByText('· con 3 datos más')).toBeDefined()
  expect(
    screen.getByText(/Alba Rey la eliminó el 11-01-2027, .* Se puede recuperar hasta el 10-02-2027\./),
  ).toBeDefined()
  inBin = []
  fireEvent.click(screen.getByRole('button', { name: 'Recuperar: Hulleras' }))
  expect(await screen.findByText('La papelera está vacía')).toBeDefined()
})

test.each([
  ['taken', /otra ficha tiene ya su nombre/],
  ['missing', /Recupera eso primero/],
])('a record that does not come back because something is %s says what to do', async (reason, text) => {
  restores = () => Promise.reject(new ApiError(409, 'RESTORE_REFUSED', undefined, { reason }))
  await open('/admin/bin')
  fireEvent.click(await screen.findByRole('button', { name: 'Recuperar: Hulleras' }))
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.getByText('Hulleras')).toBeDefined()
})
