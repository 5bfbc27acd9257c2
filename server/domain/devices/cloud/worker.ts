import type { Api } from '../../../platform/http/api/operation'
import { startWorker } from '../../../platform/jobs/worker'
import { listDue } from './connections'
import { reportFault } from './faults'
import { synchronize } from './synchronize'

type WorkerContext = Pick<Api, 'http' | 'db' | 'tenants' | 'now' | 'deviceProviders'>

const INTERVAL_MS = 5 * 60_000
/** A connection is read this often without being asked. */
const HOUR_MS = 60 * 60_000

/** Reads the records of connected people while the server listens. */
export const startDeviceWorker = (api: WorkerContext): void =>
  startWorker(api.http, {
    intervalMs: INTERVAL_MS,
    run: (isStopping) => runDeviceRound(api, isStopping),
    report: reportFault,
  })

/** One round: reads the records of those that were not read for an hour. A fault of one leaves the others alone. */
export async function runDeviceRound(
  { db, tenants, now, deviceProviders = new Map() }: Omit<WorkerContext, 'http'>,
  isStopping = () => false,
): Promise<void> {
  for (const [tenant, provider] of deviceProviders) {
    const zone = tenants.byId(tenant)?.manifest.timeZone ?? 'Europe/Madrid'
    const due = await listDue(db, tenant, new Date(now().getTime() - HOUR_MS))
    for (const { patient } of due) {
      if (isStopping()) return
      await synchronize({ db, provider, tenant, patient, zone, now: now() }).catch(reportFault)
    }
  }
}
