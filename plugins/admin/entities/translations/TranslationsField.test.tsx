import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { initTexts } from '@portico/core/i18n/i18n'
import { setOfferedLanguages } from '@portico/core/i18n/useLanguage'
import { openArea } from '@portico/admin/testing/testArea'
import texts from '../../locales/es.json'
import sections from '../../sections'

const specialty = {
  id: 3,
  name: 'Enfermería',
  description: 'Curas',
  translations: { en: { name: 'Nursing', description: 'Wound care' } },
  version: 1,
}
const saved: unknown[] = []

const open = () =>
  openArea(
    {
      sections: sections
        .filter(({ id }) => id === 'admin.specialtiesList')
        .map((one) => ({ ...one, requires: { role: 'ServicesAdministrator' } })),
      texts,
      answer: (operation, { body }) => {
        if (operation.startsWith('PUT')) saved.push(body)
        if (operation.endsWith('categories') || operation.endsWith('all')) return Promise.resolve([])
        return Promise.resolve(operation.startsWith('PUT') ? { version: 2 } : specialty)
      },
    },
    '/admin/specialties/3',
    'ServicesAdministrator',
  )

beforeAll(() => initTexts('es'))
afterEach(() => {
  cleanup()
  setOfferedLanguages(['es', 'en'])
  sessionStorage.clear()
  saved.length = 0
})

test('ADMIN-034 CONST-004 texts in the other languages of the tenant are edited beside those of the first', async () => {
  await open()
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Nombre \(inglés\)/ })
  expect(name.value).toBe('Nursing')
  fireEvent.change(name, { target: { value: 'Nurses' } })
  const description = screen.getByRole('textbox', { name: /^Descripción \(inglés\)/ })
  fireEvent.change(description, { target: { value: '' } })
  fireEvent.keyDown(name, { key: 's', ctrlKey: true })
  await waitFor(() =>
    expect(saved).toMatchObject([{ name: 'Enfermería', translations: { en: { name: 'Nurses' } } }]),
  )
  expect(JSON.stringify(saved)).not.toContain('Wound care')
})

test('CONST-004 a tenant with one language keeps what it has and shows no other', async () => {
  setOfferedLanguages(['es'])
  await open()
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre' })
  expect(screen.queryByRole('textbox', { name: /inglés/ })).toBeNull()
  fireEvent.change(name, { target: { value: 'Cuidados' } })
  fireEvent.keyDown(name, { key: 's', ctrlKey: true })
  await waitFor(() =>
    expect(saved).toMatchObject([{ name: 'Cuidados', translations: specialty.translations }]),
  )
})
