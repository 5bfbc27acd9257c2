import type { WaitingWish } from '../../../schemas/generated/entities'
import { bookTime, findSoonOffer, waitingFor } from '../../domain/booking/waiting/test/waitingOffers'
import type { Operation } from '../../platform/http/api/contract'
import { NOW, type Caller, type Clinic } from './clinic'
import type { RepeatedRequest } from './repeatedRequest'

/** Requests of the waiting list: somebody who joins it, and somebody who takes the time that is held for them. */
export async function ofWaitingList(
  clinic: Clinic,
  luis: Caller,
): Promise<Partial<Record<Operation, RepeatedRequest>>> {
  const [admin, ana] = [await clinic.as('admin@portico.test'), await clinic.as('ana@portico.test')]
  const offer = await findSoonOffer(luis, NOW)
  const [wanted = '', freed = ''] = [offer.free[0], offer.free.at(-1)]
  const booked = await bookTime(admin, freed, offer)
  const { body } = await luis('POST', 'api/waiting-list/', waitingFor(freed, offer))
  await admin('DELETE', `api/appointments/${booked}`)
  return {
    'POST api/waiting-list/': {
      caller: ana,
      path: 'api/waiting-list/',
      body: waitingFor(wanted, offer),
      adds: { waiting_wish: 1, letter_settings: 1 },
    },
    'POST api/waiting-list/{id}/accept': {
      caller: luis,
      path: `api/waiting-list/${(body as WaitingWish).id}/accept`,
      body: {},
      adds: { appointment: 1, appointment_notice: 1, letter: 1 },
    },
  }
}
