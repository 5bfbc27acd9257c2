import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import { initTexts } from '@portico/core/i18n/i18n'
import texts from '../../locales/es.json'
import sections from '../../sections'

const requests: string[] = []
const area = {
  sections: sections
    .filter(({ id }) => id === 'admin.companiesList')
    .map((one) => ({ ...one, requires: { role: 'CompaniesAdministrator' } })),
  texts,
  answer: (operation: string) => {
    requests.push(operation)
    return Promise.resolve({ items: [], total: 0 })
  },
}

beforeAll(() => initTexts('es'))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('ADMIN-046 ERR-056 I18N-043 a company with a missing, removed or blank name shows an error and is not saved', async () => {
  await openArea(area, '/admin/companies/detail', 'CompaniesAdministrator')
  const field = await screen.findByRole('textbox', { name: 'Nombre' })
  const save = () => fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))
  save()
  const summary = await screen.findByRole('alert')
  for (const value of [null, 'Acme', '', '  ']) {
    if (value !== null) fireEvent.change(field, { target: { value } })
    if (value === 'Acme') continue
    save()
    expect(summary.textContent).toContain('Nombre: La empresa necesita un nombre.')
    expect(screen.getByText('La empresa necesita un nombre.')).toBeDefined()
  }
  expect(requests.filter((operation) => operation.startsWith('POST'))).toEqual([])
})
