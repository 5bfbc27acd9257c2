import type { Tx } from '../../../platform/db/database'
import { operation, type Api } from '../../../platform/http/api/operation'
import type { TenantOnServer } from '../../../platform/tenants/tenants'
import type { FindExternalPatient } from './externalPatients'
import { findPatient } from './findPatient'
import { hospitalPatients } from './hospitalPatients'
import { storedPatients } from './storedPatients'

/** Finds patients of the hospital's system for the form of a user. */
export function registerExternalPatients(api: Api): void {
  operation(api, 'GET api/users/admin/find-external-patient/{id}', ({ db, tenant, params }) =>
    findPatient(db, tenant.id, params.id, registerOf(db, tenant, api.externalPatientTokens)),
  )
}

/** The hospital's system of a tenant, or the server's own database without one. */
function registerOf(
  db: Tx,
  { id, backend }: TenantOnServer,
  tokens: Api['externalPatientTokens'],
): FindExternalPatient {
  const { externalPatients } = backend
  return externalPatients ? hospitalPatients(externalPatients, tokens?.get(id) ?? '') : storedPatients(db, id)
}
