import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@core/http/apiError'
import { typeDate } from '@core/ui/forms/date/testDate'
import { type Answers, renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import plugin from '../plugin'

setUpPages()

const corral = { id: 4, fullName: 'Dra. Irene Corral', specialties: ['Pediatría'], thumbnailId: null }
const openForm = (
  heading: string,
  more: Answers = {},
  features: readonly string[] = ['register'],
  path = 'dra-corral/register',
) =>
  renderPage({
    plugin,
    features,
    path,
    heading,
    api: {
      'GET api/doctors/url/{url}': corral,
      'GET api/identification-number-types': [],
      'GET api/countries': [],
      'GET api/users/register-conditions': { version: '2026-11', text: 'Uno' },
      ...more,
    },
  })
const throws = (status: number) => () => {
  throw new ApiError(status, 'GENERAL')
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('AUTH-052 BOOK-137 ACCOUNT-024 the form at the address of a doctor names the doctor and registers with them', async () => {
  const read = vi.fn<(input: object) => object>(() => corral)
  const register = vi.fn<(input: { body: object }) => undefined>()
  await openForm(es['REGISTER.TITLE'], { 'GET api/doctors/url/{url}': read, 'POST api/users': register })
  expect(read).toHaveBeenCalledWith(expect.objectContaining({ params: { url: 'dra-corral' } }))
  expect(await screen.findByText('Dra. Irene Corral')).toBeDefined()
  type(/^Nombre/, 'Carmen')
  type(/^Apellidos/, 'Suárez')
  typeDate(screen.getByRole('group', { name: /^Fecha de nacimiento/ }), '1951-05-22')
  type(/^Correo/, 'carmen@correo.test')
  type(/^Teléfono/, '655 120 304')
  type(/^Contraseña/, 'Olivo-verde-27')
  type(/^Repite/, 'Olivo-verde-27')
  expect(screen.getByRole('radio', { name: es['REGISTER.MALE'] })).toHaveProperty('value', '1')
  fireEvent.click(screen.getByRole('radio', { name: es['REGISTER.FEMALE'] }))
  fireEvent.click(await screen.findByRole('checkbox'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Crear mi cuenta/ })))
  expect(register.mock.lastCall?.[0].body).toMatchObject({
    doctorUrl: 'dra-corral',
    name: 'Carmen',
    gender: 2,
  })
  await vi.waitFor(() => expect(location.hash).toBe('#/dra-corral/registered'))
})

it('AUTH-052 an address of no doctor says so, and leads to the form without one', async () => {
  await openForm(es['REGISTER.NO_DOCTOR'], { 'GET api/doctors/url/{url}': throws(404) })
  await act(async () => fireEvent.click(screen.getByRole('link', { name: es['REGISTER.WITHOUT_DOCTOR'] })))
  expect(await screen.findByRole('heading', { level: 1, name: es['REGISTER.TITLE'] })).toBeDefined()
  await vi.waitFor(() => expect(location.hash).toBe('#/register'))
})

it('AUTH-052 SHELL-021 where every patient has a doctor, no account without one is offered', async () => {
  await openForm(es['REGISTER.NO_DOCTOR'], { 'GET api/doctors/url/{url}': throws(404) }, [
    'register',
    'upMedica',
  ])
  expect(screen.queryByRole('link', { name: es['REGISTER.WITHOUT_DOCTOR'] })).toBeNull()
})

it.each(['register', 'referral/dra.corral', 'register-oauth?code=c&state=s'])(
  'AUTH-051 AUTH-053 SHELL-021 where every patient has a doctor, /%s asks for the link of the doctor',
  async (path) => {
    await openForm(es['REGISTER.NEEDS_DOCTOR'], {}, ['register', 'upMedica'], path)
    expect(screen.queryByRole('textbox')).toBeNull()
  },
)

it('AUTH-052 a doctor who could not be loaded is not left out in silence', async () => {
  let isDown = true
  await openForm(es['REGISTER.TITLE'], {
    'GET api/doctors/url/{url}': () => (isDown ? throws(503)() : corral),
  })
  expect(await screen.findByText(es['REGISTER.DOCTOR_FAILED'])).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
  isDown = false
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })))
  expect(await screen.findByText('Dra. Irene Corral')).toBeDefined()
})

it('AUTH-006 FEAT-005 without the feature the address is unknown', async () => {
  await openForm('', {}, [])
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('heading', { name: es['REGISTER.TITLE'] })).toBeNull()
})
