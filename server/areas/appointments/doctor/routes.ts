import { operation, type Api, type OperationCall } from '../../../http/api/operation'
import { requireOwnDoctor } from '../../catalogue/ownDoctor'
import { listDoctorAppointments } from '../appointmentQueries'
import { book, cancel, move, type BookingContext } from '../booking/booking'
import { findDoctorAppointment, contextForPatient, requireOwnCalendar, dateRange } from './doctorAppointments'
import { readGeneralRequest } from '../booking/bookingInput'

/** The operations of a doctor on their own appointments (BOOK-103 to BOOK-112). */
export function registerDoctorAppointments(api: Api): void {
  registerLists(api)
  operation(
    api,
    'GET api/appointments/{id}/doctor',
    async ({ db, tenant, language, person, params, query }) => {
      const doctorId = await requireOwnDoctor(db, tenant.id, person)
      return findDoctorAppointment(db, tenant.id, language, doctorId, { ...params, ...query })
    },
  )
  operation(api, 'POST api/appointments/doctor', async (call) => {
    const { context, doctorId } = await doctorContext(call, call.query.patientId)
    return book(context, requireOwnCalendar(readGeneralRequest(call.body), doctorId))
  })
  operation(api, 'PUT api/appointments/{id}/doctor', async (call) => {
    const { context, doctorId } = await doctorContext(call, call.query.patientId)
    await findDoctorAppointment(call.db, call.tenant.id, call.language, doctorId, {
      ...call.params,
      ...call.query,
    })
    return move(context, call.params.id, requireOwnCalendar(readGeneralRequest(call.body), doctorId))
  })
  operation(api, 'DELETE api/appointments/{id}/doctor', async (call) => {
    const { context, doctorId } = await doctorContext(call, call.query.patientId)
    await findDoctorAppointment(call.db, call.tenant.id, call.language, doctorId, {
      ...call.params,
      ...call.query,
    })
    await cancel(context, call.params.id)
    return undefined
  })
}

function registerLists(api: Api): void {
  operation(api, 'GET api/appointments/doctor', async ({ db, tenant, language, person, now }) =>
    listDoctorAppointments(db, tenant.id, language, await requireOwnDoctor(db, tenant.id, person), {
      from: now.toISOString(),
    }),
  )
  operation(api, 'GET api/appointments/doctor/{id}', async ({ db, tenant, language, person, params }) =>
    findDoctorAppointment(db, tenant.id, language, await requireOwnDoctor(db, tenant.id, person), params),
  )
  operation(
    api,
    'GET api/appointments/doctor/{from}/{to}',
    async ({ db, tenant, language, person, params, query }) =>
      listDoctorAppointments(db, tenant.id, language, await requireOwnDoctor(db, tenant.id, person), {
        ...dateRange(params.from, params.to),
        withTeams: query.showTeamAppointments,
      }),
  )
}

type DoctorCall = Pick<
  OperationCall<'POST api/appointments/doctor'>,
  'db' | 'tenant' | 'person' | 'now' | 'origin' | 'language'
>

async function doctorContext(
  { db, tenant, person, now, origin, language }: DoctorCall,
  patientId: string,
): Promise<{ context: BookingContext; doctorId: number }> {
  const doctorId = await requireOwnDoctor(db, tenant.id, person)
  const context: BookingContext = {
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
