import type { FastifyRequest } from 'fastify'
import type { Tx } from '../../db/engine'
import type { TenantOnServer, Tenants } from '../../tenants/tenants'
import type { Claims } from '../../ports'
import { HttpError } from '../errors/httpError'
import type { Api } from '../api/operation'

/** Who calls (`actor`) and on whose behalf (`subject`). Roles are the actor's. */
export interface PersonContext {
  actor: string
  subject: string
  roles: string[]
}

/** The tenant of the request's host. Throws 404 TENANT_NOT_FOUND for an unknown host. */
export function requireTenant(tenants: Tenants, request: FastifyRequest): TenantOnServer {
  const tenant = tenants.byHost(request.headers.host)
  if (tenant === undefined) throw new HttpError(404, 'TENANT_NOT_FOUND')
  return tenant
}

/**
 * The person of a bearer token, acting for X-Impersonation-User if allowed (SHELL-047, C-120).
 * Throws 401 without a valid token and 403 if acting for the other person is not allowed.
 */
export async function requirePerson(
  { db, identity, mayActFor }: Pick<Api, 'db' | 'identity' | 'mayActFor'>,
  tenant: TenantOnServer,
  request: FastifyRequest,
): Promise<PersonContext> {
  const { sub, roles: issued } = await verifyToken(identity, tenant, request.headers.authorization)
  const header = request.headers['x-impersonation-user']
  const subject = typeof header === 'string' && header !== '' ? header : sub
  const roles = issued.length > 0 ? await currentRoles(db, tenant.id, sub) : []
  if (subject !== sub && !(await mayActFor(db, tenant.id, sub, roles, subject))) {
    throw new HttpError(403, 'FORBIDDEN')
  }
  return { actor: sub, subject, roles }
}

/** The person's current roles: those of the token may have been revoked since it was issued (ADMIN-042). */
async function currentRoles(db: Tx, tenant: string, sub: string): Promise<string[]> {
  const [account] = await db.query<{ roles: string[] }>(
    'select roles from account where tenant = $1 and sub = $2',
    [tenant, sub],
  )
  return account?.roles ?? []
}

async function verifyToken(
  identity: Api['identity'],
  tenant: TenantOnServer,
  authorization = '',
): Promise<Claims> {
  if (!/^bearer /i.test(authorization)) throw new HttpError(401, 'UNAUTHORIZED')
  try {
    return await identity.verify(authorization.slice('bearer '.length).trim(), tenant.id)
  } catch {
    throw new HttpError(401, 'UNAUTHORIZED')
  }
}
