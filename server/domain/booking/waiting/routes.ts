import { retryOnDeadlock } from '../../../platform/db/retryOnDeadlock'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { operation, type Api, type OperationCall } from '../../../platform/http/api/operation'
import { notifyVisitChange } from '../../appointments/visit/notifyVisitChange'
import { readableBy } from '../../appointments/readableBy'
import { acceptFreedTime, declineFreedTime } from './answerFreedTime'
import { endWishes } from '../../waitingList/endWishes'
import { changeTimes, joinList } from '../../waitingList/join'
import { startWaitingWorker } from '../../waitingList/waitingWorker'
import { listWishes, readOutlook, type WishReader } from '../../waitingList/wishes'

/** The waiting list for earlier times, as the patient's side uses it. */
export function register(api: Api): void {
  registerWishes(api)
  registerAnswers(api)
  startWaitingWorker(api)
}

function registerWishes(api: Api): void {
  operation(api, 'GET api/waiting-list/', (call) => readFor(call))
  operation(api, 'GET api/waiting-list/outlook', (call) =>
    readOutlook(readerOf(call), call.query.serviceId, call.query.doctorId ?? null),
  )
  operation(api, 'POST api/waiting-list/', async (call) => {
    const id = await joinList({ ...readerOf(call), actorId: call.person.actor }, call.body)
    return orNotFound((await readFor(call, id))[0])
  })
  operation(api, 'PUT api/waiting-list/{id}', async (call) => {
    await changeTimes(readerOf(call), call.params.id, call.body)
    return orNotFound((await readFor(call, call.params.id))[0])
  })
  operation(api, 'DELETE api/waiting-list/{id}', async (call) => {
    const { db, tenant, person, params, now } = call
    const own = { where: 'w.patient_id = $2 and w.id = $3', values: [person.subject, params.id] }
    await retryOnDeadlock(db, (tx) => endWishes(tx, tenant, own, 'left', now))
    return undefined
  })
}

function registerAnswers(api: Api): void {
  operation(api, 'POST api/waiting-list/{id}/accept', async (call) => {
    const { db, tenant, person, params, body, now, origin, language } = call
    const context = { db, tenant, now, origin, language, payments: api.payments }
    const people = { patientId: person.subject, actorId: person.actor }
    const [wish] = await readFor(call, params.id)
    const accept = () => acceptFreedTime({ ...context, ...people }, params.id, body)
    return wish?.appointment ? notifyVisitChange(api.hub, call, wish.appointment.id, accept) : accept()
  })
  operation(api, 'POST api/waiting-list/{id}/decline', async (call) => {
    await declineFreedTime(readerOf(call), call.params.id)
    return undefined
  })
}

type WishCall = Pick<OperationCall<'GET api/waiting-list/'>, 'db' | 'tenant' | 'person' | 'now' | 'language'>

const readerOf = ({ db, tenant, person, now, language }: WishCall): WishReader => ({
  db,
  tenant,
  language,
  patientId: person.subject,
  now,
})

/** The wishes, with appointments as who acts may read them. */
async function readFor(call: WishCall, id: number | null = null) {
  const read = readableBy(call.person)
  return (await listWishes(readerOf(call), id)).map((wish) => ({
    ...wish,
    appointment: wish.appointment && read(wish.appointment),
    freedTime: wish.freedTime && read(wish.freedTime),
  }))
}
