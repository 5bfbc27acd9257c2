import { readOwnTexts } from '../tenants/texts'
import type { TenantManifest } from '../tenants/manifest'
import type { TenantOnServer } from '../tenants/tenants'

/** Keys of the sign-in pages, the letters and the list of letters, which only the server shows. */
const serverKey = /^(IDENTITY|LETTER|OUTBOX)\./

/**
 * The manifest for browsers: without the languages whose own texts only the server shows, which saves the start a request, and without
 * plugins of an address that are off.
 */
export function portalManifest(tenant: TenantOnServer): TenantManifest {
  const { addressPlugins, ...rest } = tenant.manifest
  const listed = addressPlugins?.filter(({ isOff }) => !isOff) ?? []
  return withOwnTexts(tenant, listed.length > 0 ? { ...rest, addressPlugins: listed } : rest)
}

function withOwnTexts(tenant: TenantOnServer, manifest: TenantManifest): TenantManifest {
  if (!manifest.locales) return manifest
  const hasPortalTexts = (language: string) =>
    Object.keys(readOwnTexts(tenant, language)).some((key) => !serverKey.test(key))
  return { ...manifest, locales: manifest.locales.filter(hasPortalTexts) }
}
