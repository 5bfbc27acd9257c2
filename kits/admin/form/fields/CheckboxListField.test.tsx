import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import insurer from 'virtual:form/AdminInsurer'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import type { AdminEntity } from '../../entity'
import { openArea } from '../../testing/testArea'

const entity: AdminEntity = {
  name: 'INSURER',
  form: insurer,
  key: 'id',
  path: 'api/insurers',
  columns: ['name'],
  choices: { consultationServices: { from: 'GET api/consultation-services' } },
}
const section = {
  id: 'admin.insurers',
  title: 'ADMIN.T.TITLE',
  icon: 'table' as const,
  group: 'offer' as const,
  path: 'insurers',
  forms: { create: 'insurers/create', edit: 'insurers' },
  requires: {},
  entity: () => Promise.resolve({ default: entity }),
}
const services = Array.from({ length: 13 }, (_, at) => ({ id: at + 1, name: `Consulta ${at + 1}` }))
services.push({ id: 14, name: 'Cardiología' })
let options: () => Promise<unknown>

beforeAll(() => initTexts('es'))
beforeEach(() => {
  options = () => Promise.resolve(services)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
})

async function open() {
  const record = { id: 1, name: 'Mutua', consultationServices: [3, 1], version: 1 }
  const answer = (operation: string) =>
    operation === 'GET api/consultation-services' ? options() : Promise.resolve(record)
  const texts = { 'ADMIN.T.TITLE': 'Aseguradoras', 'ADMIN.INSURER.FIELDS.consultationServices': 'Servicios' }
  await openArea({ sections: [section], texts, answer }, '/admin/insurers/1', 'InsurersAdministrator')
  return within(await screen.findByRole('group', { name: 'Servicios' }))
}
const isUnchanged = () => screen.queryByText(/sin guardar/) === null

test.each([
  ['on their way', () => new Promise(() => {})],
  ['not to be had', () => Promise.reject(new ApiError(503, ''))],
])('ADMIN-134 while the choices are %s, what was selected cannot be taken away', async (_, answered) => {
  options = answered
  const field = await open()
  expect(field.queryByRole('checkbox')).toBeNull()
  expect(field.queryByText(/0 de 0/)).toBeNull()
  expect(isUnchanged()).toBe(true)
})

test('ADMIN-134 re-adding an item restores its position', async () => {
  const field = await open()
  const box = await field.findByRole('checkbox', { name: 'Consulta 3' })
  fireEvent.click(box)
  expect(isUnchanged()).toBe(false)
  fireEvent.click(box)
  await waitFor(() => expect(isUnchanged()).toBe(true))
})

test('ADMIN-134 options are found without accents, and a message shows when none matches', async () => {
  const field = await open()
  const search = await field.findByRole('searchbox')
  fireEvent.change(search, { target: { value: 'cardiologia' } })
  expect(field.getByRole('checkbox', { name: 'Cardiología' })).toBeDefined()
  fireEvent.change(search, { target: { value: 'zzz' } })
  expect(field.getByText('Nada coincide')).toBeDefined()
})
