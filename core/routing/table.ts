import type { Contributed } from '../plugin/contributions'
import { areas } from './areas'

/** An active route with its plugin. */
export type Route = Contributed<'routes'>

/** A route in the format of the router library. */
export interface Entry {
  path: string
  /** The beginning of its addresses in lower case. */
  prefix: string
  /** The route; `handle` is the library's name for custom data. */
  handle: Route
}

/** The routing table of the portal. */
export interface Table {
  readonly byId: ReadonlyMap<string, Entry>
  readonly all: readonly Entry[]
  /** Routes that may begin with a doctor's segment, which is not part of `path`. */
  readonly ofDoctor: readonly Entry[]
}

/** Builds the routing table of the contributed routes; paths are relative to the hash. */
export function tableOf(routes: readonly Route[]): Table {
  const all = routes.map(entryOf)
  return {
    all,
    byId: new Map(all.map((entry) => [entry.handle.id, entry])),
    ofDoctor: all.filter(({ handle }) => areas[handle.area].doctorUrl),
  }
}

function entryOf(route: Route): Entry {
  const path = fullPath(route)
  return { path, prefix: path.replace(/\/[:*].*$/, '').toLowerCase(), handle: route }
}

const fullPath = ({ area, path }: Route) =>
  ['', areas[area].prefix, path].filter((s, i) => i === 0 || s).join('/')
