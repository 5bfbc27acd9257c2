import type { Api } from '../../platform/http/api/operation'
import { startWorker } from '../../platform/jobs/worker'
import { deleteOldRows } from './deleteOldRows'

const HOUR_MS = 3_600_000

/** Deletes in the background what a tenant keeps no longer. It has no operation. */
export function register({ http, db, tenants, now }: Api): void {
  startWorker(http, {
    intervalMs: HOUR_MS,
    shared: { db, name: 'retention', tenants: () => tenants.ids },
    run: (isStopping) => deleteOldRows(db, tenants.all, now(), isStopping),
    report: (error) => console.error('retention:', error instanceof Error ? error.message : error),
  })
}
