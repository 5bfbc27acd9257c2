import { operation, type Api } from '../../../../platform/http/api/operation'
import { requireFiles } from '../../../../platform/files/requireFiles'
import { startWorker } from '../../../../platform/jobs/worker'
import { changeOf } from '../../../entities/registerEntity'
import { reportVideoError, runVideoRound } from './prepareVideo'
import { receiveVideo } from './receiveVideo'
import { cancelUpload, listUploads, retryUpload } from './uploads'

/** The pause between two looks at the queue. */
const INTERVAL_MS = 3000

/** Videos that administrators upload, and the worker that prepares them. */
export function registerUploads(api: Api): void {
  const transcodes = api.transcoder !== undefined
  operation(api, 'GET api/metadata/uploads', async ({ db, tenant, now }) => ({
    items: await listUploads(db, tenant.id, now),
    transcodes,
  }))
  operation(api, 'POST api/metadata/uploads', (call) =>
    receiveVideo({ db: call.db, files: requireFiles(api), transcodes, change: changeOf(call) }, call.body),
  )
  operation(api, 'POST api/metadata/uploads/{id}/retry', async ({ db, tenant, params, now }) => {
    await retryUpload(db, tenant.id, params.id, now)
    return undefined
  })
  operation(api, 'DELETE api/metadata/uploads/{id}', async (call) => {
    await cancelUpload(call.db, requireFiles(api), changeOf(call), call.params.id)
    return undefined
  })
  const { files } = api
  if (!files) return
  startWorker(api.http, {
    intervalMs: INTERVAL_MS,
    run: (isStopping) => runVideoRound({ ...api, files }, isStopping),
    report: reportVideoError,
  })
}
