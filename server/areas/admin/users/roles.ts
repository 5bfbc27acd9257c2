import { HttpError } from '../../../http/errors/httpError'
import type { RecordChange } from '../defineAdminEntity'

const GRANTS = 'RolesAdministrator'

/**
 * Refuses with 403 what only who grants roles may do: give or take a role (C-116), and change the e-mail address of,
 * sign out, let in again or remove somebody who has one, which would be another way to their roles. Nobody removes oneself (C-119).
 */
export function checkRoleRights({ change, id, current, body }: RecordChange): void {
  const own = String(id) === change.actor
  if (own && !body) throw new HttpError(403, 'FORBIDDEN')
  if (change.roles.includes(GRANTS)) return
  const held = rolesIn(current)
  if (body && 'roles' in body && !same(held, rolesIn(body))) throw new HttpError(403, 'ROLE')
  const touchesSignIn = !body || body['email'] !== current?.['email']
  if (held.length > 0 && !own && touchesSignIn) throw new HttpError(403, 'ROLE')
}

const rolesIn = (record: RecordChange['body']): string[] => (record?.['roles'] ?? []) as string[]

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((role) => other.includes(role))
