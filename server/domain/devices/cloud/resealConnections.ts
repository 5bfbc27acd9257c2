import type { Tx } from '../../../platform/db/database'
import type { KeyRing } from '../../../platform/secrets/keyRing'
import { reseal } from './seal'

/**
 * Encrypts the tokens of a tenant's connections with the first key, where another one of `secret` has encrypted them. Resolves to how many
 * it has changed. What somebody is about to connect is left alone: it ends within minutes.
 */
export async function resealConnections(db: Tx, tenant: string, secret: KeyRing): Promise<number> {
  const rows = await db.query<{ patient: string; tokens: string }>(
    `select patient_id as patient, tokens from device_connection where tenant = $1 and tokens <> ''`,
    [tenant],
  )
  let count = 0
  for (const { patient, tokens } of rows) {
    const renewed = reseal(tokens, { secret, tenant, patient })
    if (renewed === null) continue
    // A connection that has changed meanwhile is encrypted with the first key already.
    const changed = await db.query(
      'update device_connection set tokens = $3 where tenant = $1 and patient_id = $2 and tokens = $4 returning patient_id',
      [tenant, patient, renewed, tokens],
    )
    count += changed.length
  }
  return count
}
