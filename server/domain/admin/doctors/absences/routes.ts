import type { Tx } from '../../../../platform/db/database'
import { retryOnDeadlock } from '../../../../platform/db/retryOnDeadlock'
import { operation, type Api, type OperationCall } from '../../../../platform/http/api/operation'
import { notifyVisitChange } from '../../../appointments/visit/notifyVisitChange'
import { cancelWithin } from '../../../booking/steps/cancel'
import { changeOf } from '../../../entities/registerEntity'
import { treatmentTime } from '../../../people/treated'
import { passOn } from '../../../waitingList/freedTimes'
import { requireCalendarAccess, requireCalendarChange, type CalendarOwner } from '../calendar/access'
import { offerOpenedTimes } from '../calendar/offerOpenedTimes'
import type { AbsenceReader, FoundAppointment } from './appointments'
import { listAbsences, previewAbsence } from './readAbsences'
import { addAbsence, endAbsence } from './writeAbsence'

type AddCall = OperationCall<'POST api/doctors/{id}/absences'>
type Call = Pick<AddCall, 'db' | 'tenant' | 'person' | 'now' | 'params'>

/** The absences of a doctor, for the doctor and for doctors administrators. */
export function registerAbsences(api: Api): void {
  operation(api, 'GET api/doctors/{id}/absences/preview', async (call) =>
    previewAbsence(call.db, readerOf(call, await ownerOf(call)), call.query),
  )
  operation(api, 'GET api/doctors/{id}/absences', async (call) =>
    listAbsences(call.db, readerOf(call, await ownerOf(call))),
  )
  operation(api, 'POST api/doctors/{id}/absences', async (call) => {
    const reader = readerOf(
      call,
      await requireCalendarChange(call.db, call.tenant.id, call.person, call.params.id),
    )
    const writer = {
      ...reader,
      change: changeOf(call),
      cancel: (tx: Tx, appointment: FoundAppointment) => cancelOne(api, { ...call, db: tx }, appointment),
    }
    return retryOnDeadlock(call.db, (tx) => addAbsence(tx, writer, call.body))
  })
  operation(api, 'POST api/doctors/{id}/absences/{absenceId}/end', async (call) => {
    const { id, absenceId } = call.params
    await requireCalendarChange(call.db, call.tenant.id, call.person, id)
    await retryOnDeadlock(call.db, async (tx) => {
      await endAbsence(tx, changeOf(call), id, absenceId)
      await offerOpenedTimes(tx, call.tenant, id, call.now)
    })
    return undefined
  })
}

const ownerOf = ({ db, tenant, person, params }: Call): Promise<CalendarOwner> =>
  requireCalendarAccess(db, tenant.id, person, params.id)

const readerOf = ({ tenant, now }: Call, owner: CalendarOwner): AbsenceReader => ({
  tenant: tenant.id,
  owner,
  time: treatmentTime(tenant, now),
})

/** Cancels an appointment as its doctor does: the payment is returned. A time that is held for somebody who waits is withdrawn. */
function cancelOne(api: Api, call: AddCall, { id, patientId, isOffered }: FoundAppointment): Promise<void> {
  const { db, tenant, now, person, language, params } = call
  if (isOffered) return passOn(db, tenant, id, 'withdrawn', now)
  const context = { tenant, now, language, patientId, actorId: person.actor, actingDoctorId: params.id }
  return notifyVisitChange(api.hub, call, id, () => cancelWithin(db, context, id))
}
