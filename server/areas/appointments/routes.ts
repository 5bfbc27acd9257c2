import { operation, type Api, type OperationCall } from '../../http/api/operation'
import { found } from '../orNotFound'
import { findAppointment, listAll, listCurrent } from './appointmentQueries'
import { book, cancel, move, type BookingFrame } from './booking/booking'
import { registerBookingProvider } from './bookingProviderRoutes'
import { registerChoices } from './choiceRoutes'
import { registerDoctorSide } from './doctor/routes'
import { generalOrder, hospitalOrder, orderOf } from './booking/bookingInput'
import { registerSlots } from './availability/routes'
import { bookFree, bookPaid, paidAppointment } from './booking/specialistBooking'

/** A person's appointments: listed, booked in every way there is, moved, cancelled (BOOK-085 to BOOK-121). */
export function register(api: Api): void {
  registerSlots(api)
  registerChoices(api)
  registerBookingProvider(api)
  registerDoctorSide(api)
  registerOwn(api)
  registerBooking(api)
}

function registerOwn(api: Api): void {
  operation(api, 'GET api/appointments/', ({ db, tenant, person, now }) =>
    listCurrent(db, tenant.id, person.subject, now),
  )
  operation(api, 'GET api/appointments/all', ({ db, tenant, person }) =>
    listAll(db, tenant.id, person.subject),
  )
  operation(api, 'GET api/appointments/{id}', async ({ db, tenant, person, params }) =>
    found(await findAppointment(db, tenant.id, person.subject, params.id)),
  )
  operation(api, 'PUT api/appointments/{id}', (call) =>
    move(frameOf(call), call.params.id, orderOf(call.body)),
  )
  operation(api, 'DELETE api/appointments/{id}', async (call) => {
    await cancel(frameOf(call), call.params.id)
    return undefined
  })
}

function registerBooking(api: Api): void {
  const general = (call: Parameters<typeof frameOf>[0] & { body: Parameters<typeof generalOrder>[0] }) =>
    book(frameOf(call), generalOrder(call.body))
  operation(api, 'POST api/appointments/book', general)
  operation(api, 'POST api/appointments/book-doctor', general)
  operation(api, 'POST api/appointments/', general)
  operation(api, 'POST api/appointments/book-specialist', (call) =>
    bookPaid(frameOf(call), generalOrder(call.body)),
  )
  operation(api, 'POST api/appointments/book-specialist-free', (call) =>
    bookFree(frameOf(call), generalOrder(call.body)),
  )
  operation(api, 'GET api/appointments/book-specialist-payed/{bookId}', ({ db, tenant, person, params }) =>
    paidAppointment(db, tenant.id, person.subject, params.bookId),
  )
  operation(api, 'POST api/appointments/book-hospital', ({ person, ...call }) =>
    person === null
      ? { booked: false, loginRequired: true, redirectUrl: null }
      : book(frameOf({ ...call, person }), hospitalOrder(call.body)),
  )
}

type BookingCall = Pick<
  OperationCall<'POST api/appointments/book'>,
  'db' | 'tenant' | 'person' | 'now' | 'origin' | 'language'
>

const frameOf = ({ db, tenant, person, now, origin, language }: BookingCall): BookingFrame => ({
  db,
  tenant,
  patientId: person.subject,
  now,
  origin,
  language,
})
