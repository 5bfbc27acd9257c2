import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import { initTexts } from '@portico/core/i18n/i18n'
import texts from '../../plugins/admin/locales/es.json'
import sections from '../../plugins/admin/sections'

const saved = vi.fn<(body: unknown) => void>()
function answer(operation: string, { body }: { body?: unknown }): Promise<unknown> {
  if (operation.startsWith('POST')) saved(body)
  return Promise.resolve(
    operation.startsWith('POST') ? { id: 1, version: 1 } : { companyId: 1, name: 'Acme', version: 1 },
  )
}
const name = () => screen.findByRole('textbox', { name: /^Nombre/ })
const isInvalid = async () => (await name()).getAttribute('aria-invalid') === 'true'
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Guardar/ }))

beforeAll(() => initTexts('es'))
beforeEach(async () => {
  saved.mockClear()
  const all = sections.map((one) => ({ ...one, requires: {} }))
  await openArea({ sections: all, texts, answer }, '/admin/companies/detail/', 'CompaniesAdministrator')
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('SHELL-044 a field is invalid after it was touched, not before', async () => {
  expect(await isInvalid()).toBe(false)
  fireEvent.blur(await name())
  await waitFor(async () => expect(await isInvalid()).toBe(true))
  fireEvent.change(await name(), { target: { value: 'Acme' } })
  await waitFor(async () => expect(await isInvalid()).toBe(false))
})

test('SHELL-043 SHELL-044 an invalid form is not submitted, and shows its errors', async () => {
  await name()
  save()
  await waitFor(async () => expect(await isInvalid()).toBe(true))
  expect(saved).not.toHaveBeenCalled()
  fireEvent.change(await name(), { target: { value: 'Acme' } })
  save()
  await waitFor(() => expect(saved).toHaveBeenCalledExactlyOnceWith({ name: 'Acme' }))
})
