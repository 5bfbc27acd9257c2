import type { Tx } from '../../db/engine'
import { HttpError } from '../../http/errors/httpError'
import type { PersonContext } from '../../http/request/personContext'
import type { MayActFor } from '../../ports'
import { personExists, managesMember } from './people'

/** Roles that may act for anybody of their tenant (ROLE-022): who administers users. */
const MAY_IMPERSONATE: ReadonlySet<string> = new Set(['Administrator', 'UsersAdministrator'])

/** A family administrator acts for dependents, never for an independent member (FAMILY-003, C-120). */
export const mayActFor: MayActFor = async (db, tenantId, actor, roles, subject) =>
  roles.some((role) => MAY_IMPERSONATE.has(role))
    ? personExists(db, tenantId, subject)
    : managesMember(db, tenantId, actor, subject, true)

/**
 * The id, when the person may read that user: oneself, the one acted for, or a member of one's family.
 * Refuses everybody else with 404, so that nobody learns who exists (ACCOUNT-048).
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
