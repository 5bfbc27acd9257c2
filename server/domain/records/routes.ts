import type { Api } from '../../platform/http/api/operation'
import { startWorker } from '../../platform/jobs/worker'
import { registerCareAreas } from './careAreas/routes'
import { registerConsultations } from './consultations/routes'
import { registerWriting } from './consultations/written/routes'
import { registerDocuments } from '../documents/routes'
import { registerMedicalData } from './medicalData/routes'
import { registerPatients } from './patients/routes'
import { registerShares } from './shares/routes'
import { forgetExpired } from './shares/shares'
import { sweepFiles, sweepIncoming } from '../documents/sweep'

const SWEEP_INTERVAL_MS = 600_000

/** The medical records of a person. */
export function register(api: Api): void {
  registerDocuments(api)
  registerMedicalData(api)
  registerConsultations(api)
  registerWriting(api)
  registerPatients(api)
  registerCareAreas(api)
  registerShares(api)
  startWorker(api.http, {
    intervalMs: SWEEP_INTERVAL_MS,
    shared: { db: api.db, name: 'shares' },
    run: () => forgetExpired(api.db, api.now()),
    report: (error) => console.error('shares:', error instanceof Error ? error.message : error),
  })
  const { files } = api
  if (!files) return
  startWorker(api.http, {
    intervalMs: SWEEP_INTERVAL_MS,
    run: () => sweepFiles(api.db, files, api.now()),
    report: reportFault,
  })
  // Each process has a folder of its own for files that it receives.
  startWorker(api.http, {
    duty: 'web',
    intervalMs: SWEEP_INTERVAL_MS,
    run: () => sweepIncoming(files, api.now()),
    report: reportFault,
  })
}

const reportFault = (error: unknown) =>
  console.error('files:', error instanceof Error ? error.message : error)
