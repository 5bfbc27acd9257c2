import type { Tx } from '../../db/database'
import { sealText, unsealText, type SealKey } from '../../secrets/sealText'
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
  { sub, serverKey }: { sub: string; serverKey: Buffer | undefined },
): SecretBox {
  const sealKeyOf = (secret: string | Buffer): SealKey => ({
    secret,
    purpose: 'portico second step',
    owner: [tenant, sub],
  })
  return {
    seal: async (text) =>
      serverKey
        ? `server:${sealText(text, sealKeyOf(serverKey))}`
        : `tenant:${sealText(text, sealKeyOf(await loadSecretKey(db, tenant)))}`,
    open: async (sealed) => {
      const [origin, text = ''] = sealed.split(':')
      if (origin !== 'server') return unsealText(text, sealKeyOf(await loadSecretKey(db, tenant)))
      return serverKey ? unsealText(text, sealKeyOf(serverKey)) : null
    },
  }
}
