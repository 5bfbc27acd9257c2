import type { Tx } from '../../platform/db/database'
import { signOutEverywhere } from '../../platform/identity/protocol/adapter'
import type { Change } from '../entities/history/change'
import type { AdminRecord } from '../entities/defineAdminEntity'
import { setFlag } from '../entities/records/setFlag'
import { users } from './entity'
import { checkRoleRights } from './roles'

/**
 * Activates a user, or deactivates and signs them out. Throws 403 for the caller's own user, and when the
 * caller may not change the sign-in of a user with roles.
 */
export function setActive(db: Tx, change: Change, id: string, value: boolean): Promise<AdminRecord> {
  const flag = { field: 'active', column: 'active', value }
  return setFlag(db, change, users, id, flag, async (tx, current) => {
    checkRoleRights({ tx, change, id, current })
    if (!value) await signOutEverywhere(tx, change.tenant, id)
  })
}
