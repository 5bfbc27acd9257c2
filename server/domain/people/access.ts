import { RECORDS_ROLE } from '../../../schemas/rules/recordsRole'
import type { Tx } from '../../platform/db/database'
import { HttpError } from '../../platform/errors/httpError'
import type { PersonContext } from '../../platform/http/request/personContext'
import type { MayActFor, MayReadRecords } from '../../platform/ports'
import { managesDependent, personExists } from './people'
import { auditActing } from './auditActing'

/** Roles that may act for anyone in their tenant: users administrators. */
const MAY_IMPERSONATE: ReadonlySet<string> = new Set(['Administrator', 'UsersAdministrator'])

/**
 * A family administrator may act for dependents, but not for independent members (C-120). That an
 * administrator acts for somebody is in that person's history.
 */
export const mayActFor: MayActFor = async (db, { tenantId, actor, roles, subject, now }) => {
  if (!roles.some((role) => MAY_IMPERSONATE.has(role))) return managesDependent(db, tenantId, actor, subject)
  if (!(await personExists(db, tenantId, subject))) return false
  await auditActing(db, { tenantId, actor, subject, now })
  return true
}

/**
 * An administrator who acts for somebody reads their medical content only with the role for it. Who looks after a dependent
 * reads it without a role, also if they are an administrator.
 */
export const mayReadRecords: MayReadRecords = async (db, { tenantId, actor, roles, subject }) =>
  !roles.some((role) => MAY_IMPERSONATE.has(role)) ||
  roles.includes(RECORDS_ROLE) ||
  managesDependent(db, tenantId, actor, subject)

/** Throws 403 RECORDS_ROLE for an administrator without the role for medical content. */
export function requireRecordsRole({ roles }: Pick<PersonContext, 'roles'>): void {
  if (!roles.includes(RECORDS_ROLE)) throw new HttpError(403, 'RECORDS_ROLE')
}

/**
 * Returns the id when the person may read that user: themselves, the subject they act for, or a dependent; the data of
 * members with an account of their own are theirs. Throws 404 otherwise, so the answer does not reveal which users exist.
 */
export async function requireReadable(
  db: Tx,
  tenantId: string,
  person: PersonContext,
  id: string,
): Promise<string> {
  const isOwn = id === person.actor || id === person.subject
  if (isOwn || (await managesDependent(db, tenantId, person.actor, id))) return id
  throw new HttpError(404, 'NOT_FOUND')
}
