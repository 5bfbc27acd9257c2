import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

const types = [{ id: 1, name: 'DNI', pattern: '[0-9]{8}[A-Za-z]' }]

setUpPages()

const openForm = (answer: () => unknown) =>
  renderPage({
    plugin,
    features: ['family'],
    path: 'profile/family/dependent',
    heading: es['FAMILY.ADD_DEPENDENT'],
    api: {
      'GET api/users/data': { id: 'u1', name: 'Ana', isFamilyAdmin: true },
      'GET api/family': [],
      'GET api/identification-number-types': answer,
    },
  })
/** The options of the type, the chosen one first. */
const shownTypes = async () => {
  const { selectedIndex, options } = await screen.findByLabelText<HTMLSelectElement>(es['FAMILY.DOCUMENT'])
  const labels = Array.from(options, ({ label }) => label)
  return [labels[selectedIndex], ...labels.filter((_, index) => index !== selectedIndex)]
}

it('FAMILY-006 the type of the document is not shown as "none" while the types load', async () => {
  let answer: (found: unknown) => void = () => {}
  await openForm(() => new Promise((resolve) => (answer = resolve)))
  expect(await shownTypes()).toEqual(['Cargando…', es['FAMILY.TYPE_NONE']])
  await act(async () => answer(types))
  expect(await shownTypes()).toEqual(['DNI', es['FAMILY.TYPE_NONE']])
})

it('FAMILY-006 says that the types could not be loaded, and loads them again', async () => {
  let isOnline = false
  await openForm(() => {
    if (isOnline) return types
    throw new ApiError(0, '')
  })
  expect((await screen.findByRole('alert')).textContent).toContain('No hay conexión con el servidor')
  expect((await shownTypes())[0]).toBe('')
  isOnline = true
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })))
  expect((await shownTypes())[0]).toBe('DNI')
  expect(screen.queryByRole('alert')).toBeNull()
})
