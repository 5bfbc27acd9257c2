import type { Document } from '../../../../schemas/generated/entities'
import { writeIfSpace } from '../../../db/diskSpace'
import { operation, type Api, type OperationCall } from '../../../http/api/operation'
import { isAllowed } from '../../../http/api/rights'
import { documents } from '../../admin/documents/entity'
import { listRecordPage } from '../../admin/list/list'
import { orNotFound } from '../../orNotFound'
import { requireFiles } from '../requireFiles'
import {
  deleteDocument,
  DocumentType,
  listDocuments,
  listNewest,
  markOpened,
  readDocument,
  updateDocument,
  type DocumentKey,
} from './documents'
import { findFile, headerFileName } from './files'
import { giveDocument } from './giveDocument'
import { nameUpload, receiveUpload } from './upload'

type Call = Pick<OperationCall<'GET api/documents/{id}'>, 'db' | 'tenant' | 'person' | 'params' | 'now'>

const keyOf = ({ tenant, person, params }: Call): DocumentKey => ({
  tenant: tenant.id,
  patient: person.subject,
  id: params.id,
})

/** The documents of the subject (REC-065 to REC-073, REC-077). */
export function registerDocuments(api: Api): void {
  operation(api, 'GET api/documents/filter', async ({ db, tenant, person, query }) => {
    if (query.page === undefined)
      return listDocuments(db, { tenant: tenant.id, patient: person.subject }, query)
    return (await listRecordPage(db, tenant.id, documents, query)) as unknown as Document[]
  })
  operation(api, 'GET api/documents/withMedicalExams', ({ db, tenant, person }) =>
    listNewest(db, { tenant: tenant.id, patient: person.subject }),
  )
  operation(api, 'GET api/documents/{id}', (call) => readDocument(call.db, keyOf(call)))
  operation(api, 'PUT api/documents/{id}', (call) => updateDocument(call.db, keyOf(call), call.body))
  operation(api, 'DELETE api/documents/{id}', async (call) => {
    await deleteDocument(call.db, keyOf(call))
    return undefined
  })
  operation(api, 'POST api/documents', async (call) => ({
    documentId: await receiveUpload(call, requireFiles(api), call.body),
  }))
  operation(api, 'POST api/documents/data', (call) => {
    const { patientId, ...data } = call.body
    return patientId === undefined || patientId === call.person.subject
      ? nameUpload(call, data)
      : giveDocument(call, api.hub, { ...data, patientId })
  })
  registerDownloads(api)
}

function registerDownloads(api: Api): void {
  operation(api, 'GET api/documents/{id}/download', (call) => download(api, call))
  operation(api, 'GET api/medical-exams/{id}/download', async (call) => {
    const { documentType } = await readDocument(call.db, keyOf(call))
    orNotFound(documentType === DocumentType.medicalExam ? documentType : undefined)
    return download(api, call)
  })
}

/** Downloads a document of the subject; for administrators of documents, of any patient. Throws 404 otherwise. */
async function download(api: Api, call: Call) {
  const { db, tenant, person, params, now } = call
  const file = orNotFound(await findFile({ db, files: requireFiles(api), tenant: tenant.id }, params.id))
  const isOwn = file.patientId === person.subject
  const rights = { role: 'DocumentsAdministrator', feature: 'adminDocuments' }
  if (!isOwn && !isAllowed(rights, tenant, person)) orNotFound(undefined)
  if (isOwn) await writeIfSpace(() => markOpened(db, keyOf(call), now))
  return { type: file.type, name: headerFileName(file.name), content: file.content }
}
