import type { PlanCapabilities } from '../generated/entities'

type Capability = keyof PlanCapabilities

/**
 * What a plan can give, with its levels from the least to the most. A name is here only if the server asks for it: a plan promises
 * nothing else (`server/domain/account/plans/capabilities.test.ts`).
 */
export const capabilityLevels = {
  videoConsultations: ['included'],
  poolCalls: ['included'],
  family: ['included'],
  videos: ['basic', 'all'],
} as const satisfies {
  [C in Capability]-?: readonly NonNullable<PlanCapabilities[C]>[]
}

/** A capability at a level, as `videos_all`. */
export type CapabilityLevel = {
  [C in Capability]-?: `${C}_${NonNullable<PlanCapabilities[C]>}`
}[Capability]

/** A level that a change of plan can raise to, and one that it can reduce to: those of capabilities with several. */
export type HigherLevel = Extract<CapabilityLevel, 'videos_all'>
export type LowerLevel = Extract<CapabilityLevel, 'videos_basic'>

/** Whether the plans of a tenant decide who has a capability. One that no plan names comes from elsewhere, and a change of plan leaves it. */
export const planDecides = (
  plans: readonly { capabilities?: PlanCapabilities }[],
  name: Capability,
): boolean => plans.some(({ capabilities }) => capabilities?.[name] !== undefined)

/** What a change of plan brings, improves, leaves, reduces and takes. */
export interface CapabilityDifference {
  gain: CapabilityLevel[]
  better: HigherLevel[]
  keep: CapabilityLevel[]
  /** Less than before, but not nothing. */
  worse: LowerLevel[]
  lose: CapabilityLevel[]
}

/** The capabilities of a plan in a fixed order. Names and levels that this version does not know are left out. */
export function listCapabilities(capabilities: PlanCapabilities): CapabilityLevel[] {
  return names.flatMap((name) => {
    const level = rankOf(capabilities, name)
    return level < 0 ? [] : [toLevel(name, level)]
  })
}

/** Compares two plans by what they give, never by their sentences. */
export function compareCapabilities(from: PlanCapabilities, to: PlanCapabilities): CapabilityDifference {
  const difference: CapabilityDifference = {
    gain: [],
    better: [],
    keep: [],
    worse: [],
    lose: [],
  }
  for (const name of names) {
    const before = rankOf(from, name)
    const after = rankOf(to, name)
    if (before < 0 && after < 0) continue
    const part = difference[partOf(before, after)] as CapabilityLevel[]
    part.push(toLevel(name, after < 0 ? before : after))
  }
  return difference
}

const names = Object.keys(capabilityLevels) as Capability[]

/** The place of a plan's level, from 0; -1 where the plan has not the capability. */
const rankOf = (capabilities: PlanCapabilities, name: Capability): number =>
  Object.hasOwn(capabilities, name)
    ? (capabilityLevels[name] as readonly unknown[]).indexOf(capabilities[name])
    : -1

const toLevel = (name: Capability, rank: number) =>
  `${name}_${capabilityLevels[name][rank]}` as CapabilityLevel

function partOf(before: number, after: number): keyof CapabilityDifference {
  if (before < 0) return 'gain'
  if (after < 0) return 'lose'
  if (before === after) return 'keep'
  return after > before ? 'better' : 'worse'
}
