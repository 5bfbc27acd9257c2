import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { collect } from '../../../core/plugin/host'
import { readPlugins } from '../../../scripts/schemas/plugins'
import { kits } from '../../../src/kits'
import { readTenant, tenantIds } from '../../../scripts/tenant/tenantFolder'
import type { SpecialistService } from '../../../schemas/generated/entities'
import { specialistParams } from '../booking/addresses'

const root = path.resolve(import.meta.dirname, '../../..')
const plugins = await readPlugins(root)

export interface BookableVariant {
  /** The id of the variant. */
  id: string
  tenant: string
  /** The path of its screen inside the patient area. */
  path: string
}

/**
 * Every enabled booking variant of every tenant. With universalAssistance a person with an appointment ahead may not book
 * with an international doctor (ERR-027), and the person of the stories has some; that variant runs at the tenant without
 * the feature. A plugin whose API is its own books at the stub that it brings, without a browser.
 */
export const bookableVariants: readonly BookableVariant[] = tenantIds(path.join(root, 'tenants')).flatMap(
  (tenant) => {
    const { manifest, backend } = readTenant(path.join(root, 'tenants'), tenant)
    const features = new Set((backend?.features ?? []) as string[])
    const { host } = collect(plugins, manifest?.plugins ?? {}, features, { kits })
    return host.bookingVariants
      .filter(({ requires }) => requires?.features?.some((one) => features.has(one)) ?? true)
      .filter(({ plugin }) => !existsSync(path.join(root, 'plugins', plugin, 'testBackEnd.ts')))
      .map(({ id, route }) => ({ id, tenant, path: host.routes.find((one) => one.id === route)?.path ?? '' }))
      .filter(({ id }) => !(id === 'internationalDoctor' && features.has('universalAssistance')))
  },
)

/** The address of a variant for the person whose page is open; parameters are those of an offer of the server. */
export async function addressOfVariant(page: Page, { path: template }: BookableVariant): Promise<string> {
  const [screen = '', ...names] = template.split('/').filter((part) => !part.endsWith('?'))
  if (names.length === 0) return `/videoconsultation/${screen}`
  const offers = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}` }
    return (await fetch('/api/consultation-services/specialists', { headers })).json()
  })
  const params = specialistParams(offers as SpecialistService[], template)
  return `/videoconsultation/${[screen, ...names.map((name) => params[name.slice(1)])].join('/')}`
}
