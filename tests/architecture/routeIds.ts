import type { Rule } from './violation'

/** The two routes that the core redirects to: the default page and the page for unknown addresses (SHELL-010, SHELL-018). */
const coreRoutes = 'core/routing/areas.ts'

const dottedId = /\b(?:id|route): '(\w+\.[\w.]+)'/g

/** No route id of a plugin occurs in the core or in a kit. */
export const routeIds: Rule = (sources) => {
  const ids = sources
    .filter(({ file }) => /^plugins\/[^/]+\/plugin\.ts$/.test(file))
    .flatMap(({ code }) => [...code.matchAll(dottedId)].map(([, id = '']) => id))
  return sources
    .filter(({ file, isTest }) => /^(core|kits)\//.test(file) && !isTest && file !== coreRoutes)
    .flatMap(({ file, code }) =>
      [...new Set(ids)]
        .filter((id) => ["'", '"', '`'].some((quote) => code.includes(quote + id + quote)))
        .map((id) => ({
          file,
          problem: `names the route "${id}" of a plugin`,
          instead: 'add a contribution point through which the plugin names its route',
        })),
    )
}
