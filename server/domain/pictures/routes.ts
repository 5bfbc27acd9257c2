import { operation, type Api } from '../../platform/http/api/operation'
import { startWorker } from '../../platform/jobs/worker'
import { requireFiles } from '../../platform/files/requireFiles'
import { readPicture } from './readPicture'
import { sweepPictures } from './sweep'
import { storePicture } from './upload'

/** A round reads every uploaded picture. */
const SWEEP_INTERVAL_MS = 3_600_000

/** The pictures of people, readable without a session, and those that they upload. */
export function register(api: Api): void {
  operation(api, 'GET api/thumbnails/{id}/{size}', ({ db, tenant, params }) =>
    readPicture({ db, files: api.files, tenant: tenant.id }, params.id, params.size),
  )
  operation(api, 'POST api/thumbnails', (call) => storePicture(call, requireFiles(api), call.body))
  startWorker(api.http, {
    intervalMs: SWEEP_INTERVAL_MS,
    shared: { db: api.db, name: 'pictures' },
    run: (isStopping) => sweepPictures(api.db, api.now(), isStopping),
    report: (error) => console.error('pictures:', error instanceof Error ? error.message : error),
  })
}
