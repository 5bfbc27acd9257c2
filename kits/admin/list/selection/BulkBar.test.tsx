import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { sentChanges, listTests, open, server } from '../../testing/testList'

listTests()

test('ADMIN-018 a selection survives paging; an action runs for each record and is reported once', async () => {
  await open('/admin/services')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar Servicio 1 (1)' }))
  fireEvent.click(screen.getByRole('button', { name: 'Página siguiente' }))
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar Servicio 51 (51)' }))
  fireEvent.click(screen.getByRole('button', { name: 'Desactivar' }))
  expect(await screen.findByText('Desactivados: 2')).toBeDefined()
  expect(sentChanges().map(([, { params }]) => params)).toEqual([{ id: '1' }, { id: '51' }])
  await waitFor(() => expect(screen.queryByText(/seleccionado/)).toBeNull())
})

test('ADMIN-018 records for which an action failed stay selected', async () => {
  await open('/admin/services')
  for (const id of [1, 2, 3]) {
    fireEvent.click(await screen.findByRole('checkbox', { name: `Seleccionar Servicio ${id} (${id})` }))
  }
  let refused = false
  server.late = async () => {
    if (refused || sentChanges().length < 2) return
    refused = true
    throw new ApiError(500, 'GENERAL')
  }
  fireEvent.click(screen.getByRole('button', { name: 'Desactivar' }))
  expect(await screen.findByText(/^No se ha podido con 1 de 3/)).toBeDefined()
  expect(await screen.findByText('1 seleccionado')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Desactivar' }))
  await waitFor(() => expect(screen.queryByText(/seleccionado$/)).toBeNull())
  expect(sentChanges().map(([, { params }]) => params)).toEqual([
    { id: '1' },
    { id: '2' },
    { id: '3' },
    { id: '2' },
  ])
})

test('ADMIN-018 the selection extends to all matches of all pages', async () => {
  await open('/admin/services')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar esta página' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Seleccionar los 120 que coinciden' }))
  fireEvent.click(screen.getByRole('button', { name: 'Desactivar' }))
  expect(await screen.findByText('Desactivados: 120')).toBeDefined()
  expect(sentChanges()).toHaveLength(120)
})

test('ADMIN-018 a deleted record is deselected', async () => {
  await open('/admin/services')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar Servicio 1 (1)' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Seleccionar Servicio 2 (2)' }))
  fireEvent.click(screen.getByRole('button', { name: 'Acciones de Servicio 2 (2)' }))
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Eliminar' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  fireEvent.click(dialog.getByRole('button', { name: /^Eliminar/ }))
  expect(await screen.findByText('1 seleccionado')).toBeDefined()
})

test('ADMIN-018 a new search clears a selection of all matches', async () => {
  await open('/admin/services')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar esta página' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Seleccionar los 120 que coinciden' }))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'ana' } })
  await waitFor(() => expect(location.hash).toContain('search=ana'))
  await waitFor(() => expect(screen.queryByText(/seleccionado/)).toBeNull())
})

test('ADMIN-018 an action without confirmation is busy until it is done, and does not run twice', async () => {
  await open('/admin/services')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Seleccionar Servicio 1 (1)' }))
  let arrive = () => {}
  server.late = () => new Promise((resolve) => (arrive = () => resolve(undefined)))
  fireEvent.click(screen.getByRole('button', { name: 'Desactivar' }))
  await waitFor(() => expect(sentChanges()).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Desactivar' }))
  expect(screen.getByRole('button', { name: 'Desactivar' }).getAttribute('aria-busy')).toBe('true')
  server.late = () => Promise.resolve()
  await act(async () => arrive())
  await waitFor(() => expect(screen.queryByText(/seleccionado/)).toBeNull())
  expect(sentChanges()).toHaveLength(1)
})
