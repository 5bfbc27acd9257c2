import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { changeLanguage } from '@portico/core/i18n/i18n'
import { typeDate } from '@portico/core/ui/forms/date/testDate'
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

/** Fills the form in and sends it. */
async function fillIn(): Promise<void> {
  type(/^Nombre/, 'Carmen')
  type(/^Apellidos/, 'Suárez')
  typeDate(screen.getByRole('group', { name: /^Fecha de nacimiento/ }), '1951-05-22')
  type(/^Correo/, 'carmen@correo.test')
  type(/^Teléfono/, '655 120 304')
  type(/^Contraseña/, 'Olivo-verde-27')
  type(/^Repite/, 'Olivo-verde-27')
  fireEvent.click(screen.getByRole('radio', { name: es['REGISTER.FEMALE'] }))
  fireEvent.click(await screen.findByRole('checkbox'))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Crear mi cuenta/ })))
}

it('AUTH-018 AUTH-052 AUTH-061 BOOK-137 ACCOUNT-024 the form at the address of a doctor names the doctor and registers with them', async () => {
  const read = vi.fn<(input: object) => object>(() => corral)
  const register = vi.fn<(input: { body: object }) => undefined>()
  await openForm(es['REGISTER.TITLE'], { 'GET api/doctors/url/{url}': read, 'POST api/users': register })
  expect(read).toHaveBeenCalledWith(expect.objectContaining({ params: { url: 'dra-corral' } }))
  expect(await screen.findByText('Dra. Irene Corral')).toBeDefined()
  expect(screen.getByRole('radio', { name: es['REGISTER.MALE'] })).toHaveProperty('value', '1')
  await fillIn()
  expect(register.mock.lastCall?.[0].body).toMatchObject({
    doctorUrl: 'dra-corral',
    name: 'Carmen',
    gender: 2,
  })
  await vi.waitFor(() => expect(location.hash).toBe('#/dra-corral/registered'))
})

it.each([
  ['es', ['', 'DE', 'ES', 'GB', 'ZA']],
  ['en', ['', 'DE', 'ZA', 'ES', 'GB']],
] as const)('the countries are in the order of their names in %s', async (language, order) => {
  await openForm(es['REGISTER.TITLE'], {
    'GET api/countries': ['DE', 'ES', 'GB', 'ZA'].map((code) => ({ code, name: code })),
  })
  await screen.findByText('Dra. Irene Corral')
  await act(() => changeLanguage(language))
  const select = await screen.findByLabelText(
    language === 'es' ? /^País de residencia/ : /^Country of residence/,
  )
  expect(Array.from(select.querySelectorAll('option'), ({ value }) => value)).toEqual(order)
  await act(() => changeLanguage('es'))
})

it('AUTH-029 C-138 what the server refuses of sex, country and document is said beside each field', async () => {
  const fields = ['/gender', '/country', '/identificationNumberType'].map((path) => ({ path, keyword: 'x' }))
  await openForm(es['REGISTER.TITLE'], {
    'GET api/countries': [{ code: 'ES', name: 'España' }],
    'POST api/users': () => {
      throw new ApiError(400, 'FORMAT_NOT_VALID', undefined, { fields })
    },
  })
  await screen.findByText('Dra. Irene Corral')
  await fillIn()
  const describes = (control: HTMLElement) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
      .join(' ')
  const sex = screen.getByRole('radiogroup', { name: new RegExp(`^${es['REGISTER.SEX']}`) })
  expect(describes(sex)).toContain(es['REGISTER.ERRORS.GENDER'])
  for (const [label, text] of [
    [es['REGISTER.COUNTRY'], es['REGISTER.ERRORS.COUNTRY']],
    [es['REGISTER.DOCUMENT'], es['REGISTER.ERRORS.DOCUMENT_TYPE']],
  ] as const) {
    const select = screen.getByRole('combobox', { name: new RegExp(`^${label}`) })
    expect(describes(select)).toContain(text)
    expect(select.getAttribute('aria-invalid')).toBe('true')
  }
  expect(screen.queryByText(es['REGISTER.ERRORS.GENERAL'])).toBeNull()
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

it('AUTH-052 a doctor who cannot be loaded is reported', async () => {
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

it('AUTH-028 AUTH-069 a recommendation of nobody is cleared, and doctors are offered instead', async () => {
  const llaneza = { id: 5, fullName: 'Dr. Pablo Llaneza', nickName: 'dr.llaneza' }
  const list = vi.fn<(input?: object) => object>(() => [llaneza])
  const register = vi.fn<(input: { body: object }) => undefined>()
  await openForm(
    es['REFERRAL.GONE'],
    {
      'GET api/doctors/nickname/{nickName}': (input: { params: { nickName: string } }) =>
        input.params.nickName === 'dr.llaneza' ? llaneza : throws(404)(),
      'GET api/doctors/nickname': list,
      'POST api/users': register,
    },
    ['register'],
    'referral/nobody',
  )
  fireEvent.change(await screen.findByLabelText(es['REFERRAL.SEARCH']), { target: { value: 'llan' } })
  await vi.waitFor(() =>
    expect(list).toHaveBeenLastCalledWith(expect.objectContaining({ query: { search: 'llan' } })),
  )
  fireEvent.click(await screen.findByRole('radio', { name: /Llaneza/ }))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: es['REFERRAL.CONTINUE'] })))
  await screen.findByRole('heading', { level: 1, name: es['REGISTER.TITLE'] })
  expect(screen.getByText('Dr. Pablo Llaneza')).toBeDefined()
  await fillIn()
  expect(register.mock.lastCall?.[0].body).toMatchObject({ referrer: 'dr.llaneza' })
})

it('AUTH-006 FEAT-005 without the feature the address is unknown', async () => {
  await openForm('', {}, [])
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).not.toBe(es['REGISTER.TITLE'])
  expect(screen.queryByRole('textbox')).toBeNull()
})
