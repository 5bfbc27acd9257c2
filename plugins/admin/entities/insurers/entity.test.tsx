import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import { initTexts } from '@portico/core/i18n/i18n'
import texts from '../../locales/es.json'
import sections from '../../sections'

const insurer = { id: 4, name: 'Mutua Vela', consultationServices: [2], version: 1 }
const services = [
  { id: 1, name: 'Primera visita', consultationSpecialtyId: 7 },
  { id: 2, name: 'Primera visita', consultationSpecialtyId: 8 },
  { id: 3, name: 'Segunda opinión', consultationSpecialtyId: null },
]
const specialties = [
  { id: 7, name: 'Cardiología' },
  { id: 8, name: 'Pediatría' },
]
const answers = new Map<string, unknown>([
  ['GET api/consultation-services/all', services],
  ['GET api/consultation-specialties', specialties],
])
let refused: string
const area = {
  sections: sections
    .filter(({ id }) => id === 'admin.insurers.list')
    .map((one) => ({ ...one, requires: { role: 'InsurersAdministrator' } })),
  texts,
  answer: (operation: string) =>
    operation === refused
      ? Promise.reject(new Error('403'))
      : Promise.resolve(
          answers.get(operation) ?? (operation.endsWith('{id}') ? insurer : { items: [], total: 0 }),
        ),
}
const open = (without = '') => {
  refused = without
  return openArea(area, '/admin/insurers/update/4', 'InsurersAdministrator')
}

beforeAll(() => initTexts('es'))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

test('ADMIN-030 services with the same name are shown with their specialties', async () => {
  await open()
  const chosen = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Primera visita · Pediatría' })
  expect(chosen.checked).toBe(true)
  screen.getByRole('checkbox', { name: 'Primera visita · Cardiología', checked: false })
  screen.getByRole('checkbox', { name: 'Segunda opinión' })
})

test('ADMIN-030 administrators without access to specialties see only the names of services', async () => {
  await open('GET api/consultation-specialties')
  expect(await screen.findAllByRole('checkbox', { name: 'Primera visita' })).toHaveLength(2)
})
