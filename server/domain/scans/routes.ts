import { operation, type Api, type OperationCall } from '../../platform/http/api/operation'
import { HttpError } from '../../platform/errors/httpError'
import { scanSettingsOf } from '../../platform/tenants/settings/scanSettings'
import { requireOwn } from '../account/ownAccount'
import { readPatient } from './patient'
import type { ScanContext } from './scanContext'
import { beginScan, endScan } from './scans'

type Call = Pick<OperationCall<'GET api/videoVitalTest'>, 'db' | 'tenant' | 'person' | 'now'>

/** The scan of vital signs by camera. Pictures never reach the server. */
export function register(api: Api): void {
  operation(api, 'GET api/videoVitalTest', async (call) => {
    const { seconds, cost, licenseKey } = scanSettingsOf(call.tenant)
    return {
      licenseKey: licenseKey ?? null,
      patient: await readPatient(contextOf(call)),
      processingTime: seconds,
      scanCost: cost,
    }
  })
  operation(api, 'POST api/scans', (call) => beginScan(contextOf(call), scanSettingsOf(call.tenant).cost))
  operation(api, 'PUT api/scans/{id}/outcome', (call) => endScan(contextOf(call), call.params.id, call.body))
}

/**
 * A camera measures the person who holds the phone, so nobody scans for another. Throws 404 in tenants without scans.
 */
function contextOf({ db, tenant, person, now }: Call): ScanContext {
  if (!tenant.backend.features.includes('binah')) throw new HttpError(404, 'NOT_FOUND')
  return { db, tenant: tenant.id, person: requireOwn(person), now }
}
