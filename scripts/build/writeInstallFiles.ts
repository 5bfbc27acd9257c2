import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { appManifest, icons } from '../../server/platform/portal/install/appManifest'
import { drawIcon } from '../../server/platform/portal/install/drawIcon'
import { loadTenants } from '../../server/platform/tenants/tenants'

/**
 * Writes `app/<tenant>/` of a build: the files with which a phone installs the portal, for a server of static files. `tenants`: the folder of
 * the tenants, absolute.
 */
export async function writeInstallFiles(tenants: string, dist: string): Promise<void> {
  for (const tenant of loadTenants(tenants).all) {
    const folder = path.join(dist, 'app', tenant.id)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'manifest.json'), appManifest(tenant))
    for (const icon of icons) writeFileSync(path.join(folder, icon.file), await drawIcon(tenant, icon))
  }
}
