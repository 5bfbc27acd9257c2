import type { Document } from '../../../schemas/generated/entities'
import { RECORDS_ROLE } from '../../../schemas/rules/recordsRole'
import { writeIfSpace } from '../../platform/db/diskSpace'
import { operation, type Api, type OperationCall } from '../../platform/http/api/operation'
import type { Download } from '../../platform/http/api/files'
import { isAllowed } from '../../platform/http/api/rights'
import { documents, namedDocuments } from './entity'
import { listRecordPage } from '../entities/list/list'
import { orNotFound } from '../../platform/errors/orNotFound'
import { requireRecordsRole } from '../people/access'
import { noteReading } from '../people/noteReading'
import { requireFiles } from '../../platform/files/requireFiles'
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
import { receiveUpload } from './upload'

type Call = Pick<OperationCall<'GET api/documents/{id}'>, 'db' | 'tenant' | 'person' | 'params' | 'now'>

const documentKeyOf = ({ tenant, person, params }: Call): DocumentKey => ({
  tenant: tenant.id,
  patient: person.subject,
  id: params.id,
})

/** The documents of the subject. */
export function registerDocuments(api: Api): void {
  operation(api, 'GET api/documents/filter', async (call) => {
    const { db, tenant, person, query } = call
    if (query.page === undefined)
      return listDocuments(db, { tenant: tenant.id, patient: person.subject }, query)
    return listForAdministrators(call)
  })
  operation(api, 'GET api/documents/withMedicalExams', ({ db, tenant, person }) =>
    listNewest(db, { tenant: tenant.id, patient: person.subject }),
  )
  operation(api, 'GET api/documents/{id}', (call) => readDocument(call.db, documentKeyOf(call)))
  operation(api, 'PUT api/documents/{id}', (call) => updateDocument(call.db, documentKeyOf(call), call.body))
  operation(api, 'DELETE api/documents/{id}', async (call) => {
    await deleteDocument(call.db, documentKeyOf(call))
    return undefined
  })
  operation(api, 'POST api/documents', async (call) => ({
    documentId: await receiveUpload(call, requireFiles(api), call.body),
  }))
  registerDownloads(api)
}

/** A page of the documents of all patients. Their names tell what people have, so who sees them is noted for each patient. */
async function listForAdministrators(call: OperationCall<'GET api/documents/filter'>): Promise<Document[]> {
  const { db, tenant, person, query } = call
  if (!person.roles.includes(RECORDS_ROLE))
    return (await listRecordPage(db, tenant.id, documents, query)) as unknown as Document[]
  const page = await listRecordPage(db, tenant.id, namedDocuments, query)
  const patients = new Set(page.items.map(({ patientId }) => String(patientId)))
  await noteReading(call, [...patients], {
    as: 'administrator',
    action: 'documents',
    reason: 'administration',
  })
  return page as unknown as Document[]
}

function registerDownloads(api: Api): void {
  operation(api, 'GET api/documents/{id}/download', (call) => download(api, call))
  operation(api, 'GET api/medical-exams/{id}/download', async (call) => {
    const { documentType } = await readDocument(call.db, documentKeyOf(call))
    orNotFound(documentType === DocumentType.medicalExam ? documentType : undefined)
    return download(api, call)
  })
}

/**
 * Downloads a document of the subject; for administrators of documents with the role for medical content, of any patient, who
 * can see that. Throws 404 otherwise, and 403 RECORDS_ROLE for administrators of documents without that role.
 */
async function download(api: Api, call: Call): Promise<Download> {
  const { db, tenant, person, params, now } = call
  const file = orNotFound(await findFile({ db, files: requireFiles(api), tenant: tenant.id }, params.id))
  const isOwn = file.patientId === person.subject
  if (isOwn) await writeIfSpace(() => markOpened(db, documentKeyOf(call), now))
  else await openAsAdministrator(call, file)
  const { type, name: title, content } = file
  return { type, name: headerFileName(title), title, isNoted: !isOwn, content }
}

async function openAsAdministrator(
  call: Call,
  { patientId, name: detail }: { patientId: string; name: string },
): Promise<void> {
  const rights = { role: 'DocumentsAdministrator', feature: 'adminDocuments' }
  if (!isAllowed(rights, call.tenant, call.person)) orNotFound(undefined)
  requireRecordsRole(call.person)
  await noteReading(call, patientId, {
    as: 'administrator',
    action: 'downloaded',
    detail,
    reason: 'administration',
  })
}
