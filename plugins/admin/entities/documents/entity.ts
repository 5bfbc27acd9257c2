import type { AdminDocument } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/AdminDocument'
import { download, markSeen, markUnseen } from './actions'

/** The documents of patients: search, download, mark as seen. */
const documents: AdminEntity<AdminDocument> = {
  name: 'DOCUMENT',
  form,
  key: 'id',
  path: 'api/documents/filter',
  columns: ['name', 'patientName', 'documentType', 'creationDate', 'seenByAdmin'],
  sort: '-creationDate',
  filters: ['documentType', 'seenByAdmin'],
  rowActions: [download, markSeen, markUnseen],
  bulkActions: [markSeen, markUnseen],
  can: { create: false, edit: false, delete: false },
}

export default documents
