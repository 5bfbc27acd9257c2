import type { Appointment, BookingRequest, Provider, Service } from '@schemas/generated/entities'
import { AppointmentStatus } from '@schemas/generated/constants'
import type { Desk, StubAppointment } from './desk'
import { contractStub, type Stub } from './stub'

const services: Service[] = [
  { id: 21, name: 'Primera visita', duration: 20, type: 2, amount: 0, currency: 'EUR' },
  { id: 22, name: 'Revisión', duration: 20, type: 2, amount: 40, currency: 'EUR' },
]
const calendars = [
  { id: '11', zone: 'Europe/Madrid', opens: '09:00', closes: '13:00', minutes: 20 },
  { id: '12', zone: 'Atlantic/Canary', opens: '10:00', closes: '14:00', minutes: 20 },
]
const practices: Provider[] = calendars.map(({ id, zone }) => ({
  id: Number(id),
  doctor: { id: Number(id) + 100, fullName: `Doctora ${id}`, timezone: zone },
  services,
}))
/** The practices of some doctors, or all. */
const practicesOf = (doctors: readonly number[] = []) =>
  practices
    .filter(({ doctor }) => doctors.length === 0 || doctors.includes(doctor.id))
    .map(({ id }) => String(id))

/** What a request says about the appointment. */
const wishOf = ({
  serviceId,
  providerId,
  date,
  time,
  additionalFields,
  additionalData,
  returnUrl,
}: BookingRequest) => ({
  calendar: String(providerId),
  start: `${date.slice(0, 10)}T${time}:00.000Z`,
  notes: additionalFields?.notes ?? additionalData?.notes,
  answers: additionalData?.answers,
  facts: { serviceId },
  price: services.find(({ id }) => id === serviceId)?.amount ?? 0,
  returnUrl,
})

const appointmentOf = ({ id, start, notes, calendar, isHeld, facts }: StubAppointment): Appointment => ({
  id,
  startDate: start,
  notes,
  status: isHeld ? AppointmentStatus.pendingPayment : AppointmentStatus.booked,
  specialtyId: 1,
  specialtyName: 'Medicina general',
  serviceId: Number(facts['serviceId']),
  providerId: Number(calendar),
  doctor: practices.find((one) => String(one.id) === calendar)?.doctor ?? null,
})

const bookedAnswer = ({ id, paymentUrl }: StubAppointment) =>
  paymentUrl === undefined
    ? { booked: true, bookId: id }
    : { booked: false, bookId: id, redirectUrl: paymentUrl }

const firstOf = (desk: Desk, ids: readonly string[], from: string) => desk.first(ids, from)?.start ?? null

/** A back end for the built-in variant of a chosen doctor. */
export const chosenDoctorStub: Stub = {
  calendars,
  takesPayments: true,
  apis: [
    contractStub({
      'GET api/consultation-specialties': () => [{ id: 1, name: 'Medicina general' }],
      'GET api/specialties-categories': () => [],
      'GET api/consultation-specialties/{id}/services': () => services,
      'GET api/appointments/providers/service/{serviceId}': () => practices,
      'POST api/appointments/start-time-matrix': ({ body }, desk) => {
        const { providerId, from, to } = body
        const all = providerId ? [String(providerId)] : practicesOf()
        const starts = all.flatMap((id) => desk.free(id, { from, to })).map(({ start }) => start)
        return { [from.slice(0, 10)]: [...new Set(starts)].sort() }
      },
      'POST api/appointments/first-working-day': ({ body }, desk) =>
        firstOf(desk, practicesOf(body.doctors), body.from ?? desk.now.toISOString()),
      'GET api/appointments/start-date/provider/{id}': ({ params }, desk) =>
        firstOf(desk, [String(params.id)], desk.now.toISOString()),
      'POST api/appointments/book-doctor': ({ body }, desk) => bookedAnswer(desk.book(wishOf(body))),
      'PUT api/appointments/{id}': ({ params, body }, desk) => {
        const { start, calendar, notes } = wishOf(body as BookingRequest)
        return { booked: true, bookId: desk.move(params.id, { start, calendar, notes }).id }
      },
      'GET api/appointments/{id}': ({ params }, desk) => appointmentOf(desk.find(params.id)),
    }),
  ],
}
