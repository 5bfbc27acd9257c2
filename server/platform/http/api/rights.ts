import type { TenantOnServer } from '../../tenants/tenants'
import { HttpError } from '../../errors/httpError'
import type { PersonContext } from '../request/personContext'

/** The rights an administration operation needs besides a session (C-117). */
export interface Rights {
  role: string
  /** The tenant's feature that switches the section on. Absent: every tenant has the section. */
  feature?: string | undefined
  /** Roles whose forms list these records as options; they may read them regardless of the feature. */
  chosenBy?: readonly string[] | undefined
}

/** Returns whether the person has the rights. Roles are compared exactly, never as substrings (C-114). */
export const isAllowed = (
  { role, feature, chosenBy = [] }: Rights,
  { backend }: Pick<TenantOnServer, 'backend'>,
  person: Pick<PersonContext, 'roles'> | null,
): boolean =>
  person !== null &&
  (chosenBy.some((chooser) => person.roles.includes(chooser)) ||
    (person.roles.includes(role) && (feature === undefined || backend.features.includes(feature))))

/**
 * Throws 403 ROLE unless the person has the rights and the tenant has the section; 403 SECOND_STEP_REQUIRED if their roles
 * wait for a second step.
 */
export function requireRights(
  rights: Rights,
  tenant: Pick<TenantOnServer, 'backend'>,
  person: Pick<PersonContext, 'roles' | 'lacksSecondStep'> | null,
): void {
  if (isAllowed(rights, tenant, person)) return
  throw new HttpError(403, person?.lacksSecondStep ? 'SECOND_STEP_REQUIRED' : 'ROLE')
}
