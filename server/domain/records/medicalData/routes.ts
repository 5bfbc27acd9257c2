import { operation, type Api, type OperationCall } from '../../../platform/http/api/operation'
import type { Kind } from './kinds'
import { addRecord, deleteRecord, readMedicalData, updateRecord } from './medicalData'
import { sayNoKnownAllergies } from './noKnownAllergies'
import type { Writer } from './writer'

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
  operation(api, 'PUT api/medicalData/no-known-allergies', async (call) => {
    await call.db.tx((tx) => sayNoKnownAllergies(tx, writerOf(call), call.body.isSaid))
    return undefined
  })
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
