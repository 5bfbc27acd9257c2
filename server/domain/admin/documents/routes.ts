import { operation, type Api } from '../../../platform/http/api/operation'
import { orNotFound } from '../../../platform/errors/orNotFound'
import { changeOf } from '../../entities/registerEntity'
import { setFlag } from '../../entities/records/setFlag'
import { documents } from '../../documents/entity'
import { requireFiles } from '../../../platform/files/requireFiles'
import { requireRecordsRole } from '../../people/access'
import { noteReading } from '../../people/noteReading'
import { readPatientFiles } from '../../documents/files'
import { zipFiles } from './zip'
import { turns } from '../../../platform/jobs/turns/processTurns'

/** The administrators' operations on patient documents. */
export function registerDocuments(api: Api): void {
  operation(api, 'PUT api/documents/updateSeenByAdmin', (call) =>
    call.db.tx(async (tx) => {
      const flag = { field: 'seenByAdmin', column: 'seen_by_admin', value: call.body.seenByAdmin }
      // Every request locks the documents in the same order, which prevents deadlocks.
      for (const id of call.body.documentIds.toSorted((a, b) => a - b))
        await setFlag(tx, changeOf(call), documents, id, flag)
      return undefined
    }),
  )
  operation(api, 'GET api/documents/{id}/downloadPatientDocuments', async (call) => {
    const { db, tenant, person, params } = call
    requireRecordsRole(person)
    orNotFound(
      (await db.query('select 1 from person where tenant = $1 and id = $2', [tenant.id, params.id]))[0],
    )
    await noteReading(call, params.id, { as: 'administrator', action: 'exported', reason: 'administration' })
    const content = zipFiles(readPatientFiles({ db, files: requireFiles(api), tenant: tenant.id }, params.id))
    const work = { tenant: tenant.id, person: person.actor, lane: 'moments' } as const
    return { type: 'application/zip', name: 'documents.zip', content: turns.stream(work, content) }
  })
}
