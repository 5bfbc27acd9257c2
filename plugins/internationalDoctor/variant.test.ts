import { AppointmentStatus } from '@schemas/generated/constants'
import { describe, expect, it } from 'vitest'
import {
  bookedAppointment,
  completeDraft,
  testContext,
  slotStart,
  wireFields,
} from '@portico/booking/testing/testContext'
import en from './locales/en.json'
import es from './locales/es.json'
import variant from './variant'

const service = (id: number) => ({
  id,
  name: `Servicio ${id}`,
  type: 2,
  duration: 20,
  consultationSpecialtyId: id === 9 ? 4 : 3,
})
const provider = (id: number, fullName: string, services: number[]) => ({
  id,
  doctor: { id: id * 10, fullName, timezone: 'Europe/Lisbon' },
  services: services.map(service),
})
const api = {
  'GET api/countries': [
    { code: 'DE', name: 'Germany' },
    { code: 'ES', name: 'Spain' },
    { code: 'AT', name: 'Austria' },
    { code: 'PT', name: 'Portugal' },
  ],
  'GET api/users/{id}/country': 'PT',
  'GET api/consultation-specialties': [
    { id: 3, name: 'Cardiología', maxAge: 80 },
    { id: 4, name: 'Dermatología' },
    { id: 5, name: 'Pediatría' },
  ],
  'GET api/appointments/country-providers/{countryCode}': {
    providers: [provider(2, 'Dr. Zuazo', [5]), provider(1, 'Dr. Ávila', [5, 6]), provider(3, 'Dr. Bo', [6])],
    internationalProviders: [provider(4, 'Dr. Abad', [5, 9])],
  },
  'GET api/appointments/providers/service/{serviceId}': [
    { ...provider(1, 'Dr. Ávila', [5]), firstDate: slotStart },
  ],
}
const draft = { ...completeDraft, country: { id: 'PT', label: 'Portugal' } }

describe('BOOK-072 FEAT-013 FEAT-014 the choices', () => {
  it('BOOK-079 sorts countries by name in the user’s language, the user’s own first', async () => {
    const countries = await variant.choices.country?.(completeDraft, testContext(api).context)
    expect(countries?.map(({ label }) => label)).toEqual(['Portugal', 'Alemania', 'Austria', 'España'])
    expect(countries?.[0]?.preferred).toBe(true)
  })

  it('sorts countries only by name if the user’s country is unknown', async () => {
    const { context } = testContext({ ...api, 'GET api/users/{id}/country': null })
    const countries = await variant.choices.country?.(completeDraft, context)
    expect(countries?.map(({ id }) => id)).toEqual(['DE', 'AT', 'ES', 'PT'])
  })

  it('BOOK-086 BOOK-048 offers only specialties with a service', async () => {
    const specialties = await variant.choices.specialty?.(draft, testContext(api).context)
    expect(specialties?.map(({ id, maxAge }) => [id, maxAge])).toEqual([
      ['3', 80],
      ['4', undefined],
    ])
  })

  it('BOOK-086 offers each service of the specialty once', async () => {
    const { context, asked } = testContext(api)
    const services = await variant.choices.service?.(draft, context)
    expect(services?.map(({ id }) => id)).toEqual(['5', '6'])
    expect(asked[0]?.[1]).toEqual({ params: { countryCode: 'PT' } })
  })

  it('BOOK-024 CONST-025 sorts providers by doctor, those abroad in a group at the end', async () => {
    const doctors = await variant.choices.provider?.(draft, testContext(api).context)
    expect(doctors?.map(({ label, hint }) => [label, hint])).toEqual([
      ['Dr. Ávila', ''],
      ['Dr. Zuazo', ''],
      ['Dr. Abad', 'INTERNATIONAL.ABROAD'],
    ])
    expect(doctors?.map(({ firstDate }) => firstDate)).toEqual([slotStart, null, null])
  })
})

describe('BOOK-020 BOOK-091 the request', () => {
  it('C-049 is the general one, with notes and country in additionalData too', () => {
    const { context } = testContext({})
    expect(variant.request(draft, context)).toEqual({
      operation: 'POST api/appointments/book',
      body: {
        ...wireFields,
        providerId: 7,
        additionalFields: { notes: 'palpitaciones' },
        additionalData: { notes: 'palpitaciones', country: 'PT' },
        returnUrl: context.returnUrl,
      },
    })
  })

  it('BOOK-020 names the chosen documents in additionalData; without a choice it names none', () => {
    const { context } = testContext({})
    const sent = (more: object) =>
      variant.request({ ...draft, ...more }, context) as { body: { additionalData: object } }
    const documents = [
      { id: 8, name: 'Informe.pdf' },
      { id: 3, name: 'Foto.jpg' },
    ]
    expect(variant.asksDocuments).toBe(true)
    expect(sent({ documents }).body.additionalData).toEqual({
      notes: 'palpitaciones',
      country: 'PT',
      documents: [8, 3],
    })
    expect(sent({ documents: [] }).body.additionalData).not.toHaveProperty('documents')
    // The server keeps the documents of a moved appointment unless it gets others.
    const move = { editing: bookedAppointment }
    expect(sent({ ...move, documents: [] }).body.additionalData).toHaveProperty('documents', [])
    expect(sent(move).body.additionalData).not.toHaveProperty('documents')
  })

  it('BOOK-041 moves an appointment with the user’s own country', async () => {
    const { context } = testContext(api)
    const known = await variant.edit?.(bookedAppointment, context)
    expect(
      variant.request({ ...completeDraft, ...known, editing: bookedAppointment }, context),
    ).toMatchObject({
      operation: 'PUT api/appointments/{id}',
      params: { id: 9 },
      body: { additionalData: { country: 'PT' } },
    })
  })
})

describe('BOOK-045 FEAT-013 ERR-027 I18N-019 C-054 one appointment at a time', () => {
  const ahead = {
    id: 1,
    startDate: new Date(Date.now() + 86_400_000).toISOString(),
    status: AppointmentStatus.booked,
  }
  const findRefusal = (appointments: object[], features: string[]) =>
    variant.refusal?.(
      testContext({ 'GET api/appointments/': appointments }, { features: new Set(features) }).context,
    )

  it.each([
    ['a booked one ahead', [ahead], ['universalAssistance'], 'APPOINTMENT.ERRORS.ALREADY_HAVE_APPOINTMENTS'],
    ['a cancelled one', [{ ...ahead, status: AppointmentStatus.cancelled }], ['universalAssistance'], null],
    ['one that has begun', [{ ...ahead, startDate: '2020-01-01T00:00:00Z' }], ['universalAssistance'], null],
    ['FEAT-014 with prudential alone', [ahead], ['prudential'], null],
  ])('%s', async (_name, appointments, features, expected) => {
    expect(await findRefusal(appointments, features)).toBe(expected)
  })

  it('the server’s refusal has the same text; other errors are left to the kit', () => {
    const readError = (message: string) => variant.readError?.({ status: 400, message })
    expect(readError('ALREADY_HAVE_APPOINTMENTS')).toEqual({
      kind: 'failed',
      message: 'APPOINTMENT.ERRORS.ALREADY_HAVE_APPOINTMENTS',
    })
    expect(readError('APPOINTMENT_NOT_AVAILABLE')).toBeUndefined()
  })

  it('the text exists in both languages', () => {
    const key = 'APPOINTMENT.ERRORS.ALREADY_HAVE_APPOINTMENTS'
    expect(es[key]).toMatch(/^Ya tienes una cita pendiente/)
    expect(en[key]).toMatch(/^You already have an upcoming appointment/)
  })
})
