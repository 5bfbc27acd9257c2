import { retryOnDeadlock } from '../../../../platform/db/retryOnDeadlock'
import { operation, type Api, type OperationCall } from '../../../../platform/http/api/operation'
import { notifyVisitChange } from '../../../appointments/visit/notifyVisitChange'
import { proposeOtherTime } from '../../../booking/proposals/otherTimes'
import { withdrawOtherTimes } from '../../../booking/proposals/withdrawOtherTimes'
import { cancelWithin } from '../../../booking/steps/cancel'
import { changeOf } from '../../../entities/registerEntity'
import { enqueueLetters } from '../../../letters/queue/enqueue'
import { treatmentTime } from '../../../people/treated'
import { passOn } from '../../../waitingList/freedTimes'
import { requireCalendarAccess, requireCalendarChange, type CalendarOwner } from '../calendar/access'
import { offerOpenedTimes } from '../calendar/offerOpenedTimes'
import type { AbsenceReader, FoundAppointment } from './appointments'
import { listAbsences, previewAbsence } from './readAbsences'
import { addAbsence, cancelRest, endAbsence, type AbsenceWriter } from './writeAbsence'

type AddCall = OperationCall<'POST api/doctors/{id}/absences'>
type Call = Pick<AddCall, 'db' | 'tenant' | 'person' | 'now' | 'params'>
type ChangingCall = Call & Pick<AddCall, 'language' | 'afterCommit'>

/** The absences of a doctor, for the doctor and for doctors administrators. */
export function registerAbsences(api: Api): void {
  operation(api, 'GET api/doctors/{id}/absences/preview', async (call) =>
    previewAbsence(call.db, readerOf(call, await ownerOf(call)), call.query),
  )
  operation(api, 'GET api/doctors/{id}/absences', async (call) =>
    listAbsences(call.db, readerOf(call, await ownerOf(call))),
  )
  operation(api, 'POST api/doctors/{id}/absences', async (call) => {
    const writer = await writerOf(api, call, lastDay(call.body.to))
    return retryOnDeadlock(call.db, (tx) => addAbsence(tx, writer, call.body))
  })
  operation(api, 'POST api/doctors/{id}/absences/{absenceId}/cancel', async (call) => {
    const writer = await writerOf(api, call)
    return retryOnDeadlock(call.db, (tx) => cancelRest(tx, writer, call.params.absenceId, call.body.known))
  })
  operation(api, 'POST api/doctors/{id}/absences/{absenceId}/end', async (call) => {
    const { id, absenceId } = call.params
    const writer = await writerOf(api, call)
    await retryOnDeadlock(call.db, async (tx) => {
      await endAbsence(tx, writer, absenceId)
      await offerOpenedTimes(tx, call.tenant, id, call.now)
    })
    return undefined
  })
}

/** How many days after an absence other times are looked for. */
const SEARCHED_DAYS = 60
const DAY_MS = 86_400_000

/** Until when other times are looked for, in milliseconds. Takes the last day of the absence. */
const lastDay = (to: string): number => Date.parse(to) + SEARCHED_DAYS * DAY_MS

/** Who changes an absence, if they may change the calendar, and what becomes of the appointments. */
async function writerOf(api: Api, call: ChangingCall, until = 0): Promise<AbsenceWriter> {
  const { tenant, now, person, language, params } = call
  const by = { actorId: person.actor, language }
  return {
    ...readerOf(call, await requireCalendarChange(call.db, tenant.id, person, params.id)),
    change: changeOf(call),
    cancel: (tx, appointment) => cancelOne(api, { ...call, db: tx }, appointment),
    offer: (tx, { id }) =>
      notifyVisitChange(api.hub, { ...call, db: tx }, id, async () => {
        await proposeOtherTime(tx, { tenant, now, by, until }, id)
      }),
    keep: async (tx, { id: bookId }) => {
      const withdrawn = await withdrawOtherTimes(tx, tenant, bookId, now)
      if (withdrawn.length > 0)
        await enqueueLetters(tx, tenant.id, { kind: 'booked', bookId, now, by, isCertain: true })
    },
  }
}

const ownerOf = ({ db, tenant, person, params }: Call): Promise<CalendarOwner> =>
  requireCalendarAccess(db, tenant.id, person, params.id)

const readerOf = ({ tenant, now }: Call, owner: CalendarOwner): AbsenceReader => ({
  tenant: tenant.id,
  owner,
  time: treatmentTime(tenant, now),
})

/** Cancels an appointment as its doctor does: the payment is returned. A time that is held for somebody who waits is withdrawn. */
function cancelOne(
  api: Api,
  call: ChangingCall,
  { id, patientId, isOffered }: FoundAppointment,
): Promise<void> {
  const { db, tenant, now, person, language, params } = call
  if (isOffered) return passOn(db, tenant, id, 'withdrawn', now)
  const context = { tenant, now, language, patientId, actorId: person.actor, actingDoctorId: params.id }
  return notifyVisitChange(api.hub, call, id, () => cancelWithin(db, context, id))
}
