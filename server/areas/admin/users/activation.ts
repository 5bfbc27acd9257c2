import type { Tx } from '../../../db/engine'
import { signOutEverywhere } from '../../../identity/protocol/adapter'
import type { Change } from '../history/audit'
import type { AdminRecord } from '../defineAdminEntity'
import { setFlag } from '../records/setFlag'
import { users } from './entity'
import { checkRoleRights } from './roles'

/**
 * Lets a user sign in, or signs them out and lets them sign in no more (ADMIN-038). Refuses oneself, and with 403 who
 * may not touch the sign-in of somebody with roles.
 */
export function setActive(db: Tx, change: Change, id: string, value: boolean): Promise<AdminRecord> {
  const flag = { field: 'active', column: 'active', value }
  return setFlag(db, change, users, id, flag, async (tx, current) => {
    checkRoleRights({ tx, change, id, current })
    if (!value) await signOutEverywhere(tx, change.tenant, id)
  })
}
