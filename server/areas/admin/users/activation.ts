import type { Tx } from '../../../db/engine'
import { signOutEverywhere } from '../../../identity/protocol/adapter'
import { found } from '../../found'
import { writeAudit, type Change } from '../audit'
import type { AdminRecord } from '../entity'
import { findRecord, lockRecord } from '../records'
import { users } from './entity'
import { refuseUnentitled } from './roles'

/**
 * Lets a user sign in, or signs them out and lets them sign in no more (ADMIN-038). What is so already is no change.
 * Refuses oneself, and with 403 who may not touch the sign-in of somebody with roles.
 */
export function setActive(db: Tx, change: Change, id: string, active: boolean): Promise<AdminRecord> {
  const { tenant } = change
  return db.tx(async (tx) => {
    const current = found(await lockRecord(tx, tenant, users, id))
    if (current['active'] === active) return current
    refuseUnentitled({ tx, change, id, current, ...(active && { body: current }) })
    await tx.query('update person set active = $3, version = version + 1 where tenant = $1 and id = $2', [
      tenant,
      id,
      active,
    ])
    if (!active) await signOutEverywhere(tx, tenant, id)
    await writeAudit(tx, change, users, id, {
      action: 'update',
      version: Number(current['version']) + 1,
      before: { active: !active },
      after: { active },
    })
    return found(await findRecord(tx, tenant, users, id))
  })
}
