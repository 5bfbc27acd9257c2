import { everyCapability } from '../../core/plugin/capability/everyCapability'
import { morePage } from '../../core/app/shell/menu/more'
import { collect, type Host } from '../../core/plugin/host'
import type { AnyPlugin } from '../../core/plugin/definePlugin'
import type { Load, RouteContribution } from '../../core/plugin/points'
import { areas } from '../../core/routing/areas'
import { isChecked } from '../../core/routing/guards/doctorUrl'
import { matchPath, type Match } from '../../core/routing/match'
import { tableOf, type Route } from '../../core/routing/table'
import { findLocation } from '../../kits/admin/section'
import { kits } from '../../src/kits'
import { readPlugins } from '../schemas/plugins'
import type { ServerPlace } from './serverPlaces'
import { namedIn, sourceOf } from './sources'

/** The files of a screen and what runs before it opens. */
export interface ScreenFacts {
  plugin: string
  route: string
  /** The source of the screen, relative to the root; of a booking route the kit's screen and the plugin's variant. */
  files: string[]
  guards: string[]
  /** Of an administration address: the section, and whether it shows a list, a form or another page. */
  section?: string
  /** The files that plugins contribute to the screen, for example the cards of the home screen. */
  parts: string[]
  /** The API operations that these files and their imports in plugins and kits use. */
  operations: string[]
}

/**
 * Finds the screen of an address (with or without host, `#` and doctor's segment) or of a route id, with every plugin on.
 * Returns null where no route matches.
 */
export async function findScreen(root: string, input: string): Promise<ScreenFacts | null> {
  const plugins = (await readPlugins(root)).toSorted((one, other) => redirects(one) - redirects(other))
  const everything = Object.fromEntries(plugins.map(({ id }) => [id, {}]))
  const features = new Set([...plugins.flatMap((plugin) => plugin.features ?? []), ...everyCapability])
  const { host } = collect(plugins, everything, features, { kits })
  const routes = [morePage, ...host.routes]
  const byId = routes.find(({ id }) => id === input)
  const match = byId ? { route: byId, params: {} } : matchPath(tableOf(routes), pathOf(input))
  if (!match) return null
  const { section, files } = await filesOf(root, host, match)
  const parts = partsOf(root, host, namedIn(root, files).points)
  return {
    plugin: match.route.plugin,
    route: match.route.id,
    files,
    guards: guardsOf(host, match.route),
    ...(section !== undefined && { section }),
    parts,
    operations: namedIn(root, [...files, ...parts]).operations,
  }
}

/**
 * 1 for a plugin whose routes only redirect, else 0. Where it shares a route with a plugin that has a screen for it, no
 * tenant has both, and the screen is what somebody looks for.
 */
function redirects({ routes }: AnyPlugin): 0 | 1 {
  const all = Array.isArray(routes) ? (routes as RouteContribution[]) : []
  return all.length > 0 && all.every(({ redirectTo }) => redirectTo !== undefined) ? 1 : 0
}

/** The path of an address: what follows `#`, without query. */
const pathOf = (address: string): string => {
  const [before = '', fragment] = address.split('#')
  const inApp = fragment ?? before.replace(/^\w+:\/\/[^/]*/, '')
  return `/${(inApp.split('?')[0] ?? '').replace(/^\/+/, '')}`
}

async function filesOf(root: string, host: Host, { route, params }: Match) {
  const variant = host.bookingVariants.find(
    (contribution) => contribution.route === route.id || contribution.embedded?.id === route.id,
  )
  if (variant) {
    const screen = variant.embedded?.id === route.id ? 'embedded/EmbeddedBooking.tsx' : 'BookingScreen.tsx'
    return { files: [`kits/booking/${screen}`, ...fileOf(root, variant.plugin, variant.variant)] }
  }
  const own =
    route.plugin === 'core'
      ? filesBehind(root, 'core/app/shell/menu', [route.screen])
      : fileOf(root, route.plugin, route.screen)
  return route.area === 'admin' ? adminFiles(root, host, params['*'] ?? '', own) : { files: own }
}

const anything = { has: () => true, size: 1 } as unknown as ReadonlySet<string>

async function adminFiles(root: string, host: Host, address: string, own: string[]) {
  for (const { plugin, sections } of host.adminEntities) {
    const { default: list } = await sections()
    const location = findLocation(address, list, { features: anything, roles: anything })
    if (location.kind !== 'list' && location.kind !== 'form' && location.kind !== 'page') continue
    const load = location.kind === 'page' ? location.page.screen : location.section.entity
    return { section: `${location.section.id} (${location.kind})`, files: fileOf(root, plugin, load) }
  }
  return { files: own }
}

const fileOf = (root: string, plugin: string, load: Load<unknown>) =>
  filesBehind(root, `plugins/${plugin}`, [load])

const filesBehind = (root: string, folder: string, loads: readonly Load<unknown>[]) =>
  loads.flatMap((load) => sourceOf(root, folder, load) ?? [])

/** The files that plugins contribute lazily at points. A contribution with a route is a screen of its own. */
function partsOf(root: string, host: Host, points: readonly string[]): string[] {
  const lists = host as unknown as Readonly<Record<string, readonly { plugin: string }[] | undefined>>
  const contributions = points.flatMap((point) => lists[point] ?? [])
  const parts = contributions.filter((contribution) => !('route' in contribution))
  return parts.flatMap(({ plugin, ...contribution }) => {
    const loads = Object.values(contribution).filter((value) => typeof value === 'function')
    return filesBehind(root, `plugins/${plugin}`, loads as Load<unknown>[])
  })
}

/** The guards that decide about a route, in the order in which they run. */
function guardsOf({ guards }: Host, route: Route): string[] {
  const { requires, redirectTo } = route
  const checked = isChecked({ route, params: {}, query: {} })
  const own = {
    feature: requires?.features ? `feature: one of ${requires.features.filter(Boolean).join(', ')}` : null,
    doctorUrl: checked ? 'doctorUrl: checked' : null,
    role: requires?.role ? `role: ${requires.role}` : null,
    redirectTo: redirectTo ? `redirectTo: ${redirectTo}` : null,
  }
  const session = areas[route.area].open ? [] : ['session: signed in']
  return [
    ...session,
    ...(['feature', 'doctorUrl', 'role', 'redirectTo'] as const).flatMap((place) => [
      ...(own[place] === null ? [] : [own[place]]),
      ...guards
        .filter(({ at }) => at === place && (place !== 'doctorUrl' || checked))
        .map(({ plugin, id }) => `${place}: ${id} of plugin ${plugin}, where it is on`),
    ]),
  ]
}

/** Formats the result as text, one fact per line; below each operation, where the server answers it. */
export const formatScreen = (
  { plugin, route, files, guards, section, parts, operations }: ScreenFacts,
  server: readonly ServerPlace[],
): string =>
  [
    `plugin      ${plugin}`,
    `route       ${route}`,
    ...(section === undefined ? [] : [`section     ${section}`]),
    ...files.map((file) => `file        ${file}`),
    ...parts.map((file) => `part        ${file}`),
    ...guards.map((guard) => `guard       ${guard}`),
    ...operations.flatMap((operation) => [
      `operation   ${operation}`,
      ...server.filter((place) => place.operation === operation).map(formatServer),
    ]),
  ].join('\n')

const formatServer = ({ place, reads, writes }: ServerPlace): string =>
  [
    `  server    ${place}`,
    ...(reads.length > 0 ? [`  reads     ${reads.join(', ')}`] : []),
    ...(writes.length > 0 ? [`  writes    ${writes.join(', ')}`] : []),
  ].join('\n')
