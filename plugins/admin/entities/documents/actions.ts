import type { AdminRecord, RowAction } from '@portico/admin/entity'
import { toText } from '@portico/admin/values/toText'
import { saveFile } from '@portico/core/files/saveFile'
import { currentSession } from '@portico/core/session/session'

const idOf = ({ id }: AdminRecord) => Number(id)

/** Saves the document as a file, for administrators who may read medical content (decision 934). */
export const download: RowAction = {
  id: 'download',
  icon: 'download',
  label: 'ADMIN.DOCUMENTS.DOWNLOAD',
  when: () => currentSession().roles.has('records'),
  run: async (call, record) => {
    const params = { id: idOf(record) }
    saveFile(
      toText(record['name']),
      await call('GET api/documents/{id}/download', { params, file: true, quiet: true }),
    )
  },
  success: 'ADMIN.DOCUMENTS.DOWNLOADED',
  failure: 'ADMIN.DOCUMENTS.DOWNLOAD_FAIL',
}

const markAs = (seenByAdmin: boolean): Pick<RowAction, 'when' | 'run'> => ({
  when: (record) => record['seenByAdmin'] !== seenByAdmin,
  run: (call, record) =>
    call('PUT api/documents/updateSeenByAdmin', {
      body: { documentIds: [idOf(record)], seenByAdmin },
      quiet: true,
    }),
})

/** Marks the document as seen. */
export const markSeen: RowAction = {
  id: 'see',
  icon: 'eye',
  label: 'ADMIN.DOCUMENTS.SEE',
  success: 'ADMIN.DOCUMENTS.SEEN',
  ...markAs(true),
}

/** Marks the document as not seen. */
export const markUnseen: RowAction = {
  id: 'unsee',
  icon: 'eye-off',
  label: 'ADMIN.DOCUMENTS.UNSEE',
  success: 'ADMIN.DOCUMENTS.UNSEEN',
  ...markAs(false),
}
