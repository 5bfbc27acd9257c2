import type { FastifyRequest } from 'fastify'
import type { Db, Tx } from '../../db/database'
import type { TenantOnServer, Tenants } from '../../tenants/tenants'
import type { Claims, HasAcceptedConditions, Identity, MayActFor, MayReadRecords } from '../../ports'
import { groupOfRole } from '../../sessions/secondStepDuty'
import { guestActor, isGuestToken, verifyGuest, type GuestRight } from '../../sessions/visits/guestSession'
import { visitActor, type VisitRight } from '../../sessions/visits/visitRight'
import { isVisitToken, verifyVisit } from '../../sessions/visits/visitSession'
import { InvalidToken } from '../../errors/invalidToken'
import { requiresOf } from '../../tenants/settings/secondStepSettings'
import { HttpError } from '../../errors/httpError'

/** Who calls (`actor`) and on whose behalf (`subject`). Roles are the actor's. */
export interface PersonContext {
  actor: string
  subject: string
  roles: string[]
  /** The session of the access token. */
  session: string
  /** Whether roles are left out because the tenant requires a second step for them and the sign-in had none. */
  lacksSecondStep?: boolean
  /** Whether they act for somebody whose medical content they may not read: as an administrator without the role for it. */
  lacksRecords?: boolean
  /** Present in the session of a visit: it may do nothing else. */
  visit?: VisitRight
  /** Present in the session of a guest of a call: it may do nothing else. */
  guest?: GuestRight
}

/** The services that find out who calls. */
export interface AuthServices {
  db: Db
  identity: Identity
  mayActFor: MayActFor
  mayReadRecords: MayReadRecords
  hasAcceptedConditions: HasAcceptedConditions
  /** The server's clock; tests replace it. */
  now: () => Date
}

/** The tenant of the request's host. Throws 404 TENANT_NOT_FOUND for an unknown host. */
export function requireTenant(tenants: Tenants, request: FastifyRequest): TenantOnServer {
  const tenant = tenants.byHost(request.headers.host)
  if (tenant === undefined) throw new HttpError(404, 'TENANT_NOT_FOUND')
  return tenant
}

/**
 * The person of a bearer token, acting for X-Impersonation-User if allowed (C-120).
 * Throws 401 without a valid token, and 403 if acting for the other person is not allowed or for the session of a link.
 */
export async function requirePerson(
  { db, identity, mayActFor, mayReadRecords, now }: AuthServices,
  tenant: TenantOnServer,
  request: FastifyRequest,
): Promise<PersonContext> {
  const token = bearerToken(request.headers)
  if (isVisitToken(token) || isGuestToken(token)) throw new HttpError(403, 'FORBIDDEN')
  const device = request.headers['user-agent'] ?? ''
  const claims = await verified(identity.verify(token, tenant.id, device))
  const { sub, session } = claims
  const subject = actedFor(request.headers) ?? sub
  const { roles, lacksSecondStep } = await usableRoles(db, tenant, claims)
  const acting = { tenantId: tenant.id, actor: sub, roles, subject, now: now() }
  if (subject !== sub && !(await mayActFor(db, acting)))
    throw new HttpError(403, lacksSecondStep ? 'SECOND_STEP_REQUIRED' : 'FORBIDDEN')
  const lacksRecords = subject !== sub && !(await mayReadRecords(db, acting))
  return {
    actor: sub,
    subject,
    roles,
    session,
    ...(lacksSecondStep && { lacksSecondStep }),
    ...(lacksRecords && { lacksRecords }),
  }
}

/** The person's current roles: those of the token may have been revoked since it was issued. */
async function currentRoles(db: Tx, tenant: string, sub: string): Promise<string[]> {
  const [account] = await db.query<{ roles: string[] }>(
    'select roles from account where tenant = $1 and sub = $2',
    [tenant, sub],
  )
  return account?.roles ?? []
}

/**
 * The roles that a session may use: the person's current ones; without those for which the tenant requires a second step
 * where the sign-in had none. Every right of an administrator comes from here.
 */
export async function usableRoles(
  db: Tx,
  tenant: TenantOnServer,
  { sub, roles: issued, hasSecondStep = false }: Pick<Claims, 'sub' | 'roles'> & { hasSecondStep?: boolean },
): Promise<{ roles: string[]; lacksSecondStep: boolean }> {
  const held = issued.length > 0 ? await currentRoles(db, tenant.id, sub) : []
  const roles = held.filter((role) => hasSecondStep || !requiresOf(tenant, groupOfRole(role)))
  return { roles, lacksSecondStep: roles.length < held.length }
}

/**
 * The session of a link, for the operations that are open to it: that of a visit, or of a guest of a call. Undefined for the
 * token of an account. Throws 401 when it has ended, and 403 for one that wants to act for somebody.
 */
export async function findLinkSession(
  { db, now }: AuthServices,
  { isForVisits, isForGuests }: { isForVisits: boolean; isForGuests: boolean },
  tenant: TenantOnServer,
  { headers }: FastifyRequest,
): Promise<PersonContext | undefined> {
  if (!isForVisits && !isForGuests) return undefined
  const token = bearerToken(headers)
  const right =
    isForVisits && isVisitToken(token)
      ? { visit: await verified(verifyVisit(db, tenant.id, token, now())) }
      : isForGuests && isGuestToken(token)
        ? { guest: await verified(verifyGuest(db, tenant.id, token)) }
        : undefined
  if (!right) return undefined
  if (actedFor(headers) !== undefined) throw new HttpError(403, 'FORBIDDEN')
  const actor = right.visit ? visitActor(right.visit.appointmentId) : guestActor(right.guest.id)
  return { actor, subject: actor, roles: [], session: actor, ...right }
}

type Headers = FastifyRequest['headers']

function bearerToken({ authorization = '' }: Headers): string {
  if (!/^bearer /i.test(authorization)) throw new HttpError(401, 'UNAUTHORIZED')
  return authorization.slice('bearer '.length).trim()
}

function actedFor(headers: Headers): string | undefined {
  const header = headers['x-impersonation-user']
  return typeof header === 'string' && header !== '' ? header : undefined
}

async function verified<T>(verification: Promise<T>): Promise<T> {
  try {
    return await verification
  } catch (error) {
    // A browser that gets 401 ends the session, so a fault of the server must not be one.
    throw error instanceof InvalidToken ? new HttpError(401, 'UNAUTHORIZED') : error
  }
}
