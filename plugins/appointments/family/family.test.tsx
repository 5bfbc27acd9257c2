import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { initTexts } from '@portico/core/i18n/i18n'
import { currentSession } from '@portico/core/session/session'
import { closePortal, fakeApi, signInAsAna } from '@portico/booking/testing/testPortal'
import es from '../locales/es.json'
import { renderList } from '../testList'

const DAY_MS = 86_400_000
const visit = (id: number, days: number, doctor: string) => ({
  id,
  status: 2,
  startDate: new Date(Date.now() + days * DAY_MS).toISOString(),
  appointmentType: 2,
  providerName: doctor,
})
const ana = { id: 'ana', name: 'Ana', surname: 'Suárez', isFamilyAdmin: true }
const hugo = {
  personId: 'hugo',
  name: 'Hugo',
  surname: 'Suárez',
  appointments: [visit(1, 2, 'Doctora Nieto')],
}
const manuel = {
  personId: 'manuel',
  name: 'Manuel',
  surname: null,
  appointments: [visit(3, 6, 'Doctor Llaneza')],
}
const own = [visit(2, 4, 'Doctora Bastida')]

beforeAll(() => initTexts('es'))
beforeEach(signInAsAna)
afterEach(closePortal)

const open = (query = '', more: Readonly<Record<string, unknown>> = {}) =>
  renderList(
    fakeApi({
      'GET api/users/data': ana,
      'GET api/users/synchronize-appointments': undefined,
      'GET api/appointments/all': [],
      'GET api/appointments/': own,
      'GET api/appointments/family': [hugo, manuel],
      ...more,
    }),
    query,
  )

const shown = async () => (await screen.findAllByRole('article')).map((card) => card.textContent)

it('FAMILY-003 the appointments of a family are in one list by time, each with the name of its person', async () => {
  await open()
  await waitFor(async () =>
    expect((await shown()).map((text) => /Para (ti|Hugo|Manuel)/.exec(text ?? '')?.[1])).toEqual([
      'Hugo',
      'ti',
      'Manuel',
    ]),
  )
  expect(screen.getByRole('link', { name: /^Próximas/ }).textContent).toContain('3')
})

it.each([
  ['hugo', ['Doctora Nieto']],
  ['me', ['Doctora Bastida']],
  ['nobody', ['Doctora Nieto', 'Doctora Bastida', 'Doctor Llaneza']],
])('FAMILY-003 the filter %s is in the address and leaves %s', async (person, doctors) => {
  await open(`?person=${person}`)
  const list = within(await screen.findByRole('main'))
  expect((await list.findAllByRole('heading', { level: 2 })).map((title) => title.textContent)).toEqual(
    doctors,
  )
})

it('FAMILY-003 own appointments are changed in the list; for others somebody acts first, and comes back to this list', async () => {
  await open()
  await screen.findByText('Para Manuel')
  expect(await screen.findAllByRole('button', { name: /^Anular/ })).toHaveLength(1)
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Actuar por Hugo' })))
  expect(currentSession().actingFor).toBe('hugo')
})

it('FAMILY-003 own appointments are shown while those of the family load', async () => {
  let answer: (family: unknown) => void = () => undefined
  await open('', {
    'GET api/appointments/family': () => new Promise((resolve) => (answer = resolve)),
  })
  expect(await shown()).toHaveLength(1)
  expect(screen.getByText('Doctora Bastida')).toBeDefined()
  expect(screen.getByText(es['FAMILY_LIST.LOADING'])).toBeDefined()
  await act(async () => answer([hugo]))
  expect(await screen.findByText('Doctora Nieto')).toBeDefined()
  expect(screen.queryByText(es['FAMILY_LIST.LOADING'])).toBeNull()
})

it('FAMILY-003 own appointments stay on screen when those of the family cannot be read', async () => {
  await open('', {
    'GET api/appointments/family': () => {
      throw new ApiError(500, 'GENERAL')
    },
  })
  expect(await screen.findByText(es['FAMILY_LIST.FAILED'])).toBeDefined()
  expect(screen.getByText('Doctora Bastida')).toBeDefined()
  expect(screen.getByRole('button', { name: es['FAMILY_LIST.RETRY'] })).toBeDefined()
})

it('FAMILY-003 somebody without dependents sees no names in their list, and the portal requests no family', async () => {
  const refused = () => {
    throw new Error('must not be asked')
  }
  await open('', {
    'GET api/users/data': { ...ana, isFamilyAdmin: false },
    'GET api/appointments/family': refused,
  })
  expect(await screen.findByText('Doctora Bastida')).toBeDefined()
  expect(screen.queryByText('Para ti')).toBeNull()
})
