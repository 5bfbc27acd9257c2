import type { Tx } from '../../db/database'
import { sealByRing, unsealByRing, type KeyRing, type SealPurpose } from '../../secrets/keyRing'
import { loadSecretKey } from '../protocol/keys'

/** Encrypts the secrets of an account, so that a copy of the table alone is worth nothing. */
export interface SecretBox {
  seal: (text: string) => Promise<string>
  /** Null for what was sealed with a key that the server does not have any more. */
  open: (sealed: string) => Promise<string | null>
}

/**
 * The box of an account. Its key is the server's (`FILES_KEY`), which lies outside of the database; without one, a key of
 * the tenant. Each sealed text begins with the origin of its key, so that a server may get a key later.
 */
export function createSecretBox(
  db: Tx,
  tenant: string,
  { sub, serverKey }: { sub: string; serverKey: KeyRing | undefined },
): SecretBox {
  const purpose = purposeOf(tenant, sub)
  const tenantKey = async (): Promise<KeyRing> => [await loadSecretKey(db, tenant, serverKey)]
  return {
    seal: async (text) =>
      serverKey
        ? `server:${sealByRing(text, serverKey, purpose)}`
        : `tenant:${sealByRing(text, await tenantKey(), purpose)}`,
    open: async (sealed) => {
      const [origin, text = ''] = sealed.split(':')
      const ring = origin === 'server' ? serverKey : await tenantKey()
      return (ring && unsealByRing(text, ring, purpose)?.text) ?? null
    },
  }
}

/** Whether the first key of the server has encrypted a text of an account. */
export function isSealedByFirst(
  sealed: string,
  tenant: string,
  { sub, serverKey }: { sub: string; serverKey: KeyRing },
): boolean {
  const [origin, text = ''] = sealed.split(':')
  return origin === 'server' && unsealByRing(text, serverKey, purposeOf(tenant, sub))?.isCurrent === true
}

const purposeOf = (tenant: string, sub: string): SealPurpose => ({
  purpose: 'portico second step',
  owner: [tenant, sub],
})
