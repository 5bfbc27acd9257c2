import type { AdminEntity, AdminRecord, RowAction } from '@kits/admin/entity'
import { plain } from '@kits/admin/values/toText'
import form from 'virtual:form/AdminDocument'
import { saveFile } from '../../files/saveFile'

const idOf = ({ id }: AdminRecord) => Number(id)

const download: RowAction = {
  id: 'download',
  icon: 'download',
  label: 'ADMIN.DOCUMENTS.DOWNLOAD',
  run: async (call, record) => {
    const params = { id: idOf(record) }
    saveFile(
      plain(record['name']),
      await call('GET api/documents/{id}/download', { params, file: true, quiet: true }),
    )
  },
  done: 'ADMIN.DOCUMENTS.DOWNLOADED',
  failed: 'ADMIN.DOCUMENTS.DOWNLOAD_FAIL',
}

const mark = (seenByAdmin: boolean): Pick<RowAction, 'when' | 'run'> => ({
  when: (record) => record['seenByAdmin'] !== seenByAdmin,
  run: (call, record) =>
    call('PUT api/documents/updateSeenByAdmin', {
      body: { documentIds: [idOf(record)], seenByAdmin },
      quiet: true,
    }),
})

const see: RowAction = {
  id: 'see',
  icon: 'eye',
  label: 'ADMIN.DOCUMENTS.SEE',
  done: 'ADMIN.DOCUMENTS.SEEN',
  ...mark(true),
}

const unsee: RowAction = {
  id: 'unsee',
  icon: 'eye-off',
  label: 'ADMIN.DOCUMENTS.UNSEE',
  done: 'ADMIN.DOCUMENTS.UNSEEN',
  ...mark(false),
}

/** The documents of patients: found, downloaded, and marked as seen (REC-065, REC-066). */
const documents: AdminEntity = {
  name: 'DOCUMENT',
  form,
  key: 'id',
  path: 'api/documents/filter',
  columns: ['name', 'patientName', 'documentType', 'creationDate', 'seenByAdmin'],
  sort: '-creationDate',
  filters: ['documentType', 'seenByAdmin'],
  rowActions: [download, see, unsee],
  bulkActions: [see, unsee],
  can: { create: false, edit: false, delete: false },
}

export default documents
