import { operation, type Api, type OperationCall } from '../../platform/http/api/operation'
import { orNotFound } from '../../platform/errors/orNotFound'
import {
  findAppointment,
  listAllAppointments,
  listCurrentAppointments,
} from '../appointments/appointmentQueries'
import { listFamilyAppointments } from '../appointments/familyAppointments'
import { notifyVisitChange } from '../appointments/visit/notifyVisitChange'
import { book, move, type BookingContext } from './steps/booking'
import { cancel, releaseTime } from './steps/cancel'
import { registerBookingProvider } from './bookingProviderRoutes'
import { registerChoices } from './choiceRoutes'
import { registerDoctorAppointments } from './doctor/routes'
import { answerProposal } from './proposals/answerProposal'
import { registerPolicies } from './policies/routes'
import { startProposalWorker } from './proposals/proposalWorker'
import { readGeneralRequest, readHospitalRequest, readBookingRequest } from './steps/bookingInput'
import { readableBy } from '../appointments/readableBy'
import { registerAvailability } from '../availability/routes'
import { bookFreeService, bookPaidService, findPaidAppointment } from './steps/specialistBooking'

/** Lists, books, moves and cancels a patient's appointments. */
export function register(api: Api): void {
  registerAvailability(api)
  registerChoices(api)
  registerBookingProvider(api)
  registerDoctorAppointments(api)
  registerOwn(api)
  registerAnswer(api)
  registerBooking(api)
  registerPolicies(api)
  startProposalWorker(api)
}

function registerOwn(api: Api): void {
  operation(api, 'GET api/appointments/', async ({ db, tenant, language, person, now }) => {
    const list = await listCurrentAppointments(db, tenant.id, language, person.subject, now)
    return list.map(readableBy(person))
  })
  operation(api, 'GET api/appointments/all', async ({ db, tenant, language, person, now }) =>
    (await listAllAppointments(db, tenant.id, language, person.subject, now)).map(readableBy(person)),
  )
  operation(api, 'GET api/appointments/family', (call) => listFamilyAppointments(api, call))
  operation(api, 'GET api/appointments/{id}', async ({ db, tenant, language, person, params, now }) =>
    readableBy(person)(
      orNotFound(await findAppointment(db, tenant.id, language, person.subject, params.id, now)),
    ),
  )
  operation(api, 'PUT api/appointments/{id}', (call) =>
    notifyVisitChange(api.hub, call, call.params.id, () =>
      move(contextOf(api, call), call.params.id, readBookingRequest(call.body)),
    ),
  )
  operation(api, 'DELETE api/appointments/{id}', async (call) => {
    const { id } = call.params
    await notifyVisitChange(api.hub, call, id, () => cancel(contextOf(api, call), id))
    return undefined
  })
  operation(api, 'DELETE api/payments/{id}', async (call) => {
    const { id } = call.params
    await notifyVisitChange(api.hub, call, id, () => releaseTime(contextOf(api, call), id))
    return undefined
  })
}

function registerAnswer(api: Api): void {
  operation(api, 'PUT api/appointments/{id}/answer', async (call) => {
    const { doctorPersonId } = await answerProposal(
      contextOf(api, call),
      call.params.id,
      call.body.isAccepted,
    )
    if (doctorPersonId !== null)
      call.afterCommit(() => api.hub.sendToUser(call.tenant.id, doctorPersonId, 'waitingChanged'))
    return undefined
  })
}

function registerBooking(api: Api): void {
  const general = (call: BookingCall & { body: Parameters<typeof readGeneralRequest>[0] }) =>
    book(contextOf(api, call), readGeneralRequest(call.body))
  operation(api, 'POST api/appointments/book', general)
  operation(api, 'POST api/appointments/book-doctor', general)
  operation(api, 'POST api/appointments/', general)
  operation(api, 'POST api/appointments/book-specialist', (call) =>
    bookPaidService(contextOf(api, call), readGeneralRequest(call.body)),
  )
  operation(api, 'POST api/appointments/book-specialist-free', (call) =>
    bookFreeService(contextOf(api, call), readGeneralRequest(call.body)),
  )
  operation(
    api,
    'GET api/appointments/book-specialist-payed/{bookId}',
    async ({ db, tenant, language, person, params, now }) =>
      readableBy(person)(
        await findPaidAppointment(db, tenant.id, language, person.subject, params.bookId, now),
      ),
  )
  operation(api, 'POST api/appointments/book-hospital', ({ person, ...call }) =>
    person === null
      ? { booked: false, loginRequired: true, redirectUrl: null }
      : book(contextOf(api, { ...call, person }), readHospitalRequest(call.body)),
  )
}

type BookingCall = Pick<
  OperationCall<'POST api/appointments/book'>,
  'db' | 'tenant' | 'person' | 'now' | 'origin' | 'language'
>

const contextOf = (
  { payments }: Api,
  { db, tenant, person, now, origin, language }: BookingCall,
): BookingContext => ({
  payments,
  db,
  tenant,
  patientId: person.subject,
  actorId: person.actor,
  now,
  origin,
  language,
})
