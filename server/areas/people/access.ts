import type { Tx } from '../../db/engine'
import { HttpError } from '../../http/errors/httpError'
import type { PersonContext } from '../../http/request/personContext'
import type { MayActFor } from '../../ports'
import { personExists, managesMember } from './people'

/** Roles that may act for anyone in their tenant (ROLE-022): users administrators. */
const MAY_IMPERSONATE: ReadonlySet<string> = new Set(['Administrator', 'UsersAdministrator'])

/** A family administrator may act for dependents, but not for independent members (FAMILY-003, C-120). */
export const mayActFor: MayActFor = async (db, tenantId, actor, roles, subject) =>
  roles.some((role) => MAY_IMPERSONATE.has(role))
    ? personExists(db, tenantId, subject)
    : managesMember(db, tenantId, actor, subject, true)

/**
 * Returns the id when the person may read that user: themselves, the subject they act for, or a family member.
 * Throws 404 otherwise, so the answer does not reveal which users exist (ACCOUNT-048).
 */
export async function requireReadable(
  db: Tx,
  tenantId: string,
  person: PersonContext,
  id: string,
): Promise<string> {
  const own = id === person.actor || id === person.subject
  if (own || (await managesMember(db, tenantId, person.actor, id))) return id
  throw new HttpError(404, 'NOT_FOUND')
}
