import type { Db } from '../../db/database'
import type { KeyRing } from '../../secrets/keyRing'
import { formatError } from '../../errors/formatError'
import type { TenantOnServer } from '../../tenants/tenants'
import { loadKeys, type Keys } from './keys'

/** A process reads the keys again after this time: each knows a new key before one signs with it (storedKeys.ts). */
const FRESH_MS = 60_000

interface Known {
  tenant: TenantOnServer
  keys: Promise<Keys>
  readAt: number
}

/**
 * Reads the keys of tenants, and again when they are asked for after a minute. As long as neither they nor the tenant change, the result
 * is the same object. `now` in milliseconds.
 */
export function createKeyReader(
  db: Db,
  ring: KeyRing | undefined,
  now = () => Date.now(),
): (tenant: TenantOnServer) => Promise<Keys> {
  const known = new Map<string, Known>()
  return (tenant) => {
    const former = known.get(tenant.id)
    const isSame = former?.tenant === tenant
    if (isSame && now() - former.readAt < FRESH_MS) return former.keys
    const read = loadKeys(db, tenant.id, ring)
    const keys = isSame ? keepIfEqual(former.keys, read, tenant.id) : read
    known.set(tenant.id, { tenant, keys, readAt: now() })
    // The next one who asks tries again.
    keys.catch(() => known.delete(tenant.id))
    return keys
  }
}

/** The keys as they were if they are still the same, or cannot be read now. */
async function keepIfEqual(former: Promise<Keys>, read: Promise<Keys>, tenant: string): Promise<Keys> {
  const before = await former
  try {
    const after = await read
    return JSON.stringify(after) === JSON.stringify(before) ? before : after
  } catch (error) {
    console.error(`identity: the keys of ${tenant} could not be read again: ${formatError(error)}`)
    return before
  }
}
