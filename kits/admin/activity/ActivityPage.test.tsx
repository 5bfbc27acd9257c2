import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import type { AdminSection } from '../section'
import { openArea } from '../testing/testArea'
import { sectionAt } from '../testing/testCompanies'
import './ActivityPage'

const companies: AdminSection = {
  ...sectionAt('companies', 'ADMIN.T.COMPANIES', 'CompaniesAdministrator'),
  record: 'Company',
}
const activity: AdminSection = {
  id: 'admin.activity',
  title: 'ADMIN.ACTIVITY.TITLE',
  icon: 'table',
  group: 'followUp',
  path: 'activity',
  requires: { role: 'Administrator' },
  isAboutOthers: true,
  pages: [{ path: 'activity', screen: () => import('./ActivityPage') }],
}
const change = {
  entity: 'Company',
  recordId: '7',
  name: 'Hulleras',
  isDeleted: false,
  action: 'update',
  changedBy: 'Alba Rey',
  changedAt: '2027-01-11T11:00:00Z',
  fields: ['name'],
}
const deleted = { ...change, recordId: '8', name: 'Duro', isDeleted: true, action: 'delete', fields: [] }
let asked: unknown[]
let answer: () => Promise<unknown>
beforeAll(() => initTexts('es'))
beforeEach(() => {
  asked = []
  answer = () => Promise.resolve({ items: [deleted, change], total: 60 })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const open = (path = '/admin/activity', role = 'CompaniesAdministrator') =>
  openArea(
    {
      sections: [companies, activity],
      texts: { 'ADMIN.T.COMPANIES': 'Empresas', 'ADMIN.COMPANY.FIELDS.name': 'Nombre' },
      answer: (operation, { query }) => {
        if (operation === 'GET api/audit/authors') return Promise.resolve([{ id: 'u1', name: 'Alba Rey' }])
        asked.push(query)
        return answer()
      },
    },
    path,
    role,
  )

test('ADMIN-018 the activity says who changed which field of which record, with a link while it exists', async () => {
  await open()
  const link = await screen.findByRole('link', { name: 'Hulleras' })
  expect(link.getAttribute('href')).toBe('#/admin/companies/7')
  expect(await screen.findByText('· Nombre')).toBeDefined()
  expect(screen.getByText('Duro (eliminada)')).toBeDefined()
  expect(screen.queryByRole('link', { name: /Duro/ })).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: /11-01-2027/ })).toBeDefined()
})

test('ADMIN-018 filters are in the address and go to the server; another page keeps them', async () => {
  await open()
  await screen.findByRole('option', { name: 'Alba Rey' })
  fireEvent.change(screen.getByRole('combobox', { name: 'Persona' }), { target: { value: 'u1' } })
  await waitFor(() => expect(location.hash).toBe('#/admin/activity?author=u1'))
  fireEvent.change(screen.getByRole('combobox', { name: 'Sección' }), {
    target: { value: 'admin.companies' },
  })
  await waitFor(() => expect(asked.at(-1)).toEqual({ page: 0, size: 50, author: 'u1', entity: 'Company' }))
  fireEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ page: 1, author: 'u1', entity: 'Company' }))
})

test('ADMIN-018 a failed activity is tried again, and an empty one says what to do', async () => {
  answer = () => Promise.reject(new Error('offline'))
  await open()
  const retry = await screen.findByRole('button', { name: 'Reintentar' })
  answer = () => Promise.resolve({ items: [], total: 0 })
  fireEvent.click(retry)
  expect(await screen.findByText('No hay cambios')).toBeDefined()
})

test('ROLE-019 without a section of records there is no activity', async () => {
  await open('/admin/activity', 'ReportsAdministrator')
  expect(screen.queryByRole('heading', { name: 'Actividad' })).toBeNull()
  expect(asked).toEqual([])
})
