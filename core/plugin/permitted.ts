import type { User } from '@schemas/generated/entities'
import type { Requires } from './points'

/** What decides whether a person may see something. */
export interface Who {
  features: ReadonlySet<string>
  roles: ReadonlySet<string>
  user?: Pick<User, 'isDoctor24' | 'isPlus'> | undefined
  /** The care-area scenarios that apply to a patient; absent while nobody filters by them. */
  scenarios?: ReadonlySet<string> | undefined
  /** What the host has at `bookingVariants`. */
  variants?: readonly { requires?: Requires }[]
}

/**
 * Whether a person may see a contribution: any one of its features (C-008), its role, its scenario, video-call
 * access (ROLE-002) and a way to book (MENU-010) all have to hold; nothing required is always permitted (C-040).
 * Scenarios count for patients only and only when at least one applies (MENU-003, C-042).
 */
export function permitted(requires: Requires | undefined, who: Who): boolean {
  const { features, role, scenario, videoCall, booking } = requires ?? {}
  return (
    (!features || hasOne(features, who)) &&
    (!role || who.roles.has(role)) &&
    (!scenario || !filtered(who) || who.scenarios.has(scenario)) &&
    (!videoCall || Boolean(who.user?.isDoctor24 || who.user?.isPlus)) &&
    (!booking || (booking !== true && booking.length > 0 ? hasOne(booking, who) : canBook(who)))
  )
}

const hasOne = (features: readonly string[], who: Who) => features.some((one) => who.features.has(one))

/** Doctors and administrators have a role and are never filtered (ROLE-001, C-042). */
const filtered = (who: Who): who is Who & { scenarios: ReadonlySet<string> } =>
  who.roles.size === 0 && (who.scenarios?.size ?? 0) > 0

const canBook = ({ variants = [], ...who }: Who) => variants.some(({ requires }) => permitted(requires, who))
