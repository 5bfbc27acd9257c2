import type { Contributed } from '@core/plugin/contributions'
import type { LazyScreen } from '@core/plugin/points'
import type { Label } from '@core/i18n/useLabel'
import type { IconName } from '@core/ui/media/icons'

/** A section beside the call. */
export interface Section {
  plugin: string
  id: string
  label: Label
  icon: IconName
  section: LazyScreen
}

/** The sections of the specification in their order, each with its feature (CALL-019 to CALL-023). */
const specified: Readonly<Record<string, { icon: IconName; feature?: string }>> = {
  consultations: { icon: 'clipboard-list', feature: 'onSiteConsultation' },
  receipts: { icon: 'pill', feature: 'onSiteConsultation' },
  'medical-data': { icon: 'heart-pulse', feature: 'onSiteConsultation' },
  chat: { icon: 'mail', feature: 'onSiteConsultation' },
  documents: { icon: 'folder-open' },
  'complementary-tests': { icon: 'activity', feature: 'fhgstIntegration' },
  devices: { icon: 'heart-pulse', feature: 'devices' },
}

/**
 * The sections beside a call: the pages of plugins at the specified addresses below `/videocall`, in the specified order,
 * then what plugins contribute to `callSections`.
 */
export function sectionsOf(
  routes: readonly Contributed<'routes'>[],
  contributed: readonly Contributed<'callSections'>[],
  features: ReadonlySet<string>,
): Section[] {
  const pages = Object.entries(specified).flatMap(([id, { icon, feature }]) => {
    const route = routes.find(({ area, path }) => area === 'call' && path.split('/')[0] === id)
    if (!route || (feature !== undefined && !features.has(feature))) return []
    return [{ plugin: route.plugin, id, label: route.title, icon, section: route.screen }]
  })
  return [...pages, ...contributed]
}
