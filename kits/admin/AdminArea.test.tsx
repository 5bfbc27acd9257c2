import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import { openArea } from './testing/testArea'
import { sectionAt } from './testing/testCompanies'

const texts = {
  'ADMIN.COMPANIES': 'Empresas',
  'ADMIN.VIDEOS': 'Vídeos',
  'ADMIN.COMPANY.FIELDS.name': 'Nombre',
}
const sections = [
  sectionAt('videos', 'ADMIN.VIDEOS', 'VideosAdministrator'),
  sectionAt('companies', 'ADMIN.COMPANIES', 'CompaniesAdministrator'),
]
const asked: unknown[] = []
let answer: () => Promise<unknown>

const names = ['Acme', 'Bodega Ñ']
beforeAll(() => initTexts('es'))
beforeEach(() => {
  answer = () => Promise.resolve({ items: names.map((name, id) => ({ id, name })), total: 120 })
  asked.length = 0
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const open = (path: string, role: string) =>
  openArea(
    {
      sections,
      texts,
      answer: (_, { query }) => {
        asked.push(query)
        return answer()
      },
    },
    path,
    role,
  )

test('ADMIN-052 C-010 the area opens the first permitted section, with a menu of permitted ones', async () => {
  await open('/admin', 'CompaniesAdministrator')
  await screen.findByRole('heading', { name: 'Empresas' })
  expect(location.hash).toBe('#/admin/companies')
  const menu = screen.getByRole('navigation', { name: 'Menú de administración' })
  const links = within(menu).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Test', 'Volver al portal', 'Empresas'])
})

test('ROLE-024 a section of another role shows a message and requests nothing', async () => {
  await open('/admin/companies', 'VideosAdministrator')
  expect(await screen.findByText('No tienes permiso para esta sección')).toBeDefined()
  expect(asked).toEqual([])
})

test('SHELL-024 a patient never sees the administration', async () => {
  await open('/admin/companies', '')
  expect(await screen.findByRole('heading', { name: 'Inicio del portal' })).toBeDefined()
})

test('ADMIN-018 SHELL-037 CONST-007 page, order and size are sent to the server and kept in the address', async () => {
  await open('/admin/companies', 'CompaniesAdministrator')
  await screen.findByText('Bodega Ñ')
  expect(asked).toEqual([{ page: 0, size: 50, sort: 'name' }])
  fireEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
  await screen.findByText('51–100 de 120')
  expect(location.hash).toBe('#/admin/companies?page=2')
  fireEvent.click(screen.getByRole('button', { name: /^Nombre/ }))
  await waitFor(() => expect(asked.at(-1)).toEqual({ page: 0, size: 50, sort: '-name' }))
  expect(screen.getByRole('columnheader', { name: /^Nombre/ }).getAttribute('aria-sort')).toBe('descending')
  fireEvent.change(screen.getByRole('combobox', { name: 'Filas' }), { target: { value: '100' } })
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ size: 100 }))
  expect(localStorage.getItem('pageCount')).toBe('100')
})

test('SHELL-037 CONST-006 CONST-007 a list starts with the stored page size, 50 by default', async () => {
  await open('/admin/companies', 'CompaniesAdministrator')
  const rows = await screen.findByRole('combobox', { name: 'Filas' })
  expect(
    within(rows)
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value),
  ).toEqual(['25', '50', '100'])
  for (const remembered of ['25', 'many']) {
    cleanup()
    localStorage.setItem('pageCount', remembered)
    await open('/admin/companies', 'CompaniesAdministrator')
    await screen.findByText('Bodega Ñ')
  }
  expect(asked).toMatchObject([{ size: 50 }, { size: 25 }, { size: 50 }])
})

test('ADMIN-018 a search is sent once after the last key, keeps the focus, and shows when nothing matches', async () => {
  await open('/admin/companies', 'CompaniesAdministrator')
  await screen.findByText('Acme')
  answer = () => Promise.resolve({ items: [], total: 0 })
  const field = screen.getByRole('searchbox')
  field.focus()
  for (const value of ['z', 'zz', 'zzz']) fireEvent.change(field, { target: { value } })
  await screen.findByText('Nada coincide con «zzz»')
  expect(asked.slice(1)).toEqual([{ page: 0, size: 50, sort: 'name', search: 'zzz' }])
  expect(document.activeElement).toBe(field)
})

test('ADMIN-018 a list that fails to load shows an error and can be retried', async () => {
  answer = () => Promise.reject(new Error('down'))
  await open('/admin/companies', 'CompaniesAdministrator')
  await screen.findByRole('alert')
  answer = () => Promise.resolve({ items: [{ id: 1, name: 'Acme' }], total: 1 })
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByText('Acme')).toBeDefined()
})

test('C-117 breadcrumbs end with the record’s name, and lead back to the list as it was', async () => {
  answer = () => Promise.resolve({ items: [{ companyId: 1, id: 1, name: 'Acme' }], name: 'Acme', total: 120 })
  await open('/admin/companies?page=2&search=ac', 'CompaniesAdministrator')
  const path = () => within(screen.getByRole('navigation', { name: 'Ruta' }))
  expect(path().getByText('Empresas').getAttribute('aria-current')).toBe('page')
  fireEvent.click(await screen.findByRole('link', { name: 'Acme' }))
  await screen.findByRole('heading', { level: 1, name: 'Acme' })
  const name = await path().findByText('Acme')
  expect(name.getAttribute('aria-current')).toBe('page')
  fireEvent.click(path().getByRole('link', { name: 'Empresas' }))
  await screen.findByRole('searchbox')
  expect(location.hash).toBe('#/admin/companies?page=2&search=ac')
  expect(path().queryByText('Acme')).toBeNull()
})
