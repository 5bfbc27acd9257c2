import type { Api } from '../../platform/http/api/operation'
import { startWorker } from '../../platform/jobs/worker'
import { eraseDue } from './eraseDue'

const HOUR_MS = 3_600_000

/** Erases in the background what had to stay of people whose data were erased on request. It has no operation: a command erases. */
export function register({ http, db, tenants, now }: Api): void {
  startWorker(http, {
    intervalMs: HOUR_MS,
    shared: { db, name: 'erasure', tenants: () => tenants.ids },
    run: (isStopping) => eraseDue(db, tenants.all, now(), isStopping),
    report: (error) => console.error('erasure:', error instanceof Error ? error.message : error),
  })
}
