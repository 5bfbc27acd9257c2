import type { Tx } from '../../db/database'
import type { KeyRing } from '../../secrets/keyRing'
import { createSecretBox, isSealedByFirst } from './secretBox'

/** Encrypts the secrets of code apps with the first key, where another one has encrypted them. Resolves to how many it has changed. */
export async function resealSecrets(db: Tx, serverKey: KeyRing): Promise<number> {
  const rows = await db.query<{ tenant: string; id: number; sub: string; secret: string }>(
    `select tenant, id, sub, secret from second_step_factor where kind = 'app' order by tenant, id`,
  )
  let count = 0
  for (const { tenant, id, sub, secret } of rows) {
    const owner = { sub, serverKey }
    if (isSealedByFirst(secret, tenant, owner)) continue
    const box = createSecretBox(db, tenant, owner)
    const opened = await box.open(secret)
    if (opened === null)
      throw new Error(`The secret of code app ${id} of ${tenant} was encrypted with a key that is not set.`)
    await db.query('update second_step_factor set secret = $3 where tenant = $1 and id = $2', [
      tenant,
      id,
      await box.seal(opened),
    ])
    count += 1
  }
  return count
}
