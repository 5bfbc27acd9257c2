import type { Project } from '../project'
import type { TenantFolder } from '../tenantFolder'
import { knownFeatures } from './checkFeatures'
import { closestName } from './didYouMean'

/**
 * The tenant with the plugins and features that were probably meant in place of those with a typing error, which has a finding of its own:
 * nothing that only follows from it is reported.
 */
export function withMeantNames(tenant: TenantFolder, project: Project): TenantFolder {
  const { manifest, backend } = tenant
  const written = (Array.isArray(backend?.features) ? backend.features : []).filter(
    (one) => typeof one === 'string',
  )
  return {
    ...tenant,
    ...(manifest && { manifest: { ...manifest, plugins: meantPlugins(manifest.plugins ?? {}, project) } }),
    writtenFeatures: written,
    ...(backend &&
      Array.isArray(backend.features) && {
        backend: { ...backend, features: meantFeatures(written, project) },
      }),
  }
}

type Plugins = Readonly<Record<string, Record<string, unknown>>>

function meantPlugins(listed: Plugins, { plugins }: Project): Record<string, Record<string, unknown>> {
  const known = plugins.map(({ id }) => id)
  const free = known.filter((id) => !(id in listed))
  return Object.fromEntries(
    Object.entries(listed).map(([id, options]) => [
      known.includes(id) ? id : (closestName(id, free) ?? id),
      options,
    ]),
  )
}

function meantFeatures(written: readonly string[], project: Project): string[] {
  const known = knownFeatures(project)
  const free = [...known].filter((feature) => !written.includes(feature))
  return written.map((feature) => (known.has(feature) ? feature : (closestName(feature, free) ?? feature)))
}
