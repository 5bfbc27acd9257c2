import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import { openArea } from '../testing/testArea'
import { sectionAt } from '../testing/testCompanies'
import './SearchDialog'

const hit = { entity: 'Company', id: '7', name: 'Hulleras, S. A.', detail: 'Langreo' }
let answer: () => Promise<unknown>
let asked: unknown[]
beforeAll(() => initTexts('es'))
beforeEach(() => {
  asked = []
  answer = () => Promise.resolve([hit])
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

const section = { ...sectionAt('companies', 'ADMIN.T.TITLE', 'CompaniesAdministrator'), record: 'Company' }

async function openSearch() {
  const area = {
    sections: [section],
    texts: { 'ADMIN.T.TITLE': 'Empresas' },
    answer: (operation: string, input: { query?: unknown }) => {
      if (operation !== 'GET api/search') return Promise.resolve({ items: [], total: 0 })
      asked.push(input.query)
      return answer()
    },
  }
  await openArea(area, '/admin/companies', 'CompaniesAdministrator')
  await screen.findByRole('button', { name: /^Buscar/ })
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true })
  return screen.findByRole('dialog', { name: 'Buscar en la administración' })
}
const field = () => screen.getByRole('searchbox', { name: 'Nombre, correo, teléfono o sección' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })

test('ADMIN-018 Ctrl K opens the search; arrows and Enter open a record, which is recent afterwards', async () => {
  const dialog = await openSearch()
  expect(document.activeElement).toBe(field())
  type('hulleras')
  const item = await within(dialog).findByRole('menuitem', { name: /Hulleras/ })
  expect(asked).toEqual([{ search: 'hulleras' }])
  expect(item.textContent).toContain('Langreo')
  fireEvent.keyDown(field(), { key: 'ArrowDown' })
  await waitFor(() => expect(field().getAttribute('aria-activedescendant')).toBe(item.id))
  fireEvent.keyDown(field(), { key: 'Enter' })
  await waitFor(() => expect(location.hash).toBe('#/admin/companies/7'))
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: /^Buscar/ }))
  const again = await screen.findByRole('group', { name: 'Recientes' })
  expect(within(again).getByRole('menuitem', { name: /Hulleras/ })).toBeDefined()
})

test('ADMIN-018 the sections are listed before anything is typed, and found by their title', async () => {
  const dialog = await openSearch()
  expect(within(dialog).getByRole('menuitem', { name: 'Empresas' })).toBeDefined()
  type('empr')
  answer = () => Promise.resolve([])
  expect(within(dialog).getByRole('menuitem', { name: 'Empresas' })).toBeDefined()
  type('zzz')
  expect(await within(dialog).findByText(/Nada coincide con «zzz»/)).toBeDefined()
  expect(within(dialog).queryByRole('menuitem')).toBeNull()
})

test('ADMIN-018 a failed search says so and is tried again', async () => {
  answer = () => Promise.reject(new Error('offline'))
  const dialog = await openSearch()
  type('hulleras')
  await within(dialog).findByText('No hemos podido buscar en las fichas.')
  answer = () => Promise.resolve([hit])
  fireEvent.click(within(dialog).getByRole('button', { name: 'Reintentar' }))
  expect(await within(dialog).findByRole('menuitem', { name: /Hulleras/ })).toBeDefined()
})

test('ADMIN-018 the search breaks no rule of axe', async () => {
  const dialog = await openSearch()
  type('hulleras')
  await within(dialog).findByRole('menuitem', { name: /Hulleras/ })
  const { violations } = await axe.run(dialog, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'cat.aria'],
    rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})
