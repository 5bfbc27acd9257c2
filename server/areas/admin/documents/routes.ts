import type { AdminDocumentPage } from '../../../../schemas/generated/entities'
import { operation, type Api } from '../../../http/api/operation'
import { orNotFound } from '../../orNotFound'
import { listRecordPage } from '../list/list'
import { changeOf } from '../registerEntity'
import { setFlag } from '../records/setFlag'
import { documents } from './entity'
import { readPatientFiles, findFile, headerFileName } from './files'
import { zipFiles } from './zip'

/** The administrators' operations on patient documents (REC-065, REC-066, REC-073, REC-074). */
export function registerDocuments(api: Api): void {
  operation(
    api,
    'GET api/documents/filter',
    async ({ db, tenant, query }) =>
      (await listRecordPage(db, tenant.id, documents, query)) as unknown as AdminDocumentPage,
  )
  operation(api, 'PUT api/documents/updateSeenByAdmin', (call) =>
    call.db.tx(async (tx) => {
      const flag = { field: 'seenByAdmin', column: 'seen_by_admin', value: call.body.seenByAdmin }
      for (const id of call.body.documentIds) await setFlag(tx, changeOf(call), documents, id, flag)
      return undefined
    }),
  )
  operation(api, 'GET api/documents/{id}/download', async ({ db, tenant, params }) => {
    const { name, type, content } = orNotFound(await findFile(db, tenant.id, params.id))
    return { type, name: headerFileName(name), content: chunks([content]) }
  })
  operation(api, 'GET api/documents/{id}/downloadPatientDocuments', async ({ db, tenant, params }) => {
    orNotFound(
      (await db.query('select 1 from person where tenant = $1 and id = $2', [tenant.id, params.id]))[0],
    )
    const content = zipFiles(readPatientFiles(db, tenant.id, params.id))
    return { type: 'application/zip', name: 'documents.zip', content }
  })
}

async function* chunks(content: readonly Buffer[]): AsyncIterable<Buffer> {
  yield* content
}
