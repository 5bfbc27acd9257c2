import type { Contributed } from '../plugin/contributions'
import { areas } from './areas'

/** A route that is on, with its plugin. */
export type Route = Contributed<'routes'>

/** A route with its address, as the router library matches it. */
export interface Entry {
  path: string
  /** What each of its addresses begins with, in small letters. */
  prefix: string
  /** The library's place for what belongs to a route. */
  handle: Route
}

/** All addresses of the portal. */
export interface Table {
  readonly byId: ReadonlyMap<string, Entry>
  readonly all: readonly Entry[]
  /** Those that may begin with the doctor's segment, which is not part of `path`. */
  readonly ofDoctor: readonly Entry[]
}

/** The addresses of the contributed routes, relative to the hash (SHELL-008). */
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
