import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { openArea } from '@portico/admin/testing/testArea'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import texts from '../../plugins/admin/locales/es.json'
import sections from '../../plugins/admin/sections'

const openService = (id: string, status: number) => {
  const answer = (operation: string): Promise<unknown> =>
    operation.endsWith('/{id}') ? Promise.reject(new ApiError(status, '')) : Promise.resolve([])
  const all = sections.map((one) => ({ ...one, requires: {} }))
  return openArea({ sections: all, texts, answer }, `/admin/services/${id}`, 'ServicesAdministrator')
}

beforeAll(() => initTexts('es'))
afterEach(cleanup)

test.each([
  ['999999', 404],
  ['detail', 400],
])(
  'ADMIN-052 a record that does not exist (%s) leads back to its list and is not tried again',
  async (id, status) => {
    await openService(id, status)
    await screen.findByRole('heading', { level: 1, name: 'Esta ficha ya no existe' })
    const link = screen.getByRole('link', { name: 'Volver a la lista' })
    expect(link.getAttribute('href')).toMatch(/\/admin\/services$/)
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull()
  },
)

test('a record that could not be read can be tried again', async () => {
  await openService('7', 500)
  await screen.findByRole('heading', { level: 1, name: 'No hemos podido abrir la ficha' })
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Volver a la lista' })).toBeDefined()
})
