import { themeColours } from '../../pages/themeColours'
import type { TenantOnServer } from '../../tenants/tenants'

/** The address of the files with which a portal is installed. A static server has them in a folder for each tenant. */
export const INSTALL_PREFIX = '/app/'

/** The pictures of an installed portal. A maskable one is cut by the system, so it has no corners of its own. */
export const icons = [
  { file: 'icon-192.png', size: 192, purpose: 'any' },
  { file: 'icon-512.png', size: 512, purpose: 'any' },
  { file: 'icon-maskable-512.png', size: 512, purpose: 'maskable' },
] as const

/** A picture of an installed portal. */
export type AppIcon = (typeof icons)[number]

const colourNames = ['surface', 'deep', 'on-deep', 'accent'] as const

/** The colours of an installed portal, in hex. */
export type AppColours = Readonly<Record<(typeof colourNames)[number], string>>

/** Reads the colours from the light theme of a tenant. */
export const appColours = ({ folder }: Pick<TenantOnServer, 'folder'>): AppColours =>
  themeColours(folder, colourNames)

/** The web app manifest of a tenant, as JSON: the name, colours and pictures with which a phone installs the portal. */
export function appManifest(tenant: Pick<TenantOnServer, 'folder' | 'manifest'>): string {
  const { name, languages } = tenant.manifest
  const { surface } = appColours(tenant)
  return JSON.stringify({
    id: '/',
    name,
    short_name: name,
    lang: languages[0],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: surface,
    background_color: surface,
    icons: icons.map(({ file, size, purpose }) => ({
      src: `${INSTALL_PREFIX}${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  })
}
