import { HttpError } from '../../platform/errors/httpError'
import type { Api, OperationCall } from '../../platform/http/api/operation'
import { ServiceError, type IdentityProvider } from './port'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import { orNotFound } from '../../platform/errors/orNotFound'

/** The part of a call that all operations about identities use. */
export type CheckCall = Pick<OperationCall<'GET api/onfido/status/'>, 'db' | 'tenant' | 'person' | 'now'>

/** The feature of the tenants that check identities. */
const FEATURE = 'facialVerification'

/** The service of the tenant. Throws 404 for a tenant without the feature or a service. */
export const requireIdentityProvider = (
  { identityChecks }: Pick<Api, 'identityChecks'>,
  { db, tenant, now }: Pick<CheckCall, 'db' | 'tenant' | 'now'>,
): IdentityProvider => orNotFound(hasChecks(tenant) ? identityChecks?.(tenant, { db, now }) : undefined)

/** Whether the tenant checks identities. */
export const hasChecks = ({ backend }: TenantOnServer): boolean => backend.features.includes(FEATURE)

/** Throws 404 unless the tenant checks identities with the sandbox. */
export function requireSandbox({ tenant }: Pick<CheckCall, 'tenant'>): void {
  const isSandbox = hasChecks(tenant) && tenant.backend.identityChecks?.provider === 'sandbox'
  orNotFound(isSandbox ? true : undefined)
}

/** Runs a request to the service. Throws 503 IDENTITY_SERVICE when it does not answer as documented. */
export async function ask<T>(request: Promise<T>): Promise<T> {
  try {
    return await request
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    console.error('identity checks:', error.message)
    throw new HttpError(503, 'IDENTITY_SERVICE')
  }
}
