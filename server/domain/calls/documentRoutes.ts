import { operation, type Api } from '../../platform/http/api/operation'
import { nameUpload } from '../documents/upload'
import { giveDocument } from './giveDocument'

/** The data of an uploaded document: one of the subject, or one that a doctor gives a patient. */
export function registerDocumentData(api: Api): void {
  operation(api, 'POST api/documents/data', (call) => {
    const { patientId, ...data } = call.body
    return patientId === undefined || patientId === call.person.subject
      ? nameUpload(call, data)
      : giveDocument(call, api.hub, { ...data, patientId })
  })
}
