import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import { violationsOf } from '../../../tests/screens/violations'
import plugin from '../plugin'

setUpPages()

const one = {
  id: 3,
  name: 'exportar.zip',
  format: 'appleHealth',
  startedAt: '2026-11-26T09:42:00.000Z',
  saved: 214,
  readings: 212,
  removedAt: null,
  measures: [
    { measure: 2, count: 84 },
    { measure: 3, count: 84 },
    { measure: 8, count: 128 },
  ],
}
const open = (imports: object[], remove: () => unknown = () => ({ removed: 212 })) =>
  renderPage({
    plugin,
    features: ['devices'],
    path: 'profile/imports',
    heading: 'Importaciones',
    api: {
      'GET api/vital-signs-measurements/imports': imports,
      'DELETE api/vital-signs-measurements/imports/{id}': remove,
    },
  })
const press = async (name: RegExp | string) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

it('DEV-004 the list says of each import what is still there, and one is taken back after a question', async () => {
  const removed: number[] = []
  await open(
    [
      one,
      { ...one, id: 2, name: 'omron.csv', format: 'omron', saved: 0, readings: 0, measures: [] },
      { ...one, id: 1, name: 'garmin.zip', removedAt: '2026-11-27T09:42:00.000Z', measures: [] },
    ],
    () => {
      removed.push(3)
      return { removed: 212 }
    },
  )
  expect(await screen.findByText('212 medidas: tensión arterial y peso · has cambiado 2')).toBeDefined()
  expect(screen.getByText('No añadió nada: ya lo tenías')).toBeDefined()
  expect(screen.getByText(/sus 212 medidas ya no están$/)).toBeDefined()
  expect(screen.getAllByRole('button', { name: /^Quitar la importación/ })).toHaveLength(1)
  await press(/^Quitar la importación exportar\.zip/)
  const dialog = await screen.findByRole('alertdialog', { name: '¿Quitar la importación «exportar.zip»?' })
  expect(await violationsOf(dialog)).toEqual([])
  await press(/^Quitar 212 medidas/)
  expect(removed).toEqual([3])
})

it('DEV-004 without imports the page says how it will be used', async () => {
  await open([])
  expect(await screen.findByText('Todavía no has traído ningún archivo')).toBeDefined()
  expect(await violationsOf(document.body)).toEqual([])
})
