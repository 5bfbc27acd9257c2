import { readOwnTexts } from '../tenants/texts'
import type { TenantManifest } from '../tenants/manifest'
import type { TenantOnServer } from '../tenants/tenants'

/** Keys of the sign-in pages, the letters and the list of letters, which only the server shows. */
const serverKey = /^(IDENTITY|LETTER|OUTBOX)\./

/** The manifest for browsers: without the languages whose own texts only the server shows, which saves the start a request. */
export function portalManifest(tenant: TenantOnServer): TenantManifest {
  const { manifest } = tenant
  if (!manifest.locales) return manifest
  const hasPortalTexts = (language: string) =>
    Object.keys(readOwnTexts(tenant, language)).some((key) => !serverKey.test(key))
  return { ...manifest, locales: manifest.locales.filter(hasPortalTexts) }
}
