import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { ana, button, field, open, press, recordTests, saved, server, write } from '../../testing/testRecord'

recordTests()

/** Saves a change of a record that somebody has deleted meanwhile. */
async function saveDeleted(): Promise<void> {
  await open('users', ana)
  await write(/^Teléfono/, '600000002')
  server.saves = () => Promise.reject(new ApiError(404, 'NOT_FOUND'))
  press(/^Guardar/)
  await screen.findByRole('alertdialog', { name: 'Alguien ha eliminado esta ficha' })
  server.saves = () => Promise.resolve()
}

test('ADMIN-127 a record that was deleted meanwhile comes back with what was written', async () => {
  await saveDeleted()
  server.restores = async () => void (server.record = { ...ana, version: 5 })
  press(/^Recuperarla y guardar/)
  await saved()
  expect(server.sent).toMatchObject([{ phone: '600000002', version: 5 }])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('ADMIN-127 another record is created with what was written', async () => {
  await saveDeleted()
  press(/^Crear otra/)
  await waitFor(() => expect(location.hash).toBe('#/admin/users/1'))
  expect(server.sent).toMatchObject([{ name: 'Ana', phone: '600000002' }])
})

test('ADMIN-127 what was written stays when the record does not come back', async () => {
  await saveDeleted()
  server.restores = () => Promise.reject(new ApiError(409, 'RESTORE_REFUSED', undefined, { reason: 'taken' }))
  press(/^Recuperarla y guardar/)
  expect(await screen.findByText(/otra ficha tiene ya su nombre/)).toBeDefined()
  press('Seguir editando')
  expect((await field(/^Teléfono/)).value).toBe('600000002')
  expect(button(/^Guardar/)).toBeDefined()
})
