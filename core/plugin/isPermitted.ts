import type { User } from '@schemas/generated/entities'
import { hasCapability } from './capability/capabilityFeature'
import type { Requires } from './points'

/** The conditions of kits by their name in `Requires`. Each returns whether the required value holds for the person. */
export type Conditions = {
  readonly [K in keyof Requires]?: (value: NonNullable<Requires[K]>, who: AccessFacts) => boolean
}

/** The facts about a person that decide what they may see. */
export interface AccessFacts {
  features: ReadonlySet<string>
  roles: ReadonlySet<string>
  user?: Pick<User, 'isDoctor24' | 'isPlus' | 'isFamilyAdmin'> | undefined
  /** Whether they act for somebody whose medical content they may not read. */
  lacksRecords?: boolean
  /** Care-area scenarios of a patient; absent if nothing filters by them. */
  scenarios?: ReadonlySet<string> | undefined
  /** The conditions that kits add. A required condition that is missing does not hold. */
  conditions?: Conditions
}

/**
 * Whether a person may see a contribution: any one of its features (C-008), its capability of the API, its role, its scenario, video-call access, a family administrator, the right to medical content and every condition of a kit have to hold. Nothing required is always permitted (C-040). Scenarios count
 * for patients only and only when at least one applies (C-042).
 */
export function isPermitted(requires: Requires | undefined, who: AccessFacts): boolean {
  const { features, capability, role, scenario, videoCall, familyAdmin, medical, ...others } = requires ?? {}
  return (
    (!features || features.some((feature) => who.features.has(feature))) &&
    (!capability || hasCapability(who.features, capability)) &&
    (!role || who.roles.has(role)) &&
    (!scenario || !isFiltered(who) || who.scenarios.has(scenario)) &&
    (!videoCall || Boolean(who.user?.isDoctor24 || who.user?.isPlus)) &&
    !(medical && who.lacksRecords) &&
    (!familyAdmin || who.user?.isFamilyAdmin === true) &&
    Object.entries(others).every(([name, value]) => holds(name, value, who))
  )
}

/** Doctors and administrators have a role and are never filtered (C-042). */
const isFiltered = (who: AccessFacts): who is AccessFacts & { scenarios: ReadonlySet<string> } =>
  who.roles.size === 0 && (who.scenarios?.size ?? 0) > 0

function holds(name: string, value: unknown, who: AccessFacts): boolean {
  const conditions = who.conditions as
    | Readonly<Record<string, (value: unknown, who: AccessFacts) => boolean>>
    | undefined
  return value === undefined || (conditions?.[name]?.(value, who) ?? false)
}
