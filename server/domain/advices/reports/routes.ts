import { formatError } from '../../../platform/errors/formatError'
import { HttpError } from '../../../platform/errors/httpError'
import { operation, type Api } from '../../../platform/http/api/operation'
import { readSecret } from '../../../platform/media/secret'
import { startWorker } from '../../../platform/jobs/worker'
import { readViewer } from '../viewer'
import { forgetVideoReports, recordVideoReport } from './recordReport'
import { createVideoReportKey, readVideoReportKey } from './reportKey'

const HOUR_MS = 3_600_000

/** What people watch: counted for the statistics, and where they stopped. */
export function registerVideoReports(api: Api): void {
  operation(api, 'GET api/video-reports/key', async (call) => {
    const { tenant } = await readViewer(call)
    const { key, expiresAt } = createVideoReportKey(
      await readSecret(call.db),
      { tenant, actor: call.person.actor, subject: call.person.subject },
      call.now,
    )
    return { key, expiresAt: expiresAt.toISOString() }
  })
  operation(api, 'POST api/video-reports', async ({ db, tenant, body, now, language }) => {
    const person = readVideoReportKey(await readSecret(db), body.key, { tenant: tenant.id, now })
    if (!person) throw new HttpError(403, 'FORBIDDEN')
    const viewer = await readViewer({ db, tenant, person, now, language })
    await recordVideoReport(db, { viewer, now }, body)
    return undefined
  })
  startWorker(api.http, {
    intervalMs: HOUR_MS,
    shared: { db: api.db, name: 'video reports' },
    run: () => forgetVideoReports(api.db, api.now()),
    report: (error) => console.error(`videos: old reports could not be deleted: ${formatError(error)}`),
  })
}
