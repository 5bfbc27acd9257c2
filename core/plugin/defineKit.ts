import type { Contributed, Lists } from './contributions'
import type { Conditions } from './isPermitted'
import type { Points } from './points'

/** Derived contributions by point, each attributed to a plugin. */
export type Derived = { readonly [K in keyof Points]?: readonly Contributed<K>[] }

/** A shared engine that plugins build on. The host knows only its literal. */
export interface Kit {
  /** The folder's name below `kits/`. */
  id: string
  /** The contribution points it adds. Its `points.ts` declares their types by declaration merging. */
  points: readonly (keyof Points)[]
  /** Makes contributions to the core's points from those at its own, for example a route from a booking variant. */
  derive?: (lists: Lists, features: ReadonlySet<string>) => Derived
  /** Conditions that it adds to `Requires`, by name. */
  conditions?: (lists: Lists) => Conditions
}

/** Declares a kit. The literal is part of the first download, so it imports code lazily with `import()`. */
export const defineKit = (kit: Kit): Kit => kit
