import { operation, type Api, type OperationCall } from '../../../platform/http/api/operation'
import type { Kind } from './kinds'
import { addRecord, deleteRecord, readMedicalData, updateRecord, type Writer } from './medicalData'

type Call = Pick<OperationCall<'GET api/medicalData'>, 'tenant' | 'person' | 'now'>

const writerOf = ({ tenant, person, now }: Call): Writer => ({
  tenant: tenant.id,
  patient: person.subject,
  actor: person.actor,
  now,
})

/** What a doctor should know about the subject. */
export function registerMedicalData(api: Api): void {
  operation(api, 'GET api/medicalData', (call) => readMedicalData(call.db, writerOf(call)))
  for (const kind of ['allergy', 'illness', 'intervention', 'medicine'] as const) registerKind(api, kind)
}

function registerKind(api: Api, kind: Kind): void {
  operation(api, `POST api/${kind}/patient`, (call) => addRecord(call.db, writerOf(call), kind, call.body))
  operation(api, `PUT api/${kind}/patient`, (call) => updateRecord(call.db, writerOf(call), kind, call.body))
  operation(api, `DELETE api/${kind}/{id}/patient`, async (call) => {
    await deleteRecord(call.db, writerOf(call), kind, call.params.id)
    return undefined
  })
}
