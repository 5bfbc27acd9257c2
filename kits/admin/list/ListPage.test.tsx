import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { link, listTests, open, pages, server } from '../testing/testList'

listTests()

test('ADMIN-018 one tab stop for the rows; arrows lead from one to the next, Space selects, Escape clears', async () => {
  await open('/admin/services')
  await screen.findByText('Servicio 2 (2)')
  expect(
    screen.getAllByRole('link', { name: /^Servicio \d/ }).filter((one) => one.tabIndex === 0),
  ).toHaveLength(1)
  link(1).focus()
  fireEvent.keyDown(link(1), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(link(2))
  fireEvent.keyDown(link(2), { key: ' ' })
  expect(await screen.findByText('1 seleccionado')).toBeDefined()
  fireEvent.keyDown(link(2), { key: 'ArrowDown', shiftKey: true })
  expect(await screen.findByText('2 seleccionados')).toBeDefined()
  fireEvent.keyDown(link(3), { key: 'Escape' })
  await waitFor(() => expect(screen.queryByText(/seleccionado/)).toBeNull())
  fireEvent.keyDown(link(3), { key: 'F10', shiftKey: true })
  expect(await screen.findByRole('menu', { name: 'Acciones de Servicio 3 (3)' })).toBeDefined()
})

test('ADMIN-018 a page is opened by its number, and the next one is prefetched', async () => {
  await open('/admin/services')
  await screen.findByText('Servicio 2 (2)')
  fireEvent.pointerEnter(screen.getByRole('button', { name: 'Página siguiente' }))
  await waitFor(() => expect(pages()).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
  await screen.findByText('Servicio 51 (51)')
  const field = screen.getByRole('textbox', { name: 'Página' })
  fireEvent.change(field, { target: { value: '99' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  await screen.findByText('Servicio 120 (120)')
  expect(location.hash).toBe('#/admin/services?page=3')
})

test('ADMIN-018 columns are chosen and stored for the person', async () => {
  await open('/admin/services')
  await waitFor(() => expect(screen.getAllByText('Se ofrece')).toHaveLength(50))
  fireEvent.click(screen.getByRole('button', { name: 'Columnas' }))
  const chooser = await screen.findByRole('dialog', { name: 'Columnas' })
  fireEvent.click(within(chooser).getByRole('checkbox', { name: 'Duration' }))
  fireEvent.keyDown(chooser, { key: 'Escape' })
  await screen.findByRole('columnheader', { name: /^Duration/ })
  cleanup()
  await open('/admin/services')
  expect(await screen.findByRole('columnheader', { name: /^Duration/ })).toBeDefined()
})

test('ADMIN-018 a page past the end becomes the last one, without a history entry', async () => {
  await open('/admin/services?page=99')
  await screen.findByText('Servicio 120 (120)')
  expect(location.hash).toBe('#/admin/services?page=3')
  expect(screen.getByText('101–120 de 120')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Página anterior' })).toHaveProperty('disabled', false)
})

test('ADMIN-018 an empty list suggests to change the filters, the search, or both', async () => {
  await open('/admin/services?consultationSpecialtyId=404')
  await screen.findByText('Nada coincide con los filtros')
  expect(screen.getByText('Cambia algún filtro o quítalos todos.')).toBeDefined()
  cleanup()
  await open('/admin/services?consultationSpecialtyId=404&search=x')
  await screen.findByText('Nada coincide con «x»')
  expect(screen.getByText('Prueba con menos palabras o quita la búsqueda y los filtros.')).toBeDefined()
})

test('ADMIN-018 coming back from a record focuses its row', async () => {
  await open('/admin/services')
  await screen.findByText('Servicio 40 (40)')
  act(() => link(40).focus())
  fireEvent.click(link(40))
  await waitFor(() => expect(location.hash).toBe('#/admin/services/40'))
  await screen.findByText('40 de 120')
  act(() => history.back())
  await waitFor(() => expect(document.activeElement).toBe(link(40)))
  expect(link(40).closest('tr')?.getAttribute('aria-current')).toBe('true')
  fireEvent.keyDown(link(40), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(link(41))
  await waitFor(() => expect(link(40).closest('tr')?.getAttribute('aria-current')).toBeNull())
})

test('ADMIN-018 a phone hides implied values', async () => {
  await open('/admin/services')
  await screen.findByText('Servicio 2 (2)')
  const cells = screen.getAllByText('Se ofrece').map((cell) => cell.closest('td'))
  expect(cells.every((cell) => cell?.hasAttribute('data-usual'))).toBe(true)
})

const headers = () =>
  screen
    .getAllByRole('columnheader', { hidden: true })
    .flatMap(({ textContent }) => (textContent === '' ? [] : [textContent]))

test('ADMIN-018 columns are moved by keyboard, keep that order, and are reset', async () => {
  await open('/admin/services')
  await screen.findByText('Servicio 2 (2)')
  const first = headers()
  fireEvent.click(screen.getByRole('button', { name: 'Columnas' }))
  const chooser = await screen.findByRole('dialog', { name: 'Columnas' })
  const grip = () => within(chooser).getByRole('button', { name: /«Duration»/ })
  const lines = () =>
    within(chooser)
      .getAllByRole('checkbox')
      .map((box) => box.parentElement?.textContent)
  const order = lines()
  const box = within(chooser).getByRole('checkbox', { name: 'Duration' })
  fireEvent.click(box)
  await waitFor(() => expect(headers().join(' ')).toMatch(/Duration/))
  expect([lines(), box.isConnected]).toEqual([order, true])
  for (let at = order.indexOf('Duration'); at > 1; at -= 1)
    fireEvent.keyDown(grip(), { key: 'ArrowUp', altKey: true })
  await waitFor(() => expect(headers()[1]).toMatch(/^Duration/))
  expect(document.activeElement).toBe(grip())
  expect(location.hash).toMatch(/columns=name(,|%2C)duration/)
  fireEvent.click(grip())
  fireEvent.keyDown(grip(), { key: 'ArrowDown' })
  await waitFor(() => expect(headers()[1]).not.toMatch(/^Duration/))
  fireEvent.keyDown(grip(), { key: 'Escape' })
  await waitFor(() => expect(headers()[1]).toMatch(/^Duration/))
  fireEvent.click(within(chooser).getByRole('button', { name: 'Restablecer' }))
  await waitFor(() => expect(headers()).toEqual(first))
})

test('ADMIN-018 the row height is chosen and stored for the person', async () => {
  await open('/admin/services')
  await screen.findByText('Servicio 2 (2)')
  fireEvent.click(screen.getByRole('button', { name: 'Columnas' }))
  const chooser = await screen.findByRole('dialog', { name: 'Columnas' })
  const height = within(chooser).getByRole('group', { name: 'Altura de fila', hidden: true })
  fireEvent.click(within(height).getByRole('button', { name: 'Compacta', hidden: true }))
  cleanup()
  await open('/admin/services')
  await screen.findByText('Servicio 2 (2)')
  fireEvent.click(screen.getByRole('button', { name: 'Columnas' }))
  const again = await screen.findByRole('dialog', { name: 'Columnas' })
  expect(within(again).getByRole('button', { name: 'Compacta', pressed: true, hidden: true })).toBeDefined()
})

test('ADMIN-018 a filter is changed at its chip; removing it focuses the filter button', async () => {
  await open('/admin/services?consultationSpecialtyId=7')
  fireEvent.click(await screen.findByRole('button', { name: 'Especialidad Piel' }))
  const at = await screen.findByRole('dialog', { name: 'Especialidad' })
  expect(within(at).getByRole('combobox', { name: 'Especialidad' })).toBeDefined()
  fireEvent.keyDown(at, { key: 'Escape' })
  const cross = await screen.findByRole('button', { name: 'Quitar el filtro Especialidad' })
  act(() => cross.focus())
  fireEvent.click(cross)
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Filtros'))
})

test('ADMIN-018 the options of a long list are searched on the server, and shown by name', async () => {
  await open('/admin/services?consultationSpecialtyId=7')
  fireEvent.click(await screen.findByRole('button', { name: 'Especialidad Piel' }))
  const field = await screen.findByRole('combobox', { name: 'Especialidad' })
  act(() => field.focus())
  fireEvent.change(field, { target: { value: 'cora' } })
  await waitFor(() =>
    expect(server.asked).toContainEqual([
      'GET api/teams',
      expect.objectContaining({ query: { page: 0, size: 25, search: 'cora' } }),
    ]),
  )
  fireEvent.click(await screen.findByRole('option', { name: 'Corazón' }))
  await waitFor(() => expect(location.hash).toBe('#/admin/services?consultationSpecialtyId=8'))
})

test('ADMIN-018 single keys open search, filters and a new record, unless a field has the focus', async () => {
  await open('/admin/services')
  await screen.findByText('Servicio 2 (2)')
  fireEvent.keyDown(document.body, { key: '/' })
  const search = screen.getByRole('searchbox')
  expect(document.activeElement).toBe(search)
  fireEvent.keyDown(search, { key: 'n' })
  fireEvent.keyDown(search, { key: 'f' })
  expect(screen.queryByRole('dialog')).toBeNull()
  search.blur()
  fireEvent.keyDown(document.body, { key: '?' })
  const help = await screen.findByRole('dialog', { name: 'Atajos de teclado' })
  fireEvent.click(within(help).getByRole('switch'))
  fireEvent.click(within(help).getByRole('button', { name: 'Cerrar' }))
  fireEvent.keyDown(document.body, { key: 'n' })
  expect(location.hash).toBe('#/admin/services')
})

test('ADMIN-018 "nothing matches" waits for the answer of the server', async () => {
  await open('/admin/services?consultationSpecialtyId=404')
  await screen.findByText('Nada coincide con los filtros')
  let arrive = () => {}
  server.late = () => new Promise((resolve) => (arrive = () => resolve(undefined)))
  fireEvent.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  await waitFor(() => expect(pages().at(-1)).not.toHaveProperty('consultationSpecialtyId'))
  expect(screen.queryByText(/^(Nada coincide|Todavía no hay)/)).toBeNull()
  await act(async () => arrive())
  expect(await screen.findByText('Servicio 2 (2)')).toBeDefined()
})
