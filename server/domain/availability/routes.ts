import { operation, type Api } from '../../platform/http/api/operation'
import { orNotFound } from '../../platform/errors/orNotFound'
import {
  listAvailableProviders,
  listDaySlots,
  findEarliestSlot,
  listProvidersOfService,
  readSlotMatrix,
} from './availability'
import { listFirstFreeTimes } from './firstFreeTimes'
import { listFreeAppointments, listOwnFreeAppointments } from './freeAppointments'
import { listAvailableDoctors } from './availableDoctors'
import { listProviders, findShortestService } from './providers'
import { listSpecialists } from './specialists'

/** Providers and their free slots. */
export function registerAvailability(api: Api): void {
  operation(api, 'GET api/appointments/providers', ({ db, tenant, language }) =>
    listProviders(db, tenant.id, language),
  )
  operation(
    api,
    'GET api/appointments/providers/service/{serviceId}',
    ({ db, tenant, language, params, now }) =>
      listProvidersOfService(db, tenant, language, params.serviceId, now),
  )
  operation(api, 'POST api/appointments/available-providers', ({ db, tenant, language, body, now }) =>
    listAvailableProviders(db, tenant, language, body, now),
  )
  operation(api, 'POST api/appointments/start-time-matrix', ({ db, tenant, body, now }) =>
    readSlotMatrix(db, tenant, body, now),
  )
  operation(
    api,
    'POST api/appointments/provider/{id}/start-time-matrix',
    ({ db, tenant, params, body, now }) =>
      listDaySlots(db, tenant, { providerId: params.id, serviceId: body.serviceId, day: body.date }, now),
  )
  operation(api, 'GET api/doctors/available', ({ db, tenant, language, now }) =>
    listAvailableDoctors(db, tenant, language, now),
  )
  operation(api, 'GET api/consultation-services/specialists', ({ db, tenant, language }) =>
    listSpecialists(db, tenant.id, language),
  )
  registerEarliest(api)
  registerFree(api)
}

function registerFree(api: Api): void {
  operation(api, 'POST api/appointments/first-free-times', ({ db, tenant, body, now }) =>
    listFirstFreeTimes(db, tenant, body, now),
  )
  operation(api, 'POST api/appointments/free-appointments', ({ db, tenant, body, now }) =>
    listFreeAppointments(db, tenant, body, now),
  )
  operation(api, 'POST api/appointments/free-appointments/doctor', ({ db, tenant, person, body, now }) =>
    listOwnFreeAppointments(db, tenant, person, body, now),
  )
}

function registerEarliest(api: Api): void {
  operation(api, 'GET api/appointments/start-date/provider/{id}', async (call) => {
    const { db, tenant, params, query, now } = call
    const providerIds = [params.id]
    const shortest = orNotFound(await findShortestService(db, tenant.id, params.id))
    return findEarliestSlot(db, tenant, { serviceId: query.serviceId ?? shortest.id, providerIds }, now)
  })
  operation(api, 'GET api/appointments/first-working-day', ({ db, tenant, query, now }) => {
    const providerIds = query.provider === undefined ? [] : [query.provider]
    return findEarliestSlot(db, tenant, { serviceId: query.service, providerIds }, now)
  })
  operation(api, 'POST api/appointments/first-working-day', ({ db, tenant, body, now }) => {
    const from = body.from === undefined ? undefined : Date.parse(body.from)
    return findEarliestSlot(db, tenant, { serviceId: body.service, doctorIds: body.doctors, from }, now)
  })
}
