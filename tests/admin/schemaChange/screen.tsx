/** Run by schemaChange.test.ts in a copy of the project whose companies have a `sector`. */
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AdminSection } from '../../../kits/admin/section'
import { openArea } from '../../../kits/admin/testing/testArea'
import { initTexts } from '../../../core/i18n/i18n'
import sections from '../../../plugins/admin/sections'
import texts from '../../../plugins/admin/locales/es.json'

const company = { companyId: 1, name: 'Acme', sector: 'Zinc', version: 1 }
const saved = vi.fn<(body: unknown) => void>()

function answer(operation: string, { body }: { body?: unknown }): Promise<unknown> {
  if (operation.startsWith('PUT')) saved(body)
  if (operation === 'GET api/companies') return Promise.resolve({ items: [company], total: 1 })
  return Promise.resolve(operation.startsWith('GET') ? company : { version: 2 })
}
const open = (path: string, others: readonly AdminSection[] = []) =>
  openArea(
    { sections: [...sections, ...others].map((one) => ({ ...one, requires: {} })), texts, answer },
    path,
    'CompaniesAdministrator',
  )
afterEach(cleanup)

test('the list shows the field, and the form validates and saves it', async () => {
  await initTexts('es')
  await open('/admin/companies?columns=name,sector')
  await screen.findByRole('columnheader', { name: /^Sector/ })
  expect(await screen.findByText('Zinc')).toBeDefined()
  fireEvent.click(screen.getByRole('link', { name: 'Acme' }))
  const field = await screen.findByRole('textbox', { name: /^Sector/ })
  fireEvent.change(field, { target: { value: 'x'.repeat(21) } })
  fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('Sector: Es demasiado largo: como mucho 20 caracteres.'),
  )
  fireEvent.change(field, { target: { value: 'Acero' } })
  fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))
  await screen.findByText(/^Guardado a las/)
  expect(saved).toHaveBeenCalledWith({ name: 'Acme', sector: 'Acero', version: 1 })
})

test('the entity of the guide has its list and its form', async () => {
  await initTexts('es')
  // The guide's file is only in the copy.
  const file: string = '../../../plugins/admin/partnerSection.ts'
  const { partnerSection } = (await import(/* @vite-ignore */ file)) as { partnerSection: AdminSection }
  await open('/admin/partners', [partnerSection])
  fireEvent.click(await screen.findByRole('link', { name: 'Acme' }))
  expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Acme')
})
