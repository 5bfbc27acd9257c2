import { operation, type Api, type OperationCall } from '../../../platform/http/api/operation'
import { todayAt } from '../../shared/today'
import { requireFiles } from '../../../platform/files/requireFiles'
import { listTests, readTest, requireHospitalPatient } from './complementaryTests'
import {
  listConsultations,
  readConsultation,
  readNeighbour,
  readFollowUpNumber,
  type RecordKey,
} from './consultations'
import { downloadReceipt, listReceipts } from './receipts'
import { downloadFile } from './recordFile'

type Call = Pick<OperationCall<'GET api/consultations/{id}/patient'>, 'tenant' | 'person' | 'params'>

const recordKeyOf = ({ tenant, person, params }: Call): RecordKey => ({
  tenant: tenant.id,
  patient: person.subject,
  id: params.id,
})

/** What the centre has written about the subject. */
export function registerConsultations(api: Api): void {
  operation(api, 'GET api/consultations', ({ db, tenant, person }) =>
    listConsultations(db, { tenant: tenant.id, patient: person.subject }),
  )
  operation(api, 'GET api/consultations/{id}/patient', (call) => readConsultation(call.db, recordKeyOf(call)))
  operation(api, 'GET api/consultations/{id}/review-number', (call) =>
    readFollowUpNumber(call.db, recordKeyOf(call)),
  )
  operation(api, 'GET api/consultations/{id}/previous-review/patient', (call) =>
    readNeighbour(call.db, recordKeyOf(call), -1),
  )
  operation(api, 'GET api/consultations/{id}/next-review/patient', (call) =>
    readNeighbour(call.db, recordKeyOf(call), 1),
  )
  operation(api, 'GET api/consultations/{id}/patient/download', (call) =>
    downloadFile(call.db, requireFiles(api), 'consultation', recordKeyOf(call)),
  )
  operation(api, 'GET api/receipts', ({ db, tenant, person, now }) =>
    listReceipts(db, tenant.id, person.subject, todayAt(tenant, now)),
  )
  operation(api, 'GET api/receipt-documents/{id}', (call) =>
    downloadReceipt(call.db, requireFiles(api), recordKeyOf(call)),
  )
  registerTests(api)
}

function registerTests(api: Api): void {
  operation(api, 'GET api/complementarytests', async ({ db, tenant, person }) => {
    await requireHospitalPatient(db, tenant.id, person.subject)
    return listTests(db, tenant.id, person.subject)
  })
  operation(api, 'GET api/complementarytests/{id}', async ({ db, tenant, person, params }) => {
    await requireHospitalPatient(db, tenant.id, person.subject)
    return readTest(db, tenant.id, person.subject, params.id)
  })
  operation(api, 'GET api/complementarytests/download', async ({ db, tenant, person, query }) => {
    await requireHospitalPatient(db, tenant.id, person.subject)
    const key = { tenant: tenant.id, patient: person.subject, id: query.documentId }
    return downloadFile(db, requireFiles(api), 'complementary_test', key, 'file_id')
  })
}
