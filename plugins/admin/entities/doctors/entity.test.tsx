import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AdminDoctor } from '@schemas/generated/entities'
import { openArea } from '@portico/admin/testing/testArea'
import { initTexts } from '@portico/core/i18n/i18n'
import texts from '../../locales/es.json'
import sections from '../../sections'

const doctor: AdminDoctor = {
  id: 7,
  title: 'Dra.',
  name: 'Elena',
  surname: 'Quirós',
  fullName: 'Dra. Elena Quirós',
  isActive: true,
  timezone: 'Europe/Madrid',
  teams: [],
  insurerServices: [],
  specialties: [],
  careAreas: [],
  version: 3,
}
const covered = { insurerId: 1, serviceId: 5, insurerName: 'Mutua Vela', serviceName: 'Revisión' }

let requests: { operation: string; params?: unknown; body?: unknown }[]
beforeAll(() => initTexts('es'))
beforeEach(() => {
  requests = []
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const answers: Record<string, unknown> = {
  'GET api/doctors': { items: [doctor, { ...doctor, id: 8, surname: 'Soto', isActive: false }], total: 2 },
  'GET api/doctors/{id}': doctor,
  'GET api/consultation-specialties': [{ id: 7, name: 'Cardiología' }],
  'GET api/teams': [{ id: 2, name: 'Corazón', version: 1 }],
  'GET api/doctors/insurer-services': [{ ...covered, isActive: true }],
  'GET api/doctors/{id}/referees': [{ id: 'u2', name: 'Ana', surname: 'Vidal', email: 'ana@portico.test' }],
  'PUT api/doctors/{id}': { version: 4 },
  'POST api/doctors': { id: 9, version: 1 },
}
function answer(operation: string, { params, body }: { params?: unknown; body?: unknown }): Promise<unknown> {
  requests.push({ operation, params, body })
  return Promise.resolve(answers[operation] ?? [])
}
const open = (path: string, features: string[] = []) =>
  openArea({ sections, texts, answer, features }, path, 'DoctorsAdministrator')
const sentTo = (operation: string) => requests.filter((one) => one.operation === operation)
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))

test('ADMIN-008 ADMIN-078 ADMIN-096 the list sorts doctors by surname and shows which are active', async () => {
  await open('/admin/doctors/list')
  expect(await screen.findByRole('link', { name: 'Quirós, Elena' })).toBeDefined()
  const row = screen.getByRole('row', { name: /Soto, Elena/ })
  expect(within(row).getByText('No')).toBeDefined()
})

test('ADMIN-025 the list of doctors shows the specialties, which do not sort it', async () => {
  answers['GET api/doctors'] = { items: [{ ...doctor, specialties: [7] }], total: 1 }
  await open('/admin/doctors/list')
  const row = await screen.findByRole('row', { name: /Quirós, Elena/ })
  await within(row).findByText('Cardiología')
  const header = screen.getByRole('columnheader', { name: 'Especialidades' })
  expect(within(header).queryByRole('button')).toBeNull()
})

test.each([
  [true, 'En activo'],
  [false, 'Desactivado'],
])('ADMIN-025 ADMIN-039 the head of a doctor (active: %s) says: %s', async (isActive, state) => {
  const area = {
    sections,
    texts,
    answer: (o: string) => Promise.resolve(o === 'GET api/doctors/{id}' ? { ...doctor, isActive } : []),
  }
  await openArea(area, '/admin/doctors/update/7', 'DoctorsAdministrator')
  const title = await screen.findByRole('heading', { level: 1, name: 'Quirós, Elena' })
  expect(title.parentElement?.textContent).toBe(`Quirós, Elena${state}`)
  expect(title.parentElement?.previousElementSibling?.textContent).toBe('EQ')
})

test('ADMIN-039 ADMIN-150 a doctor is deactivated after confirmation', async () => {
  await open('/admin/doctors/update/7')
  press('Desactivar')
  const dialog = await screen.findByRole('alertdialog', { name: /^¿Desactivar a «Quirós, Elena»/ })
  expect(sentTo('PUT api/doctors/{id}/deactivate')).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: /^Desactivar/ }))
  await waitFor(() =>
    expect(sentTo('PUT api/doctors/{id}/deactivate')).toMatchObject([{ params: { id: 7 } }]),
  )
})

test('ADMIN-025 ADMIN-026 ADMIN-027 ADMIN-080 teams, services and the profile in each language are saved with the other fields', async () => {
  await open('/admin/doctors/update/7')
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Coordinador de Corazón' }))
  fireEvent.click(await screen.findByLabelText('Revisión'))
  const write = async (name: RegExp, value: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } })
  await write(/^Sobre mí(?! \(inglés)/, 'Hola')
  await write(/^Sobre mí \(inglés/, 'Hello')
  press(/^Guardar/)
  await waitFor(() => expect(sentTo('PUT api/doctors/{id}')).toHaveLength(1))
  expect(sentTo('PUT api/doctors/{id}')[0]?.body).toMatchObject({
    teams: [{ teamId: 2, member: true, coordinator: true }],
    insurerServices: [{ insurerId: 1, serviceId: 5, isActive: false }],
    userMeta: { aboutMe: 'Hola' },
    translations: { en: { aboutMe: 'Hello' } },
    version: 3,
  })
})

test('ADMIN-025 ADMIN-148 a place of work is added with its services, prices and durations', async () => {
  const service = { name: 'Primera visita', type: 1, duration: 30, amount: 40, consultationSpecialtyId: 7 }
  answers['GET api/doctors/{id}'] = { ...doctor, specialties: [7] }
  answers['GET api/centres'] = [{ id: 4, name: 'Clínica Norte', city: 'Gijón' }]
  answers['GET api/consultation-services/all'] = [
    { ...service, id: 421 },
    { ...service, id: 422, name: 'Otra', consultationSpecialtyId: 8 },
  ]
  await open('/admin/doctors/update/7')
  fireEvent.click(await screen.findByRole('button', { name: 'Añadir lugar' }))
  const place = within(screen.getByRole('group', { name: 'Clínica Norte' }))
  expect(place.getByRole('checkbox', { name: /^Primera visita 40,00.€ · 30 min$/ })).toHaveProperty(
    'checked',
    true,
  )
  expect(place.queryByText(/^Otra/)).toBeNull()
  fireEvent.change(place.getByRole('textbox', { name: /^Precio propio/ }), { target: { value: '55,5' } })
  const minutes = place.getByRole('textbox', { name: /^Minutos propios/ })
  fireEvent.change(minutes, { target: { value: 'diez' } })
  press(/^Guardar/)
  expect(await place.findByText('Escribe un número entero entre 5 y 480.')).toBeDefined()
  expect(sentTo('PUT api/doctors/{id}')).toEqual([])
  fireEvent.change(minutes, { target: { value: '45' } })
  press(/^Guardar/)
  await waitFor(() => expect(sentTo('PUT api/doctors/{id}')).toHaveLength(1))
  expect(sentTo('PUT api/doctors/{id}')[0]?.body).toMatchObject({
    practices: [{ centreId: 4, services: [{ serviceId: 421, amount: 55.5, duration: 45 }] }],
  })
  answers['GET api/doctors/{id}'] = doctor
})

test('ADMIN-025 a doctor with an account keeps its email, and is invited again once it is confirmed', async () => {
  await open('/admin/doctors/update/7')
  const empty = await screen.findByRole('textbox', { name: /^Correo electrónico/ })
  expect(empty).toHaveProperty('readOnly', false)
  expect(screen.queryByRole('button', { name: 'Reenviar invitación' })).toBeNull()
  cleanup()
  answers['GET api/doctors/{id}'] = { ...doctor, email: 'elena@portico.test' }
  await open('/admin/doctors/update/7')
  expect(await screen.findByRole('textbox', { name: /^Correo electrónico/ })).toHaveProperty('readOnly', true)
  press('Reenviar invitación')
  const dialog = await screen.findByRole('alertdialog', {
    name: /^¿Reenviar la invitación a «Quirós, Elena»/,
  })
  fireEvent.click(within(dialog).getByRole('button', { name: /^Reenviar/ }))
  await waitFor(() =>
    expect(sentTo('POST api/doctors/{id}/invitation')).toMatchObject([{ params: { id: 7 } }]),
  )
  answers['GET api/doctors/{id}'] = doctor
})

test('ADMIN-016 ADMIN-148 an invalid doctor URL and an invalid profile address show errors at their fields', async () => {
  await open('/admin/doctors/update/7')
  const address = await screen.findByRole('textbox', { name: /^Dirección pública/ })
  fireEvent.change(address, { target: { value: 'Elena Quirós' } })
  fireEvent.blur(address)
  const web = await screen.findByRole('textbox', { name: /^Página web/ })
  fireEvent.change(web, { target: { value: 'javascript:alert(1)' } })
  fireEvent.blur(web)
  expect(screen.getByText(/^Usa minúsculas, cifras y guiones sueltos, sin espacios/)).toBeDefined()
  expect(screen.getByText('Empieza por https:// y no tiene espacios.')).toBeDefined()
  press(/^Guardar/)
  expect(sentTo('PUT api/doctors/{id}')).toEqual([])
})

test('ADMIN-028 FEAT-032 the permission to prescribe appears if the tenant has the feature', async () => {
  await open('/admin/doctors/update/7')
  await screen.findByRole('textbox', { name: /^Sobre mí(?! \(inglés)/ })
  expect(screen.queryByRole('switch', { name: 'Puede recetar' })).toBeNull()
  cleanup()
  await open('/admin/doctors/update/7', ['canPrescriptionBeConfigured'])
  expect(await screen.findByRole('switch', { name: 'Puede recetar' })).toBeDefined()
})

test('ERR-054 I18N-041 the public profile is marked as a trial version', async () => {
  await open('/admin/doctors/update/7')
  const title = await screen.findByText('En pruebas')
  const notice = within(title.closest<HTMLElement>('.notice') ?? title)
  expect(
    notice.getByText('El perfil público puede cambiar de aspecto en las próximas semanas.'),
  ).toBeDefined()
})

test('ACCOUNT-057 ADMIN-025 ERR-011 a picture of 25,000,001 bytes shows an error and is not sent', async () => {
  await open('/admin/doctors/update/7')
  const input = await screen.findByLabelText('Elegir foto')
  const file = Object.defineProperty(new File([], 'yo.png', { type: 'image/png' }), 'size', {
    value: 25_000_001,
  })
  fireEvent.change(input, { target: { files: [file] } })
  expect(await screen.findByText('El archivo es demasiado grande. Elige uno más pequeño.')).toBeDefined()
  expect(sentTo('POST api/thumbnails')).toEqual([])
})

test('ADMIN-152 the referees page lists the patients of the doctor', async () => {
  await open('/admin/doctors/update/7/referees')
  expect(await screen.findByText('Vidal, Ana')).toBeDefined()
})

test('ADMIN-079 C-118 a new doctor requires a name and a time zone, and opens after it is saved', async () => {
  await open('/admin/doctors/create')
  const write = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } })
  await screen.findByLabelText('Zona horaria')
  press(/^Guardar/)
  expect((await screen.findByRole('alert')).textContent).toContain('Zona horaria: Este dato es obligatorio.')
  write(/^Tratamiento/, 'Dr.')
  write(/^Nombre/, 'Iván')
  write(/^Apellidos/, 'Sanz')
  const zone = screen.getByLabelText('Zona horaria')
  fireEvent.change(zone, { target: { value: 'Europe/Madrid' } })
  press(/^Guardar/)
  await waitFor(() => expect(location.hash).toBe('#/admin/doctors/update/9'))
  const body = { title: 'Dr.', name: 'Iván', surname: 'Sanz', timezone: 'Europe/Madrid' }
  expect(sentTo('POST api/doctors')[0]?.body).toMatchObject(body)
})
