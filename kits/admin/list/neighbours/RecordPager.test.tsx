import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import { openArea } from '../../testing/testArea'
import { sectionAt } from '../../testing/testCompanies'

const section = sectionAt('companies', 'ADMIN.COMPANIES', 'CompaniesAdministrator')
const texts = { 'ADMIN.COMPANIES': 'Empresas', 'ADMIN.COMPANY.FIELDS.name': 'Nombre' }
const size = 25
const long = (day: string) => `Atiende los ${day} ${'en la clínica de siempre, '.repeat(4)}y por vídeo`
const change = {
  version: 2,
  action: 'update',
  changedBy: 'Alba',
  changedAt: '2026-11-12T08:05:00Z',
  before: { name: long('lunes') },
  after: { name: long('martes') },
}
const companies = Array.from({ length: size + 2 }, (_, id) => ({ id, name: `Empresa ${id}`, version: 1 }))

beforeAll(() => initTexts('es'))
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const open = (path: string) =>
  openArea(
    {
      sections: [section],
      texts,
      answer: (operation, { query, params }) => {
        if (operation.includes('audit')) return Promise.resolve([change])
        const { page = 0 } = (query ?? {}) as { page?: number }
        const { id } = (params ?? {}) as { id?: string }
        const items = companies.slice(page * size, (page + 1) * size)
        return Promise.resolve(id === undefined ? { items, total: companies.length } : companies[Number(id)])
      },
    },
    path,
    'CompaniesAdministrator',
  )

const shown = (name: string) => screen.findByRole('heading', { level: 1, name })
const steps = () => screen.getByRole('navigation', { name: 'Fichas de la lista' })
const press = (key: string) => fireEvent.keyDown(document.body, { key })

test('ADMIN-018 buttons and the keys J and K open the neighbours of a record, across pages', async () => {
  await open(`/admin/companies?size=${size}&search=empresa`)
  fireEvent.click(await screen.findByRole('link', { name: 'Empresa 23' }))
  await shown('Empresa 23')
  expect(steps().textContent).toContain('24 de 27')
  press('j')
  await shown('Empresa 24')
  fireEvent.click(await within(steps()).findByRole('button', { name: 'Siguiente de la lista' }))
  await shown('Empresa 25')
  expect(steps().textContent).toContain('26 de 27')
  press('j')
  await shown('Empresa 26')
  expect(within(steps()).getByRole('button', { name: 'Siguiente de la lista' })).toHaveProperty(
    'disabled',
    true,
  )
  press('k')
  await shown('Empresa 25')
})

test('a record opened by its address has no neighbours', async () => {
  await open('/admin/companies/3')
  await shown('Empresa 3')
  expect(screen.queryByRole('navigation', { name: 'Fichas de la lista' })).toBeNull()
})

test('unsaved changes are confirmed before the next record; H opens the history with a word diff', async () => {
  await open(`/admin/companies?size=${size}`)
  fireEvent.click(await screen.findByRole('link', { name: 'Empresa 0' }))
  await shown('Empresa 0')
  press('h')
  const history = await screen.findByRole('complementary', { name: 'Historial' })
  await within(history).findByText('lunes')
  const marked = [...history.querySelectorAll('del, ins')].map(({ tagName, textContent }) => [
    tagName,
    textContent,
  ])
  expect(marked).toEqual([
    ['DEL', 'lunes'],
    ['INS', 'martes'],
  ])
  fireEvent.change(screen.getByRole('textbox', { name: /^Nombre/ }), { target: { value: 'Otra' } })
  press('j')
  expect(await screen.findByRole('alertdialog')).toBeDefined()
})
