import { operation, type Api } from '../../../../platform/http/api/operation'
import { notifyVisitChange } from '../../../appointments/visit/notifyVisitChange'
import { setAttendance } from './attendance'
import { findDiagnoses } from './diagnoses'
import { saveDraft } from './draft'
import { listUnfinished } from './unfinished'
import { readVisitRecord } from './visitRecord'

/** What a doctor writes about a visit (decision 960). The calls finish it, because that ends a call. */
export function registerWriting(api: Api): void {
  operation(api, 'GET api/consultations/appointments/{id}', (call) => readVisitRecord(call, call.params.id))
  operation(api, 'PUT api/consultations/appointments/{id}', (call) =>
    saveDraft(call, call.params.id, call.body),
  )
  operation(api, 'PUT api/consultations/appointments/{id}/attendance', async (call) => {
    const { id } = call.params
    await notifyVisitChange(api.hub, call, id, () => setAttendance(call, id, call.body.isMissed))
    return undefined
  })
  operation(api, 'GET api/consultations/unfinished', listUnfinished)
  operation(api, 'GET api/diagnoses', ({ query, language }) => findDiagnoses(query.search, language))
}
