import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
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
} from '../testing/testRecord'

recordTests()

test('ADMIN-018 many changes fit in one line, and discarding keeps the focus', async () => {
  await open('users', ana)
  for (const name of [/^Name/, /^Surname/, /^External/, /^Identification number\b(?! type)/]) {
    await write(name, 'x1')
  }
  act(() => button('Descartar').focus())
  press('Descartar')
  expect(document.activeElement).toBe(button(/^Guardar/))
  for (const name of [/^Name/, /^Surname/, /^External/, /^Identification number\b(?! type)/]) {
    await write(name, 'x1')
  }
  press(/^Guardar/)
  await saved()
  expect(bar()).toContain('Name, Surname, Identification number y 1 más')
})

test('ADMIN-018 the history shows fields of the server, and offers to restore editable ones', async () => {
  const entry = { action: 'update', changedBy: 'Alba', changedAt: '2027-01-11T07:00:00.000Z' }
  server.history = [
    { ...entry, version: 5, before: { active: true }, after: { active: false } },
    { ...entry, version: 4, before: { name: 'Ana' }, after: { name: 'Ana', phone: '600000001' } },
    { ...entry, version: 3, before: { name: 'Eva' }, after: { name: 'Ana' } },
  ]
  await open('users', ana)
  await field(/^Teléfono/)
  press('Historial')
  const items = await within(screen.getByRole('complementary')).findAllByRole('listitem')
  expect(items.map((item) => within(item).queryAllByRole('button').length)).toEqual([0, 1, 1])
  expect(items[0]?.textContent).toContain('ActivoSíNo')
  fireEvent.click(within(items[1] as HTMLElement).getByRole('button'))
  await waitFor(() => expect(server.sent).toHaveLength(1))
  expect(server.sent[0]).toEqual({ name: 'Ana', version: 3 })
  await within(items[1] as HTMLElement).findByText('La ficha ya está así.')
  fireEvent.click(within(items[1] as HTMLElement).getByRole('button'))
  expect(server.sent).toHaveLength(1)
})

test('ADMIN-018 restoring an older version keeps unsaved edits', async () => {
  const entry = { action: 'update', changedBy: 'Alba', changedAt: '2027-01-11T07:00:00.000Z' }
  server.history = [{ ...entry, version: 3, before: { name: 'Eva' }, after: { name: 'Ana' } }]
  await open('users', ana)
  await write(/^Surname/, 'Vidal')
  press('Historial')
  fireEvent.click(await screen.findByRole('button', { name: 'Restaurar la versión anterior' }))
  await waitFor(() => expect(server.sent).toMatchObject([{ name: 'Eva' }]))
  await screen.findByText('1 cambio sin guardar')
  expect((await field(/^Surname/)).value).toBe('Vidal')
})

test('ADMIN-160 C-119 a protected record cannot be deleted', async () => {
  await open('users', ana)
  expect(await screen.findByRole('button', { name: 'Eliminar' })).toBeDefined()
  cleanup()
  await open('users', { ...ana, name: 'Yo' })
  await field(/^Teléfono/)
  expect(screen.queryByRole('button', { name: 'Eliminar' })).toBeNull()
})

test('ADMIN-046 a limit is formatted in the language, and a name of spaces counts as missing', async () => {
  const visit = { id: 1, name: 'Visita', consultationSpecialtyId: 1, type: 1, duration: 30, amount: 1 }
  await open('services', { ...visit, amount: 100_000, version: 1 })
  await write(/^Name/, '   ')
  press(/^Guardar/)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('Amount: Tiene que ser 99.999,99 o menos.')
  expect(alert.textContent).toContain('Name: Este dato es obligatorio.')
})

test('ADMIN-018 restoring twice in a row sends one request', async () => {
  const entry = { action: 'update', changedBy: 'Alba', changedAt: '2027-01-11T07:00:00.000Z' }
  server.history = [{ ...entry, version: 3, before: { name: 'Eva' }, after: { name: 'Ana' } }]
  await open('users', ana)
  press('Historial')
  const back = await screen.findByRole('button', { name: 'Restaurar la versión anterior' })
  fireEvent.click(back)
  fireEvent.click(back)
  await saved()
  expect(server.sent).toHaveLength(1)
})

test('ADMIN-018 deleting a record with unsaved changes does not ask about them', async () => {
  await open('users', ana)
  await write(/^Teléfono/, '600000002')
  press('Eliminar')
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: /^Eliminar/ }))
  await waitFor(() => expect(location.hash).toBe('#/admin/users'))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sessionStorage).toHaveLength(0)
})

test('ADMIN-046 emptying a field while correcting it does not move the focus', async () => {
  await open('users', ana)
  await write(/^Name/, '')
  press(/^Guardar/)
  expect(document.activeElement).toBe(await screen.findByRole('alert'))
  const name = await field(/^Name/)
  act(() => name.focus())
  await write(/^Name/, 'E')
  expect(screen.queryByRole('alert')).toBeNull()
  await write(/^Name/, '')
  await screen.findByRole('alert')
  expect(document.activeElement).toBe(name)
  press(/^Guardar/)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('alert')))
})
