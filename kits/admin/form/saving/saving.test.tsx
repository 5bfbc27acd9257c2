import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { Tag } from '../../tags/tagRows'
import {
  ana,
  bar,
  button,
  field,
  open,
  press,
  recordTests,
  saved,
  server,
  write,
} from '../../testing/testRecord'

recordTests()

const habits = { id: 1, name: 'Hábitos', tags: [{ id: 7, name: 'comer', order: 1, videos: 2 }], version: 2 }
const addTag = (name: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: 'Nueva etiqueta' }), { target: { value: name } })
  press('Añadir')
}
const idsSent = (at: number) => ((server.sent[at]?.['tags'] ?? []) as Tag[]).map(({ id }) => id)

test('ADMIN-109 after a save the form shows the server’s record: a new tag has an id', async () => {
  await open('categories', habits)
  await screen.findByRole('textbox', { name: 'Etiqueta 1' })
  addTag('gemelos')
  const row = await screen.findByRole('textbox', { name: 'Etiqueta 2' })
  act(() => row.focus())
  fireEvent.keyDown(row, { key: 's', ctrlKey: true })
  await saved()
  expect(screen.getByRole('textbox', { name: 'Etiqueta 2' })).toBe(row)
  expect(document.activeElement).toBe(row)
  await write(/^Name/, 'Costumbres')
  press(/^Guardar/)
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect([idsSent(0), idsSent(1)]).toEqual([
    [7, undefined],
    [7, 101],
  ])
})

test('ADMIN-109 edits made during a save stay, and are saved with the new id', async () => {
  let done = () => {}
  server.saves = () => new Promise((resolve) => (done = () => resolve(undefined)))
  await open('categories', habits)
  await screen.findByRole('textbox', { name: 'Etiqueta 1' })
  addTag('gemelos')
  press(/^Guardar/)
  await waitFor(() => expect(button(/^Guardar/).getAttribute('aria-busy')).toBe('true'))
  await write(/^Etiqueta 2$/, 'gemelo')
  await write(/^Name/, 'Costumbres')
  await act(async () => done())
  await waitFor(() => expect(button(/^Guardar/).getAttribute('aria-busy')).toBeNull())
  screen.getByText('2 cambios sin guardar')
  expect((await field(/^Name/)).value).toBe('Costumbres')
  server.saves = () => Promise.resolve()
  press(/^Guardar/)
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect(server.sent[1]).toMatchObject({ name: 'Costumbres', tags: [{ id: 7 }, { id: 101, name: 'gemelo' }] })
})

test('ADMIN-018 edits made while a record is created become unsaved changes of its page', async () => {
  let done = () => {}
  server.saves = () => new Promise((resolve) => (done = () => resolve(undefined)))
  await open('categories', {}, 'create')
  await write(/^Name/, 'Hábitos')
  addTag('gemelos')
  press(/^Guardar/)
  await waitFor(() => expect(button(/^Guardar/).getAttribute('aria-busy')).toBe('true'))
  await write(/^Name/, 'Costumbres')
  await act(async () => done())
  await screen.findByText('1 cambio sin guardar')
  expect(location.hash).toBe('#/admin/categories/1')
  expect((await field(/^Name/)).value).toBe('Costumbres')
  expect(server.sent).toMatchObject([{ name: 'Hábitos' }])
})

test('ADMIN-109 a record that could not be read after a save is read before the next one', async () => {
  await open('categories', habits)
  await screen.findByRole('textbox', { name: 'Etiqueta 1' })
  addTag('gemelos')
  server.reads = () => Promise.reject(new ApiError(0, 'NETWORK'))
  press(/^Guardar/)
  await saved()
  server.reads = () => Promise.resolve()
  await write(/^Etiqueta 2$/, 'gemelo')
  press(/^Guardar/)
  await waitFor(() => expect(server.sent).toHaveLength(2))
  expect(idsSent(1)).toEqual([7, 101])
})

test('ADMIN-158 ADMIN-018 undo reverts the save, and keeps actions done since', async () => {
  await open('users', ana)
  await write(/^Teléfono/, '600000002')
  press(/^Guardar/)
  await saved()
  expect(bar()).toContain('Teléfono')
  press('Desactivar')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desactivar' })).toBeNull())
  act(() => button('Deshacer').focus())
  press('Deshacer')
  await screen.findByText(/^Deshecho a las/)
  expect(bar()).toContain('Teléfono')
  expect(server.record).toMatchObject({ phone: '600000001', active: false })
  expect(screen.queryByRole('button', { name: 'Desactivar' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull()
  expect(document.activeElement).toBe(button(/^Guardar/))
})

test('ADMIN-127 undo is not offered after another person changed the same field', async () => {
  await open('users', ana)
  await write(/^Teléfono/, '600000002')
  press(/^Guardar/)
  await saved()
  server.record = { ...server.record, phone: '600000003' }
  press('Desactivar')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull())
  expect((await field(/^Teléfono/)).value).toBe('600000003')
})

test('ADMIN-018 without a connection no field is invalid, and saving again works', async () => {
  await open('users', ana)
  await write(/^Teléfono/, '600000002')
  server.saves = () => Promise.reject(new ApiError(0, 'NETWORK'))
  press(/^Guardar/)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe(
    'No se ha guardadoNo hay conexión. Lo que has escrito se conserva; inténtalo de nuevo.',
  )
  expect(within(alert).queryByRole('button')).toBeNull()
  expect(screen.queryByText(/por corregir/)).toBeNull()
  expect(screen.getAllByText('No se ha guardado')).toHaveLength(2)
  server.saves = () => Promise.resolve()
  press(/^Guardar/)
  await saved()
  server.saves = () => Promise.reject(new ApiError(0, 'NETWORK'))
  press('Deshacer')
  await screen.findByRole('alert')
  server.saves = () => Promise.resolve()
  press('Deshacer')
  await screen.findByText(/^Deshecho a las/)
})

test('ADMIN-127 ADMIN-018 Ctrl S during a save does not send the record twice', async () => {
  let done = () => {}
  let tries = 0
  server.saves = () => new Promise((resolve) => ((tries += 1), (done = () => resolve(undefined))))
  await open('users', ana)
  await write(/^Teléfono/, '600000002')
  const press3 = () => [1, 2, 3].forEach(() => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true }))
  press3()
  await waitFor(() => expect(tries).toBeGreaterThan(0))
  press3()
  await act(async () => done())
  await saved()
  expect(tries).toBe(1)
})
