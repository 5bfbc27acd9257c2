import type { FastifyRequest } from 'fastify'
import type { TenantOnServer, Tenants } from '../../tenants/tenants'
import { HttpError } from '../../errors/httpError'
import {
  findLinkSession,
  requirePerson,
  requireTenant,
  type AuthServices,
  type PersonContext,
} from '../request/personContext'
import type { OperationContract } from './contract'
import { requireRights } from './rights'

/** Who calls an operation, at which tenant. `person` is null for a visitor. */
export interface OperationCaller {
  tenant: TenantOnServer
  person: PersonContext | null
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls the operation; null for a request that is not for an operation. */
    caller: OperationCaller | null
  }
}

/** What a contract says about the callers of an operation. */
type CallerRules = Pick<
  OperationContract,
  'auth' | 'rights' | 'administrators' | 'medical' | 'isForVisits' | 'isForGuests' | 'worksBeforeConditions'
>

/**
 * Finds out who calls an operation and whether they may. Throws 404 for an unknown tenant, 401 without a valid token where
 * the operation needs one, and 403 without its rights, with the code RECORDS_ROLE for an administrator who acts for somebody
 * whose medical content they may not read, for a session of a link that the operation is not open to or, with
 * the code CONDITIONS_NOT_ACCEPTED, for a person who has not accepted the conditions of the service.
 */
export async function requireCaller(
  services: AuthServices & { tenants: Tenants },
  rules: CallerRules,
  request: FastifyRequest,
): Promise<OperationCaller> {
  const { auth, rights, administrators, medical, worksBeforeConditions } = rules
  const tenant = requireTenant(services.tenants, request)
  const isKnown = auth === 'bearer' || (auth === 'optional' && request.headers.authorization !== undefined)
  const ofLink = await findLinkSession(services, rules, tenant, request)
  const person = ofLink ?? (isKnown ? await requirePerson(services, tenant, request) : null)
  // The session of a link opens the visit or the call alone, also for somebody who has never signed in.
  if (person && !ofLink && !worksBeforeConditions) await requireConditions(services, tenant, person)
  if (rights) requireRights(rights, tenant, person)
  if (administrators && isPaged(request.query)) requireRights(administrators, tenant, person)
  if (medical && person?.lacksRecords && !isAdministration(rules, request.query))
    throw new HttpError(403, 'RECORDS_ROLE')
  return { tenant, person }
}

async function requireConditions(
  { db, hasAcceptedConditions, now }: AuthServices,
  tenant: TenantOnServer,
  { actor }: PersonContext,
): Promise<void> {
  if (!(await hasAcceptedConditions(db, { tenant, personId: actor, now: now() })))
    throw new HttpError(403, 'CONDITIONS_NOT_ACCEPTED')
}

/** The caller that `requireCaller` found for the request. */
export function callerOf({ caller }: Pick<FastifyRequest, 'caller'>): OperationCaller {
  if (!caller) throw new Error('The request is not for an operation')
  return caller
}

/** Whether a call is about records of the administration, not about the person whom the caller acts for. */
export const isAdministration = (
  { rights, administrators }: Pick<CallerRules, 'rights' | 'administrators'>,
  query: unknown,
): boolean => rights !== undefined || (administrators !== undefined && isPaged(query))

const isPaged = (query: unknown) => (query as { page?: unknown }).page !== undefined
