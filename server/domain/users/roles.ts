import { HttpError } from '../../platform/errors/httpError'
import type { RecordChange } from '../entities/defineAdminEntity'

const GRANTING_ROLE = 'RolesAdministrator'

/**
 * Throws 403 for changes that need the roles administrator: granting or revoking a role (C-116), and changing the email
 * address, signing out, activating or deleting a user with roles, which would be another way to their roles. No one
 * deletes their own user (C-119).
 */
export function checkRoleRights({ change, id, current, body }: RecordChange): void {
  const isSelf = String(id) === change.actor
  if (isSelf && !body) throw new HttpError(403, 'FORBIDDEN')
  if (change.roles.includes(GRANTING_ROLE)) return
  const currentRoles = rolesIn(current)
  if (body && 'roles' in body && !isSameSet(currentRoles, rolesIn(body))) throw new HttpError(403, 'ROLE')
  const touchesSignIn = !body || body['email'] !== current?.['email']
  if (currentRoles.length > 0 && !isSelf && touchesSignIn) throw new HttpError(403, 'ROLE')
}

/**
 * Throws 403 for a new email address of a doctor without the roles administrator: a person who
 * receives the letters of a doctor can sign in as the doctor and read what patients tell them.
 */
export async function checkDoctorAddress({ tx, change, id, current, body }: RecordChange): Promise<void> {
  const isSelf = String(id) === change.actor
  if (!current || isSelf || change.roles.includes(GRANTING_ROLE)) return
  if (body?.['email'] === current['email']) return
  const doctors = await tx.query(
    `select from account where tenant = $1 and sub = $2 and 'Doctor' = any(roles)
     union all select from doctor where tenant = $1 and person_id = $2`,
    [change.tenant, id],
  )
  if (doctors.length > 0) throw new HttpError(403, 'ROLE')
}

const rolesIn = (record: RecordChange['body']): string[] => (record?.['roles'] ?? []) as string[]

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((role) => b.includes(role))
