import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Answers, renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

const leaveEnded = vi.hoisted(() => vi.fn<(path: string) => void>())
vi.mock('@portico/core/session/leaveEnded', () => ({ leaveEnded }))

setUpPages()
beforeEach(() => leaveEnded.mockClear())

const openAccount = (more: Answers = {}) =>
  renderPage({
    plugin,
    path: 'profile/myaccount',
    heading: 'Mi cuenta',
    api: {
      'GET api/users/data': {
        id: 'u1',
        name: 'Ana',
        surname: 'Suárez',
        email: 'ana@correo.test',
        userMeta: [],
      },
      'GET api/plans': [],
      'GET api/users/current-plan-cancel-date': null,
      'GET api/clinical-data-auth': { authorized: false },
      'GET api/identification-number-types': [],
      ...more,
    },
  })
/** A button also has the words for the time while it is busy. */
const press = (name: string, place: HTMLElement = document.body) =>
  act(async () => fireEvent.click(within(place).getByRole('button', { name: new RegExp(`^${name}`) })))

it('ACCOUNT-036 the account says whose it is', async () => {
  await openAccount()
  const person = within(screen.getByRole('region', { name: es['ACCOUNT.PERSON'] }))
  expect(person.getByText('Ana Suárez')).toBeDefined()
  expect(screen.getByText('ana@correo.test')).toBeDefined()
})

it('ACCOUNT-009 ACCOUNT-052 ACCOUNT-053 the clinical data are shown to other professionals, until that is undone', async () => {
  const save = vi.fn<(input: { body: object }) => unknown>(({ body }) => body)
  await openAccount({ 'POST api/clinical-data-auth': save })
  const isOn = () => screen.getByRole<HTMLInputElement>('switch', { name: /Profesionales/ }).checked
  expect(isOn()).toBe(false)
  await act(async () => fireEvent.click(screen.getByRole('switch', { name: /Profesionales/ })))
  expect(save.mock.lastCall?.[0].body).toEqual({ authorized: true })
  expect([isOn(), screen.queryByText(es['ACCOUNT.CLINICAL.ON'], { exact: false }) !== null]).toEqual([
    true,
    true,
  ])
  await press(es['ACCOUNT.UNDO'])
  expect(save.mock.lastCall?.[0].body).toEqual({ authorized: false })
  expect(isOn()).toBe(false)
})

it('ACCOUNT-008 ACCOUNT-039 the account is deleted after a typed word; before, the dialog says what is lost', async () => {
  const remove = vi.fn<() => undefined>()
  await openAccount({
    'GET api/users/deletion': {
      appointments: 2,
      keptAppointments: 0,
      dependents: ['Lucía'],
      independents: [],
      refusedBy: null,
    },
    'DELETE api/users': remove,
  })
  await press(es['ACCOUNT.DELETE'])
  const dialog = await screen.findByRole('alertdialog', { name: es['ACCOUNT.DELETE.TITLE'] })
  expect(within(dialog).getByText(/^Se anulan 2 citas/)).toBeDefined()
  expect(within(dialog).getByText(/Lucía/)).toBeDefined()
  const word = (text: string) =>
    fireEvent.change(within(dialog).getByLabelText(es['ACCOUNT.DELETE.CONFIRM']), { target: { value: text } })
  word('borra')
  await press(es['ACCOUNT.DELETE'], dialog)
  expect(within(dialog).getByText(es['ACCOUNT.DELETE.WRONG'])).toBeDefined()
  expect(remove).not.toHaveBeenCalled()
  word('borrar')
  await press(es['ACCOUNT.DELETE'], dialog)
  expect(remove).toHaveBeenCalledTimes(1)
  expect(leaveEnded).toHaveBeenCalledWith('/deleted')
})

it('ACCOUNT-008 an account that cannot be deleted says why, and offers nothing', async () => {
  const deletion = { appointments: 0, keptAppointments: 0, dependents: [], independents: [] }
  await openAccount({ 'GET api/users/deletion': { ...deletion, refusedBy: 'role' } })
  await press(es['ACCOUNT.DELETE'])
  const dialog = await screen.findByRole('alertdialog')
  expect(within(dialog).getByText(es['ACCOUNT.DELETE.REFUSED.role'])).toBeDefined()
  expect(within(dialog).queryByRole('button', { name: new RegExp(`^${es['ACCOUNT.DELETE']}`) })).toBeNull()
})
