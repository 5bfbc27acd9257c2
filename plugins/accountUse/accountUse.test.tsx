import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
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

it('ROLE-005 says in which role and why somebody read or used something', async () => {
  const at = '2027-01-11T08:00:00.000Z'
  const alba = { by: 'Alba Rey', as: 'administrator', at }
  await openPage([
    { ...alba, action: 'exported', reason: 'administration' },
    { by: 'Inés Corral', as: 'professional', at, action: 'documents', reason: 'treatment' },
    { by: 'Inés Corral', as: 'professional', at, action: 'read', reason: 'emergency' },
  ])
  await screen.findByText('Alba Rey ha descargado todos tus documentos')
  screen.getByText('Inés Corral ha visto la lista de tus documentos')
  for (const text of [
    /^Administración · Gestiona los documentos del centro · /,
    /^Profesional de salud · Te atiende · /,
    /^Profesional de salud · Por una urgencia · /,
  ])
    expect(screen.getByText(text)).toBeTruthy()
})

it('ROLE-005 a long list is shown in parts, and can be limited to one role', async () => {
  const entry = (index: number) => ({
    by: `Persona ${index}`,
    as: index % 2 === 0 ? 'family' : 'professional',
    at: '2027-01-11T08:00:00.000Z',
    action: 'read',
  })
  await openPage(Array.from({ length: 120 }, (_, index) => entry(index)))
  await screen.findByText('Persona 49 ha visto tus datos de salud')
  expect(
    screen.getAllByRole('listitem').filter(({ textContent }) => textContent?.startsWith('Persona')),
  ).toHaveLength(50)
  fireEvent.click(screen.getByRole('button', { name: 'Ver más' }))
  screen.getByText('Persona 99 ha visto tus datos de salud')
  fireEvent.change(screen.getByRole('combobox', { name: 'Quién' }), { target: { value: 'family' } })
  expect(screen.queryByText('Persona 99 ha visto tus datos de salud')).toBeNull()
  screen.getByText('Persona 118 ha visto tus datos de salud')
  expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull()
})

it('says that nobody used the account, or that the list failed', async () => {
  await openPage([])
  expect(await screen.findByText(es['ACCOUNT_USE.EMPTY'])).toBeTruthy()
  startAgain()
  await openPage(() => Promise.reject(new ApiError(500, 'GENERAL')))
  expect(await screen.findByText(es['ACCOUNT_USE.FAILED'])).toBeTruthy()
})
