import { sealText, unsealText, type SealKey } from '../../../platform/secrets/sealText'

/** A tenant's secret at the provider, and whose value is encrypted with it. */
export interface DeviceSealKey {
  secret: string
  tenant: string
  patient: string
}

/** Encrypts a text. It can be opened only for the same person of the same tenant. */
export const seal = (text: string, key: DeviceSealKey): string => sealText(text, toKey(key))

/** Decrypts what `seal` wrote; null for anything else, such as what was written with an earlier secret. */
export const unseal = (sealed: string, key: DeviceSealKey): string | null => unsealText(sealed, toKey(key))

const toKey = ({ secret, tenant, patient }: DeviceSealKey): SealKey => ({
  secret,
  purpose: 'portico device tokens',
  owner: [tenant, patient],
})
