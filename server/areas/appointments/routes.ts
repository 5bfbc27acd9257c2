import { operation, type Api, type OperationCall } from '../../http/operations'
import type { BookingRequest, HospitalBookingRequest } from '../../../schemas/generated/entities'
import { found } from '../found'
import { findAppointment, listAll, listCurrent } from './appointments'
import { book, cancel, move, type BookingFrame } from './booking'
import { registerSlots } from './slotRoutes'
import { notValid } from './wireTime'

/** A person's appointments: listed, booked, moved, cancelled (BOOK-085 to BOOK-111). */
export function register(api: Api): void {
  registerSlots(api)
  operation(api, 'GET api/appointments/', ({ db, tenant, person, now }) =>
    listCurrent(db, tenant.id, person.subject, now),
  )
  operation(api, 'GET api/appointments/all', ({ db, tenant, person }) =>
    listAll(db, tenant.id, person.subject),
  )
  operation(api, 'GET api/appointments/{id}', async ({ db, tenant, person, params }) =>
    found(await findAppointment(db, tenant.id, person.subject, params.id)),
  )
  operation(api, 'POST api/appointments/book', (call) => book(frameOf(call), call.body))
  operation(api, 'POST api/appointments/book-doctor', (call) => book(frameOf(call), call.body))
  operation(api, 'PUT api/appointments/{id}', (call) =>
    move(frameOf(call), call.params.id, generalOf(call.body)),
  )
  operation(api, 'DELETE api/appointments/{id}', async (call) => {
    await cancel(frameOf(call), call.params.id)
    return undefined
  })
}

type BookingCall = Pick<OperationCall<'POST api/appointments/book'>, 'db' | 'tenant' | 'person' | 'now'>

const frameOf = ({ db, tenant, person, now }: BookingCall): BookingFrame => ({
  db,
  tenant,
  patientId: person.subject,
  now,
})

function generalOf(body: BookingRequest | HospitalBookingRequest): BookingRequest {
  if ('providerId' in body) return body
  throw notValid('providerId')
}
