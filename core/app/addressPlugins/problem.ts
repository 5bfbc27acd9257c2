/**
 * What can go wrong with a plugin from an address, by its number. docs/address-plugins.md has a section for each, and the locales a
 * sentence. Numbers are never used again for something else.
 */
export const problems = {
  unreachable: 1,
  changed: 2,
  otherVersion: 3,
  throwsAtLoad: 4,
  noPlugin: 5,
  throwsAtStart: 6,
  hangs: 7,
  leftOut: 8,
  quarantined: 9,
  unknownModule: 10,
  failsLater: 11,
  notPermitted: 12,
  floodsHub: 13,
} as const

/** A kind of problem. */
export type ProblemKind = keyof typeof problems

/** A problem of one plugin. `found` is for developers: an error, a version, an id. */
export interface Problem {
  kind: ProblemKind
  found: string
}

/** Problems that another deployment of the portal, the network or the tenant causes, and not the plugin. */
const ofOthers: readonly ProblemKind[] = [
  'unreachable',
  'changed',
  'otherVersion',
  'quarantined',
  'leftOut',
  // The portal refuses it in any case, and the tenant may only have forgotten it.
  'notPermitted',
]

/** Whether a problem is a fault of the plugin itself, which counts for its quarantine. */
export const isOwnFault = (kind: ProblemKind): boolean => !ofOthers.includes(kind)

/** Why a plugin does not load. */
export class PluginProblem extends Error {
  override readonly name = 'PluginProblem'
  constructor(
    readonly kind: ProblemKind,
    readonly found: string,
  ) {
    super(`P${problems[kind]} ${kind}: ${found}`)
  }
}

/** The problem of an error; one that nobody expected is of the given kind. */
export const toProblem = (error: unknown, otherwise: ProblemKind): Problem =>
  error instanceof PluginProblem
    ? { kind: error.kind, found: error.found }
    : { kind: otherwise, found: String(error) }
