import type { TenantOnServer } from '../../tenants/tenants'
import { HttpError } from '../errors/httpError'
import type { PersonContext } from '../request/personContext'

/** What an operation of the administration needs besides a session (ROLE-019, C-117). */
export interface Rights {
  role: string
  /** Absent: every tenant has the section. */
  feature?: string | undefined
  /** Roles whose own forms choose from what is read here: they read it too, whatever the feature. */
  chosenBy?: readonly string[] | undefined
}

/** Is this person allowed? Roles are compared exactly, never as part of a word (ROLE-021, C-114). */
export const isAllowed = (
  { role, feature, chosenBy = [] }: Rights,
  { backend }: Pick<TenantOnServer, 'backend'>,
  person: Pick<PersonContext, 'roles'> | null,
): boolean =>
  person !== null &&
  (chosenBy.some((chooser) => person.roles.includes(chooser)) ||
    (person.roles.includes(role) && (feature === undefined || backend.features.includes(feature))))

/** Refuses with 403 ROLE who is not allowed, also where the tenant does not have the section. */
export function requireRights(...[rights, tenant, person]: Parameters<typeof isAllowed>): void {
  if (!isAllowed(rights, tenant, person)) throw new HttpError(403, 'ROLE')
}
