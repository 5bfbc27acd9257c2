import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '@core/http/apiError'
import { renderPage, setUpPages, startAgain } from '../../tests/screens/renderPage'
import es from './locales/es.json'
import plugin from './plugin'

setUpPages()

const openPage = (log: unknown) =>
  renderPage({
    plugin,
    path: 'profile/account-use',
    heading: es['ACCOUNT_USE.TITLE'],
    api: { 'GET api/users/acting-log': log },
  })

it('ROLE-005 shows who used the account, as what, when, and what they changed', async () => {
  await openPage([
    { at: '2027-01-11T08:00:00.000Z', by: 'Alba Rey', as: 'administrator', action: 'entered' },
    { at: '2027-01-10T08:00:00.000Z', by: 'Ana Suárez', as: 'family', action: 'booked' },
  ])
  const [first, second] =
    (await screen.findByText('Alba Rey ha entrado en tu cuenta')).closest('ul')?.children ?? []
  expect(first?.textContent).toContain('Administración · 11-01-2027')
  expect(second?.textContent).toContain('Ana Suárez ha pedido una cita')
  expect(second?.textContent).toContain(es['ACCOUNT_USE.family'])
})

it('ACCOUNT-009 shows which professional read the records, and which file they opened', async () => {
  const ines = { by: 'Inés Corral', as: 'professional', at: '2027-01-11T08:00:00.000Z' }
  await openPage([
    { ...ines, action: 'downloaded', detail: 'Herida.jpg' },
    { ...ines, action: 'read' },
  ])
  expect(await screen.findByText('Inés Corral ha abierto «Herida.jpg»')).toBeTruthy()
  expect(screen.getByText('Inés Corral ha visto tus datos de salud')).toBeTruthy()
})

it('says that nobody used the account, or that the list failed', async () => {
  await openPage([])
  expect(await screen.findByText(es['ACCOUNT_USE.EMPTY'])).toBeTruthy()
  startAgain()
  await openPage(() => Promise.reject(new ApiError(500, 'GENERAL')))
  expect(await screen.findByText(es['ACCOUNT_USE.FAILED'])).toBeTruthy()
})
