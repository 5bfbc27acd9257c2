import { operation, type Api } from '../../../http/api/operation'
import { found } from '../../orNotFound'
import { availableProviders, daySlots, earliestSlot, providersOfService, slotMatrix } from './availability'
import { freeAppointments, ownFreeAppointments } from './freeAppointments'
import { listProviders, shortestService } from '../providers'

/** Who can be booked, and when (BOOK-085 to BOOK-100). */
export function registerSlots(api: Api): void {
  operation(api, 'GET api/appointments/providers', ({ db, tenant }) => listProviders(db, tenant.id))
  operation(api, 'GET api/appointments/providers/service/{serviceId}', ({ db, tenant, params, now }) =>
    providersOfService(db, tenant.id, params.serviceId, now),
  )
  operation(api, 'POST api/appointments/available-providers', ({ db, tenant, body, now }) =>
    availableProviders(db, tenant.id, body, now),
  )
  operation(api, 'POST api/appointments/start-time-matrix', ({ db, tenant, body, now }) =>
    slotMatrix(db, tenant.id, body, now),
  )
  operation(
    api,
    'POST api/appointments/provider/{id}/start-time-matrix',
    ({ db, tenant, params, body, now }) =>
      daySlots(db, tenant.id, { providerId: params.id, serviceId: body.serviceId, day: body.date }, now),
  )
  registerEarliest(api)
  registerFree(api)
}

function registerFree(api: Api): void {
  operation(api, 'POST api/appointments/free-appointments', ({ db, tenant, body, now }) =>
    freeAppointments(db, tenant.id, body, now),
  )
  operation(api, 'POST api/appointments/free-appointments/doctor', ({ db, tenant, person, body, now }) =>
    ownFreeAppointments(db, tenant.id, person, body, now),
  )
}

function registerEarliest(api: Api): void {
  operation(api, 'GET api/appointments/start-date/provider/{id}', async (call) => {
    const { db, tenant, params, query, now } = call
    const providerIds = [params.id]
    const shortest = found(await shortestService(db, tenant.id, params.id))
    return earliestSlot(db, tenant.id, { serviceId: query.serviceId ?? shortest.id, providerIds }, now)
  })
  operation(api, 'GET api/appointments/first-working-day', ({ db, tenant, query, now }) => {
    const providerIds = query.provider === undefined ? [] : [query.provider]
    return earliestSlot(db, tenant.id, { serviceId: query.service, providerIds }, now)
  })
  operation(api, 'POST api/appointments/first-working-day', ({ db, tenant, body, now }) => {
    const from = body.from === undefined ? undefined : Date.parse(body.from)
    return earliestSlot(db, tenant.id, { serviceId: body.service, doctorIds: body.doctors, from }, now)
  })
}
