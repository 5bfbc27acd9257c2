import { sealByRing, unsealByRing, type KeyRing, type SealPurpose } from '../../../platform/secrets/keyRing'

/** The keys that encrypt what belongs to a tenant's device provider, and whose value it is. */
export interface DeviceSealKey {
  secret: KeyRing
  tenant: string
  patient: string
}

/** Encrypts a text with the first key. It can be opened only for the same person of the same tenant. */
export const seal = (text: string, key: DeviceSealKey): string => sealByRing(text, key.secret, purposeOf(key))

/** Decrypts what `seal` wrote; null for anything else, such as what was written with a key that is no longer there. */
export const unseal = (sealed: string, key: DeviceSealKey): string | null =>
  unsealByRing(sealed, key.secret, purposeOf(key))?.text ?? null

/** Encrypts what `seal` wrote with another key again, with the first one. Null: the first key has done so already, or none opens it. */
export function reseal(sealed: string, key: DeviceSealKey): string | null {
  const opened = unsealByRing(sealed, key.secret, purposeOf(key))
  return opened && !opened.isCurrent ? seal(opened.text, key) : null
}

const purposeOf = ({ tenant, patient }: DeviceSealKey): SealPurpose => ({
  purpose: 'portico device tokens',
  owner: [tenant, patient],
})
