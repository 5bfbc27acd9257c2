import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { User } from '@schemas/generated/entities'
import { ApiError } from '@portico/core/http/apiError'
import type { AnyPlugin } from '@portico/core/plugin/definePlugin'
import { currentSession } from '@portico/core/session/session'
import { typeDate } from '@portico/core/ui/forms/date/testDate'
import { type Answers, renderPage, setUpPages, startAgain } from '../../tests/screens/renderPage'
import es from './locales/es.json'
import plugin from './plugin'

const owner = { id: 'u1', name: 'Ana', surname: 'Suárez', isFamilyAdmin: true }
const lucia: User = {
  id: 'lucia',
  name: 'Lucía',
  surname: 'Vega',
  birthDate: '2018-05-01',
  dependent: true,
  version: 2,
}
const elena: User = { id: 'elena', name: 'Elena', email: 'elena@x.test', dependent: false, invitedAt: null }
const javier: User = {
  id: 'javier',
  name: 'Javier',
  surname: 'Prieto',
  birthDate: '1990-01-01',
  email: 'javier@x.test',
  dependent: false,
  invitedAt: '2027-01-11T08:00:00Z',
  version: 1,
}
const types = [{ id: 1, name: 'DNI', pattern: '[0-9]{8}[A-Za-z]' }]

setUpPages()

/** A plugin with the page of the personal data. */
const account: AnyPlugin = {
  id: 'data',
  routes: [
    {
      id: 'profile.personalData',
      area: 'profile',
      path: 'profile/personal-data',
      title: 'MENU.FAMILY',
      screen: async () => ({ default: () => null }),
    },
  ],
}
const openPage = (path: string, heading: string, more: Answers = {}) =>
  renderPage({
    plugin,
    others: [account],
    features: ['family'],
    path: `profile/${path}`,
    heading,
    api: {
      'GET api/users/data': owner,
      'GET api/family': [lucia, elena, javier],
      'GET api/identification-number-types': types,
      ...more,
    },
  })

async function press(name: string | RegExp) {
  await screen.findByRole('button', { name }).then((button) => act(async () => fireEvent.click(button)))
}
async function type(label: string | RegExp, value: string) {
  const field = await screen.findByLabelText(label)
  await act(async () => fireEvent.change(field, { target: { value } }))
}
/** Chooses an action of the menu of a member. */
async function choose(member: string, action: string) {
  await press(new RegExp(`^Más acciones con ${member}`))
  const entry = await screen.findByRole('menuitem', { name: action })
  await act(async () => fireEvent.click(entry))
}
const typeBirthDate = async (date: string) =>
  typeDate(await screen.findByRole('group', { name: new RegExp(`^${es['FAMILY.BIRTH_DATE']}`) }), date)
const region = async (name: string) => within(await screen.findByRole('region', { name }))

it('FAMILY-001 FAMILY-003 FAMILY-014 lists dependents, whose account opens, and members with an account, whose does not', async () => {
  await openPage('family', 'Mi familia')
  const dependents = await region(es['FAMILY.DEPENDENTS'])
  expect(dependents.getByRole('button', { name: /Entrar en su cuenta: Lucía/ })).toBeTruthy()
  expect(dependents.queryByText('elena@x.test')).toBeNull()
  const others = await region(es['FAMILY.INDEPENDENTS'])
  expect(others.queryByRole('button', { name: /Entrar/ })).toBeNull()
  expect(others.getByText(es['FAMILY.JOINED'])).toBeTruthy()
  expect(others.getByText('Invitación del 11-01-2027')).toBeTruthy()
})

it('ROLE-004 SHELL-012 somebody who is not a family administrator sees no family', async () => {
  const list = vi.fn<() => User[]>(() => [lucia])
  await openPage('family', '', {
    'GET api/users/data': { ...owner, isFamilyAdmin: false },
    'GET api/family': list,
  })
  await waitFor(() => expect(location.hash).toBe('#/profile/personal-data'))
  expect(list).not.toHaveBeenCalled()
  expect(screen.queryByText('Lucía Vega')).toBeNull()
})

it('FAMILY-002 an empty family says so and offers to add somebody', async () => {
  await openPage('family', 'Mi familia', { 'GET api/family': [] })
  expect(await screen.findByText(es['FAMILY.EMPTY'])).toBeTruthy()
  expect(document.querySelectorAll('[data-kind]').length).toBeGreaterThan(0)
  expect(screen.queryByRole('region', { name: es['FAMILY.DEPENDENTS'] })).toBeNull()
})

it('the page says when the family could not be loaded, and tries again', async () => {
  const list = vi.fn<() => unknown>(() => Promise.reject(new ApiError(500, 'GENERAL')))
  await openPage('family', 'Mi familia', { 'GET api/family': list })
  expect(await screen.findByText(es['FAMILY.FAILED'])).toBeTruthy()
  list.mockImplementation(() => [lucia])
  await press(/Volver a intentarlo|Reintentar/)
  expect(await screen.findByText('Lucía Vega')).toBeTruthy()
})

it('FAMILY-018 WIDGET-003 removing says what it means, and removes after the confirmation only', async () => {
  const remove = vi.fn<(input: unknown) => undefined>()
  await openPage('family', 'Mi familia', {
    'GET api/dependent-users/{id}/removal': {
      appointments: 2,
      next: { startDate: '2027-03-15T09:30:00.000Z', zone: 'Europe/Madrid' },
    },
    'DELETE api/dependent-users/{id}': remove,
  })
  await choose('Lucía', es['FAMILY.REMOVE_MENU'])
  const dialog = await screen.findByRole('alertdialog', { name: '¿Quitar a Lucía de tu familia?' })
  expect(
    within(dialog).getByText(/Citas reservadas: 2\. La próxima es el 15 de marzo de 2027 a las 10:30/),
  ).toBeTruthy()
  expect(remove).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: /^Quitar a Lucía/ })))
  expect(remove).toHaveBeenCalledWith(expect.objectContaining({ params: { id: 'lucia' } }))
})

it('FAMILY-002 FAMILY-015 adds a dependent after the missing fields were named', async () => {
  const add = vi.fn<(input: unknown) => object>(() => ({ id: 'new', version: 1 }))
  await openPage('family/dependent', es['FAMILY.ADD_DEPENDENT'], { 'POST api/dependent-users': add })
  await press(/^Añadir a mi familia/)
  expect((await screen.findByRole('alert')).textContent).toContain(es['FAMILY.ERROR.surname.required'])
  expect(add).not.toHaveBeenCalled()
  await type(es['FAMILY.NAME'], 'Mateo')
  await type(es['FAMILY.SURNAME'], 'Prieto')
  await typeBirthDate('2010-05-01')
  await type(es['FAMILY.NUMBER'], '12345678A')
  await press(/^Añadir a mi familia/)
  expect(add, 'FAMILY-008').not.toHaveBeenCalled()
  await type(es['FAMILY.NUMBER'], '12345678Z')
  await press(/^Añadir a mi familia/)
  const document = { identificationNumberType: 1, identificationNumber: '12345678Z' }
  const body = { name: 'Mateo', surname: 'Prieto', birthDate: '2010-05-01', ...document }
  expect(add).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining(body) as unknown }),
  )
  await waitFor(() => expect(location.hash).toBe('#/profile/family'))
})

it('FAMILY-002 an adult is added once the administrator states that they agree', async () => {
  const add = vi.fn<(input: unknown) => object>(() => ({ id: 'new', version: 1 }))
  await openPage('family/dependent', es['FAMILY.ADD_DEPENDENT'], { 'POST api/dependent-users': add })
  await type(es['FAMILY.NAME'], 'Ramón')
  await type(es['FAMILY.SURNAME'], 'Suárez')
  await typeBirthDate('1950-05-01')
  await type(es['FAMILY.NUMBER'], '12345678Z')
  await press(/^Añadir a mi familia/)
  expect((await screen.findByRole('alert')).textContent).toContain(es['FAMILY.ERROR.consent.required'])
  fireEvent.click(screen.getByRole('checkbox', { name: /^Ramón es mayor de edad\. Declaro/ }))
  await press(/^Añadir a mi familia/)
  expect(add.mock.calls).toMatchObject([[{ body: { birthDate: '1950-05-01', consent: true } }]])
})

it('FAMILY-008 the sentence about a wrong number names the chosen document', async () => {
  const passport = { id: 3, name: 'Pasaporte', pattern: '[0-9A-Za-z]{5,15}' }
  await openPage('family/dependent', es['FAMILY.ADD_DEPENDENT'], {
    'GET api/identification-number-types': [...types, passport],
  })
  await type(es['FAMILY.DOCUMENT'], '3')
  await type(/^Número/, 'A')
  await press(/^Añadir a mi familia/)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'no corresponde a ese documento (Pasaporte)',
  )
})

it('FAMILY-002 the family leads to the forms that add and change a member, and back', async () => {
  await openPage('family', 'Mi familia')
  await choose('Lucía', es['FAMILY.EDIT'])
  expect(await screen.findByRole('heading', { level: 1, name: 'Los datos de Lucía' })).toBeTruthy()
  startAgain()
  await openPage('family', 'Mi familia')
  const kinds = (await region(es['FAMILY.ADD'])).getAllByRole('link')
  expect(kinds.map((link) => link.getAttribute('href'))).toEqual([
    '#/profile/family/dependent',
    '#/profile/family/independent',
  ])
})

it('FAMILY-003 the account of a dependent is entered', async () => {
  await openPage('family', 'Mi familia')
  await press(/^Entrar en su cuenta: Lucía/)
  expect(currentSession().actingFor).toBe('lucia')
})

it('FAMILY-020 somebody with an account of their own is invited', async () => {
  const invite = vi.fn<(input: unknown) => object>(() => ({ id: 'new', version: 1 }))
  await openPage('family/independent', es['FAMILY.INVITE'], { 'POST api/independent-users': invite })
  await type(es['FAMILY.NAME'], 'Javier')
  await type(es['FAMILY.SURNAME'], 'Prieto')
  await typeBirthDate('1990-01-01')
  await press(/^Enviar la invitación/)
  expect(invite, 'the address is missing').not.toHaveBeenCalled()
  await type(es['FAMILY.EMAIL'], 'javier@x.test')
  await press(/^Enviar la invitación/)
  const body = { name: 'Javier', surname: 'Prieto', birthDate: '1990-01-01', email: 'javier@x.test' }
  expect(invite).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining(body) as unknown }),
  )
})

it.each([
  ['Javier', es['FAMILY.WITHDRAW'], /^Retirar la invitación/, 'javier'],
  ['Elena', es['FAMILY.REMOVE_MENU'], /^Quitar a Elena/, 'elena'],
])('FAMILY-023 %s leaves the family after the confirmation only', async (name, action, confirm, id) => {
  const remove = vi.fn<(input: unknown) => undefined>()
  await openPage('family', 'Mi familia', { 'DELETE api/independent-users/{id}': remove })
  await choose(name, action)
  const dialog = await screen.findByRole('alertdialog')
  expect(remove).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: confirm })))
  expect(remove).toHaveBeenCalledWith(expect.objectContaining({ params: { id } }))
})

it('FAMILY-002 FAMILY-016 changes a dependent; an error of a field is shown at the field, and what was typed stays', async () => {
  const fields = [{ path: '/name', keyword: 'pattern' }]
  const put = vi.fn<(input: unknown) => unknown>(() =>
    Promise.reject(new ApiError(400, 'FORMAT_NOT_VALID', undefined, { fields })),
  )
  await openPage('family/dependent/lucia', 'Los datos de Lucía', { 'PUT api/dependent-users': put })
  await type(es['FAMILY.NAME'], 'Lucía María')
  await press(/^Guardar los cambios/)
  expect(put).toHaveBeenCalledWith({
    body: expect.objectContaining({
      id: 'lucia',
      version: 2,
      name: 'Lucía María',
      identificationNumberType: 0,
    }),
    quiet: true,
  })
  const name = screen.getByLabelText<HTMLInputElement>(es['FAMILY.NAME'])
  expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['Lucía María', 'true'])
})

it('ERR-015 I18N-013 a change that fails shows FAMILY.ERRORS.UPDATE', async () => {
  await openPage('family/dependent/lucia', 'Los datos de Lucía', {
    'PUT api/dependent-users': () => Promise.reject(new ApiError(500, 'GENERAL')),
  })
  await press(/^Guardar los cambios/)
  expect((await screen.findByRole('alert')).textContent).toContain(es['FAMILY.ERRORS.UPDATE'])
})

it('ERR-016 I18N-014 an invitation that fails shows FAMILY.ERRORS.GENERAL', async () => {
  await openPage('family', 'Mi familia', {
    'POST api/independent-users/{id}/invitation': () => Promise.reject(new ApiError(500, 'GENERAL')),
  })
  await press(/Enviar otra vez la invitación a Javier/)
  expect(await screen.findByText(es['FAMILY.ERRORS.GENERAL'])).toBeTruthy()
})

it('FAMILY-020 a retry of an invitation whose answer was lost has the same key, and a later invitation another', async () => {
  const keys: unknown[] = []
  await openPage('family', 'Mi familia', {
    'POST api/independent-users/{id}/invitation': ({ idempotencyKey }: { idempotencyKey: string }) => {
      keys.push(idempotencyKey)
      return keys.length === 1 ? Promise.reject(new ApiError(0, 'NETWORK')) : undefined
    },
  })
  for (const attempt of [1, 2, 3]) {
    await press(/Enviar otra vez la invitación a Javier/)
    await waitFor(() => expect(keys).toHaveLength(attempt))
  }
  expect(keys).toEqual([expect.any(String), keys[0], expect.not.stringMatching(String(keys[0]))])
})

it('FAMILY-021 the address of an invitation can be changed; that of a member who has joined cannot', async () => {
  const put = vi.fn<(input: unknown) => object>(() => ({ version: 2 }))
  await openPage('family/independent/javier', 'La invitación a Javier', { 'PUT api/independent-users': put })
  expect(screen.getByLabelText<HTMLInputElement>(es['FAMILY.EMAIL']).value).toBe('javier@x.test')
  await type(es['FAMILY.EMAIL'], 'prieto@x.test')
  await press(/^Guardar los cambios/)
  const body = { id: 'javier', version: 1, email: 'prieto@x.test' }
  expect(put).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining(body) as unknown }),
  )
  startAgain()
  await openPage('family/independent/elena', es['FAMILY.MISSING'])
  expect(screen.queryByLabelText(es['FAMILY.EMAIL'])).toBeNull()
})
