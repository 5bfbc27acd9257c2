import { identitySettings, type IdentityManifest } from './identity/identitySettings'

/**
 * The address at which the identity server continues a sign-in that the API has completed; null for an address that is
 * not below the tenant's identity server, so that no answer leads elsewhere. The address is absolute, or relative to that server.
 */
export function continueAddress(manifest: IdentityManifest, origin: string, address: string): string | null {
  const { authority } = identitySettings(manifest, origin)
  if (!URL.canParse(address, authority)) return null
  const url = new URL(address, authority)
  return `${url.origin}${url.pathname}`.startsWith(`${authority}/`) ? url.href : null
}
