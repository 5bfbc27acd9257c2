import { everyCapability } from '../../../core/plugin/capability/everyCapability'
import { collect } from '../../../core/plugin/host'
import { kits } from '../../../src/kits'
import { error, formatValue, type Finding } from '../finding'
import type { Project } from '../project'
import { filePath, type TenantFolder } from '../tenantFolder'

type Members = Readonly<Record<string, unknown>> | undefined

/** Checks that tenant.json has the plugin of each service that backend.json connects, and the service that a plugin needs. */
export const checkServicePlugins = (tenant: TenantFolder, project: Project): Finding[] => [
  ...withoutPlugin(tenant, project),
  ...withoutIdentityService(tenant, project),
]

/** The parts of plugins that backend.json needs: where it says so, and their ids. */
function neededParts({ backend }: TenantFolder): (readonly [path: string, id: string])[] {
  const cards = (backend?.cards as Members)?.['provider']
  const twilio = (backend?.calls as Members)?.['twilio']
  return [
    ...(typeof cards === 'string' ? [['/cards/provider', `${cards}Cards`] as const] : []),
    ...(twilio ? [['/calls/twilio', 'twilio'] as const] : []),
  ]
}

function withoutPlugin(tenant: TenantFolder, { plugins }: Project): Finding[] {
  const features = new Set([...plugins.flatMap((plugin) => plugin.features ?? []), ...everyCapability])
  const partsOf = (listed: Parameters<typeof collect>[1]) =>
    collect(plugins, listed, features, { kits }).host.providers
  const listed = partsOf(tenant.manifest?.plugins ?? {})
  const all = partsOf(Object.fromEntries(plugins.map(({ id }) => [id, {}])))
  return neededParts(tenant).flatMap(([path, needed]) => {
    const owner = all.find(({ id }) => id === needed)?.plugin
    if (owner === undefined || listed.some(({ id }) => id === needed)) return []
    return [
      error({
        file: filePath(tenant, 'backend.json'),
        path,
        expected: `the plugin "${owner}" in tenant.json, which works with this service`,
        found: 'none in "plugins"',
        fix: `Add "${owner}" to "plugins" of tenant.json, or remove this service.`,
      }),
    ]
  })
}

/** A plugin with an engine for identity checks, and the service of backend.json, belong together. */
function withoutIdentityService(tenant: TenantFolder, { plugins }: Project): Finding[] {
  const { manifest, backend } = tenant
  const features: readonly unknown[] = Array.isArray(backend?.features) ? backend.features : []
  const plugin = plugins.find(({ id }) => id === 'identity')
  if (!manifest || !backend || !plugin || tenant.invalid?.includes('identityChecks')) return []
  const index = features.findIndex((feature) => plugin.features?.includes(String(feature)))
  if (index < 0 || !(plugin.id in (manifest.plugins ?? {}))) return []
  const service = (backend.identityChecks as Members)?.['provider']
  if (service === undefined)
    return [
      error({
        file: filePath(tenant, 'backend.json'),
        path: `/features/${index}`,
        expected: '"identityChecks", because this feature needs the service that checks identities',
        found: 'none in backend.json',
        fix: 'Add "identityChecks" with its "provider", or remove the feature.',
      }),
    ]
  const chosen = manifest.plugins?.[plugin.id]?.['engine'] ?? 'onfido'
  // An engine that does not exist has a finding of its own.
  const known = collect(plugins, manifest.plugins ?? {}, new Set(features.map(String)), { kits }).host
    .providers
  if (chosen === service || !known.some(({ id }) => id === chosen)) return []
  return [
    error({
      file: filePath(tenant, 'tenant.json'),
      path: `/plugins/${plugin.id}/engine`,
      expected: `${formatValue(service)}, the provider of "identityChecks" in backend.json`,
      found: formatValue(chosen),
      fix: `Write "engine": ${formatValue(service)}, or name the other provider in backend.json.`,
    }),
  ]
}
