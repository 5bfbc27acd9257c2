import { everyCapability } from '../../../core/plugin/capability/everyCapability'
import { collect } from '../../../core/plugin/host'
import { kits } from '../../../src/kits'
import { defaultRoute, unknownRoute } from '../../../core/routing/areas'
import { error, type Finding } from '../finding'
import type { Project } from '../project'
import { filePath, type TenantFolder } from '../tenantFolder'

/** Routes every tenant needs, with the reason. */
const requiredRoutes = [
  [defaultRoute, 'it opens after sign-in'],
  [unknownRoute, 'users sign in there'],
  ['profile.myaccount', 'people see and correct their data there'],
] as const

/** Checks that the tenant's enabled plugins have the required routes. */
export function checkRequiredRoutes(tenant: TenantFolder, { plugins }: Project): Finding[] {
  const { manifest } = tenant
  if (!manifest) return []
  const features = new Set(
    Array.isArray(tenant.backend?.features) ? (tenant.backend.features as string[]) : [],
  )
  const everything = Object.fromEntries(plugins.map(({ id }) => [id, {}]))
  const ownerOf = (listed: Parameters<typeof collect>[1], route: string, on: ReadonlySet<string>) =>
    collect(plugins, listed, on, { kits }).host.routes.find(({ id }) => id === route)?.plugin
  return requiredRoutes.flatMap(([route, why]) => {
    if (ownerOf(manifest.plugins ?? {}, route, features) !== undefined) return []
    const any = ownerOf(
      everything,
      route,
      new Set([...plugins.flatMap((plugin) => plugin.features ?? []), ...everyCapability]),
    )
    return [
      error({
        file: filePath(tenant, 'tenant.json'),
        path: '/plugins',
        expected: `a plugin with the route ${route}: ${why}`,
        found: 'no enabled plugin has it',
        fix: `Add ${any === undefined ? 'such a plugin' : `"${any}"`} to "plugins".`,
      }),
    ]
  })
}
