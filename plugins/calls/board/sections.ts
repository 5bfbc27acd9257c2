import type { Contributed } from '@portico/core/plugin/useHost'
import type { LazyScreen, RouteId } from '@portico/core/plugin/points'
import type { Label } from '@portico/core/i18n/useLabel'
import type { IconName } from '@portico/core/ui/media/Icon'

/** A section beside the call. */
export interface Section {
  plugin: string
  id: string
  label: Label
  icon: IconName
  section: LazyScreen
  /** The route of a page that is shown as a section. */
  route?: RouteId
}

/**
 * The sections of the specification in their order, each with its feature. Their names are not texts of
 * the plugins, which load with their sections.
 */
const specified: Readonly<Record<string, { label: Label; icon: IconName; feature?: string }>> = {
  consultations: { label: 'MENU.CONSULTATIONS', icon: 'clipboard-list', feature: 'onSiteConsultation' },
  receipts: { label: 'MENU.RECEIPTS', icon: 'pill', feature: 'onSiteConsultation' },
  'medical-data': { label: 'MENU.MEDICAL_DATA', icon: 'heart-pulse', feature: 'onSiteConsultation' },
  chat: { label: 'MENU.MESSAGES', icon: 'mail', feature: 'onSiteConsultation' },
  documents: { label: 'MENU.DOCUMENTS', icon: 'folder-open' },
  'complementary-tests': { label: 'MENU.TESTS', icon: 'activity', feature: 'fhgstIntegration' },
  devices: { label: 'CALLS.DEVICES', icon: 'heart-pulse', feature: 'devices' },
}

/**
 * The sections beside a call: what plugins contribute to `callSections`, otherwise their pages at the specified addresses below
 * `/videocall`, in the specified order; then the other contributions.
 */
export function sectionsOf(
  routes: readonly Contributed<'routes'>[],
  contributed: readonly Contributed<'callSections'>[],
  features: ReadonlySet<string>,
): Section[] {
  const first = Object.entries(specified).flatMap(([id, { feature, ...shown }]): Section[] => {
    if (feature !== undefined && !features.has(feature)) return []
    const own = contributed.find((section) => section.id === id)
    if (own) return [own]
    const route = routes.find(({ area, path }) => area === 'call' && path.split('/')[0] === id)
    if (!route) return []
    const { plugin, screen, id: routeId } = route
    return [{ plugin, id, ...shown, section: screen, route: routeId }]
  })
  return [...first, ...contributed.filter(({ id }) => !(id in specified))]
}
