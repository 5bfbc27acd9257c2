import type { Api, OperationCall } from '../../../../platform/http/api/operation'
import { notifyVisitChange } from '../../../appointments/visit/notifyVisitChange'
import { proposeOtherTime } from '../../../booking/proposals/otherTimes'
import { withdrawOtherTimes } from '../../../booking/proposals/withdrawOtherTimes'
import { cancelWithin } from '../../../booking/steps/cancel'
import { enqueueLetters } from '../../../letters/queue/enqueue'
import { passOn } from '../../../waitingList/freedTimes'
import type { FoundAppointment } from './appointments'
import type { AbsenceWriter } from './writeAbsence'

/** What a change of appointments needs of a call. */
export type AppointmentCall = Pick<
  OperationCall<'POST api/doctors/{id}/absences'>,
  'db' | 'tenant' | 'person' | 'now' | 'language' | 'afterCommit'
>

/** What becomes of the appointments of closed days. */
export type AppointmentChanges = Pick<AbsenceWriter, 'cancel' | 'offer' | 'keep'>

/** How many days after the closed ones other times are looked for. */
const SEARCHED_DAYS = 60
const DAY_MS = 86_400_000

/** Until when other times are looked for, in milliseconds. Takes the last closed day. */
export const searchedUntil = (day: string): number => Date.parse(day) + SEARCHED_DAYS * DAY_MS

/** Cancels appointments, proposes other times for them, or confirms them. `until`: see `searchedUntil`. */
export function appointmentChanges(api: Api, call: AppointmentCall, until: number): AppointmentChanges {
  const { tenant, now, person, language } = call
  const by = { actorId: person.actor, language }
  return {
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

/** Cancels an appointment as its doctor does: the payment is returned. A time that is held for somebody who waits is withdrawn. */
function cancelOne(
  api: Api,
  call: AppointmentCall,
  { id, patientId, doctorId, isOffered }: FoundAppointment,
): Promise<void> {
  const { db, tenant, now, person, language } = call
  if (isOffered) return passOn(db, tenant, id, 'withdrawn', now)
  const context = { tenant, now, language, patientId, actorId: person.actor, actingDoctorId: doctorId }
  return notifyVisitChange(api.hub, call, id, () => cancelWithin(db, context, id))
}
