/** The module graph of the build. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** Small modules that many screens need, by chunk. */
const shared = [
  ['validation', /\/node_modules\/(ajv|ajv-formats|fast-deep-equal)\//],
  [
    'appointment',
    /\/(core\/(format\/money|ui\/feedback\/Notice)|plugins\/appointments\/paymentRules)\.(tsx?|css)$/,
  ],
  ['page', /\/core\/(ui\/layout\/PageHeader|routing\/BackLink)\.(tsx|css)$/],
  ['background', /\/core\/(app\/overlays|realtime\/(hub|hubMessages|hubState))\.tsx?$/],
  ['unread', /\/plugins\/chat\/(place|hub\/(received|useConversations)|outbox\/(outbox|useSender))\.ts$/],
  ['visit', /\/plugins\/calls\/board\/(NearVisit\.tsx|nextVisit\.ts)$/],
  ['controls', /\/core\/ui\/(forms\/(Field|SearchField)|actions\/IconButton)\.(tsx|css)$/],
] as const
const adminModule = /\/(kits|plugins)\/admin\//

/**
 * The chunk of a module. The modules that every screen of the administration needs are one file, and so are small modules that
 * many screens need: browsers request six files at a time, and each round takes half a second on a slow network.
 * Returns null if the bundler should decide.
 */
export function areaFile(id: string, graph: Graph): string | null {
  for (const [name, members] of shared) if (members.test(id)) return name
  return adminModule.test(id) && neededBy(entry(id), graph).has(id) ? 'area' : null
}

const entry = (id: string): string =>
  id.replace(/\/(kits|plugins)\/admin\/.*$/, '/plugins/admin/screens/Area.ts')

/** The static imports of a module, direct and indirect. */
function neededBy(start: string, graph: Graph): Set<string> {
  const all = new Set([start])
  for (const id of all) graph.getModuleInfo(id)?.importedIds.forEach((next) => all.add(next))
  return all
}
