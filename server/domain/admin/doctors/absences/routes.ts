import { retryOnDeadlock } from '../../../../platform/db/retryOnDeadlock'
import { operation, type Api, type OperationCall } from '../../../../platform/http/api/operation'
import { changeOf } from '../../../entities/registerEntity'
import { treatmentTime } from '../../../people/treated'
import { requireCalendarAccess, requireCalendarChange, type CalendarOwner } from '../calendar/access'
import { offerOpenedTimes } from '../calendar/offerOpenedTimes'
import { appointmentChanges, searchedUntil, type AppointmentCall } from './appointmentChanges'
import type { AbsenceReader } from './appointments'
import { listAbsences, previewAbsence } from './readAbsences'
import { addAbsence, cancelRest, endAbsence, type AbsenceWriter } from './writeAbsence'

type AddCall = OperationCall<'POST api/doctors/{id}/absences'>
type Call = Pick<AddCall, 'db' | 'tenant' | 'person' | 'now' | 'params'>
type ChangingCall = Call & AppointmentCall

/** The absences of a doctor, for the doctor and for doctors administrators. */
export function registerAbsences(api: Api): void {
  operation(api, 'GET api/doctors/{id}/absences/preview', async (call) =>
    previewAbsence(call.db, readerOf(call, await ownerOf(call)), call.query),
  )
  operation(api, 'GET api/doctors/{id}/absences', async (call) =>
    listAbsences(call.db, readerOf(call, await ownerOf(call))),
  )
  operation(api, 'POST api/doctors/{id}/absences', async (call) => {
    const writer = await writerOf(api, call, searchedUntil(call.body.to))
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

/** Who changes an absence, if they may change the calendar, and what becomes of the appointments. */
async function writerOf(api: Api, call: ChangingCall, until = 0): Promise<AbsenceWriter> {
  const { tenant, person, params } = call
  return {
    ...readerOf(call, await requireCalendarChange(call.db, tenant.id, person, params.id)),
    change: changeOf(call),
    ...appointmentChanges(api, call, until),
  }
}

const ownerOf = ({ db, tenant, person, params }: Call): Promise<CalendarOwner> =>
  requireCalendarAccess(db, tenant.id, person, params.id)

const readerOf = ({ tenant, now }: Call, owner: CalendarOwner): AbsenceReader => ({
  tenant: tenant.id,
  owner,
  time: treatmentTime(tenant, now),
})
