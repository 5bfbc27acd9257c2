import { collect } from '../../core/plugin/host'
import { error, shown, type Finding } from './finding'
import type { House } from './house'
import { didYouMean } from './nearest'
import type { TenantFolder } from './tenantFolder'

/** Members of a contribution that hold a text key. */
const members = ['title', 'label', 'hint'] as const

/** Every title, label and hint that a plugin contributes has to be a text of the core or of that plugin. */
export function checkNames(tenant: TenantFolder, house: House): Finding[] {
  const plugins = tenant.manifest?.plugins ?? {}
  const features = house.plugins.flatMap((plugin) => plugin.features ?? [])
  const { plugins: _, features: __, ...points } = collect(house.plugins, plugins, new Set(features)).host
  return Object.entries(points).flatMap(([point, list]) =>
    list.flatMap((one) =>
      members.flatMap((member) => {
        const key = (one as Partial<Record<(typeof members)[number], string>>)[member]
        const texts = [house.core, house.owners.get(one.plugin)].flatMap((owner) =>
          Object.values(owner?.texts ?? {}),
        )
        if (key === undefined || texts.some((all) => key in all)) return []
        const mend = didYouMean(key, texts.flatMap(Object.keys)) || `Add it to plugins/${one.plugin}/locales.`
        const path = `${point} ${one.id}.${member}`
        const file = `plugins/${one.plugin}/plugin.ts`
        return [error({ file, path, expected: 'the key of a text', found: shown(key), mend })]
      }),
    ),
  )
}
