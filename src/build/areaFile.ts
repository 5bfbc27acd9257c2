/** What the build knows of a module. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

/** Small things that many later screens need. */
const shared = [
  ['validation', /\/node_modules\/(ajv|ajv-formats|fast-deep-equal)\//],
  [
    'appointment',
    /\/(core\/(format\/money|ui\/feedback\/Notice)|plugins\/appointments\/paymentRules)\.(tsx?|css)$/,
  ],
  ['controls', /\/core\/ui\/(forms\/(Field|SearchField)|actions\/IconButton)\.(tsx|css)$/],
] as const
const own = /\/(kits|plugins)\/admin\//

/**
 * Which chunk a module belongs to: what the first screen of the administration always needs is one file, and so are
 * things that are small and often needed. Browsers ask for six files at a time, and each round costs a slow network half a second.
 * Null: the bundler decides.
 */
export function areaFile(id: string, graph: Graph): string | null {
  for (const [name, members] of shared) if (members.test(id)) return name
  return own.test(id) && neededBy(entry(id), graph).has(id) ? 'area' : null
}

const entry = (id: string): string =>
  id.replace(/\/(kits|plugins)\/admin\/.*$/, '/plugins/admin/screens/Area.ts')

/** Everything a module imports, directly or through others, never by `import()`. */
function neededBy(start: string, graph: Graph): Set<string> {
  const all = new Set([start])
  for (const id of all) graph.getModuleInfo(id)?.importedIds.forEach((next) => all.add(next))
  return all
}
