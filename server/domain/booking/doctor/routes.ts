import { operation, type Api, type OperationCall } from '../../../platform/http/api/operation'
import { requireOwnDoctor } from '../../catalogue/ownDoctor'
import { treatmentTime } from '../../people/treated'
import { listDoctorAppointments, type DoctorReader } from '../../appointments/appointmentQueries'
import { notifyVisitChange } from '../../appointments/visit/notifyVisitChange'
import { book, move, type BookingContext } from '../steps/booking'
import { cancel } from '../steps/cancel'
import { findDoctorAppointment, contextForPatient, requireOwnCalendar, dateRange } from './doctorAppointments'
import { readGeneralRequest } from '../steps/bookingInput'

/** The operations of a doctor on their own appointments. */
export function registerDoctorAppointments(api: Api): void {
  registerLists(api)
  operation(api, 'GET api/appointments/{id}/doctor', async (call) => findOwn(call))
  operation(api, 'POST api/appointments/doctor', async (call) => {
    const { context, doctorId } = await doctorContext(call, call.query.patientId)
    return book(context, requireOwnCalendar(readGeneralRequest(call.body), doctorId))
  })
  operation(api, 'PUT api/appointments/{id}/doctor', async (call) => {
    const { context, doctorId } = await doctorContext(call, call.query.patientId)
    await findOwn(call)
    return notifyVisitChange(api.hub, call, call.params.id, () =>
      move(context, call.params.id, requireOwnCalendar(readGeneralRequest(call.body), doctorId)),
    )
  })
  operation(api, 'DELETE api/appointments/{id}/doctor', async (call) => {
    const { context } = await doctorContext(call, call.query.patientId)
    await findOwn(call)
    await notifyVisitChange(api.hub, call, call.params.id, () => cancel(context, call.params.id))
    return undefined
  })
}

function registerLists(api: Api): void {
  operation(api, 'GET api/appointments/doctor', async (call) =>
    listDoctorAppointments(call.db, call.tenant.id, await readerOf(call), { from: call.now.toISOString() }),
  )
  operation(api, 'GET api/appointments/doctor/{id}', async (call) =>
    findDoctorAppointment(call.db, call.tenant.id, await readerOf(call), call.params),
  )
  operation(api, 'GET api/appointments/doctor/{from}/{to}', async (call) =>
    listDoctorAppointments(call.db, call.tenant.id, await readerOf(call), {
      ...dateRange(call.params.from, call.params.to),
      withTeams: call.query.showTeamAppointments,
    }),
  )
}

type DoctorCall = Pick<
  OperationCall<'POST api/appointments/doctor'>,
  'db' | 'tenant' | 'person' | 'now' | 'origin' | 'language'
>

/** The doctor who sends the request. Throws 403 for anyone else. */
const readerOf = async ({
  db,
  tenant,
  person,
  now,
  language,
}: Omit<DoctorCall, 'origin'>): Promise<DoctorReader> => ({
  language,
  doctorId: await requireOwnDoctor(db, tenant.id, person),
  time: treatmentTime(tenant, now),
})

const findOwn = async (
  call: Omit<DoctorCall, 'origin'> & { params: { id: number }; query: { patientId: string } },
) => findDoctorAppointment(call.db, call.tenant.id, await readerOf(call), { ...call.params, ...call.query })

async function doctorContext(
  { db, tenant, person, now, origin, language }: DoctorCall,
  patientId: string,
): Promise<{ context: BookingContext; doctorId: number }> {
  const doctorId = await requireOwnDoctor(db, tenant.id, person)
  const context: BookingContext = {
    payments: undefined,
    db,
    tenant,
    patientId,
    actorId: person.actor,
    now,
    origin,
    language,
    actingDoctorId: doctorId,
  }
  return { doctorId, context: await contextForPatient(context, patientId) }
}
