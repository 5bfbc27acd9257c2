import path from 'node:path'
import { collect } from '@core/plugin/host'
import { readPlugins } from '../../../scripts/schemas/plugins'
import { kits } from '../../../src/kits'
import { readTenant, tenantIds } from '../../../scripts/tenant/tenantFolder'

const root = path.resolve(import.meta.dirname, '../../..')
const plugins = await readPlugins(root)

export interface BookableVariant {
  /** Of the variant. */
  id: string
  tenant: string
  /** Of its screen, below the patient's area. */
  path: string
}

/** Every way to book that the menu of a tenant can lead to: those whose address needs nothing. */
export const bookableVariants: readonly BookableVariant[] = tenantIds(path.join(root, 'tenants')).flatMap(
  (tenant) => {
    const { manifest, backend } = readTenant(path.join(root, 'tenants'), tenant)
    const features = new Set((backend?.features ?? []) as string[])
    const { host } = collect(plugins, manifest?.plugins ?? {}, features, { kits })
    return host.bookingVariants
      .filter(({ requires }) => requires?.features?.some((one) => features.has(one)) ?? true)
      .map(({ id, route }) => ({ id, tenant, path: host.routes.find((one) => one.id === route)?.path ?? '' }))
      .filter((way) => !/:\w+(?![\w?])/.test(way.path))
  },
)
