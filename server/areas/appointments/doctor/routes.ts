import { operation, type Api, type OperationCall } from '../../../http/api/operation'
import { ownDoctor } from '../../catalogue/ownDoctor'
import { listOfDoctor } from '../appointmentQueries'
import { book, cancel, move, type BookingFrame } from '../booking/booking'
import { appointmentOfDoctor, forPatient, ownOrder, spanOf } from './doctorAppointments'
import { generalOrder } from '../booking/bookingInput'

/** What a doctor sees of, and does with, their own appointments (BOOK-103 to BOOK-112). */
export function registerDoctorSide(api: Api): void {
  registerLists(api)
  operation(api, 'GET api/appointments/{id}/doctor', async ({ db, tenant, person, params, query }) => {
    const doctorId = await ownDoctor(db, tenant.id, person)
    return appointmentOfDoctor(db, tenant.id, doctorId, { ...params, ...query })
  })
  operation(api, 'POST api/appointments/doctor', async (call) => {
    const { frame, doctorId } = await doctorFrame(call, call.query.patientId)
    return book(frame, ownOrder(generalOrder(call.body), doctorId))
  })
  operation(api, 'PUT api/appointments/{id}/doctor', async (call) => {
    const { frame, doctorId } = await doctorFrame(call, call.query.patientId)
    await appointmentOfDoctor(call.db, call.tenant.id, doctorId, { ...call.params, ...call.query })
    return move(frame, call.params.id, ownOrder(generalOrder(call.body), doctorId))
  })
  operation(api, 'DELETE api/appointments/{id}/doctor', async (call) => {
    const { frame, doctorId } = await doctorFrame(call, call.query.patientId)
    await appointmentOfDoctor(call.db, call.tenant.id, doctorId, { ...call.params, ...call.query })
    await cancel(frame, call.params.id)
    return undefined
  })
}

function registerLists(api: Api): void {
  operation(api, 'GET api/appointments/doctor', async ({ db, tenant, person, now }) =>
    listOfDoctor(db, tenant.id, await ownDoctor(db, tenant.id, person), { from: now.toISOString() }),
  )
  operation(api, 'GET api/appointments/doctor/{id}', async ({ db, tenant, person, params }) =>
    appointmentOfDoctor(db, tenant.id, await ownDoctor(db, tenant.id, person), params),
  )
  operation(api, 'GET api/appointments/doctor/{from}/{to}', async ({ db, tenant, person, params }) =>
    listOfDoctor(db, tenant.id, await ownDoctor(db, tenant.id, person), spanOf(params.from, params.to)),
  )
}

type DoctorCall = Pick<
  OperationCall<'POST api/appointments/doctor'>,
  'db' | 'tenant' | 'person' | 'now' | 'origin' | 'language'
>

async function doctorFrame(
  { db, tenant, person, now, origin, language }: DoctorCall,
  patientId: string,
): Promise<{ frame: BookingFrame; doctorId: number }> {
  const doctorId = await ownDoctor(db, tenant.id, person)
  const own = { db, tenant, patientId, now, origin, language, ofDoctor: doctorId }
  return { doctorId, frame: await forPatient(own, patientId) }
}
