import { hasCapability } from '../../plugin/capability/capabilityFeature'
import type { Contributed } from '../../plugin/contributions'
import { reportFault } from '../../plugin/fault'
import { loadOnce } from '../../plugin/load'
import type { GuardContext, GuardContribution, Transition, Verdict } from '../../plugin/points'
import type { Route } from '../table'
import { lacksRecords } from '../../session/records'
import { currentSession } from '../../session/session'
import { isChecked, stripDoctorUrl } from './doctorUrl'
import { defaultRoute } from '../areas'

export type Guard = Contributed<'guards'>

/** A transition with the route's owner. */
export type RouteTransition = Transition & { route: Route }

type GuardPosition = GuardContribution['at']
type CoreGuard = (transition: RouteTransition, context: GuardContext, hasPluginGuard: boolean) => Verdict

/** The core's guards in the specified order. A plugin's guard runs after the core's guard of its position. */
const order: readonly [GuardPosition, CoreGuard][] = [
  ['feature', ({ route }, { features }) => featureGuard(route, features)],
  [
    'doctorUrl',
    (transition, _, hasPluginGuard) =>
      hasPluginGuard || !isChecked(transition) ? { go: 'on' } : stripDoctorUrl(transition),
  ],
  ['role', ({ route }, { roles }) => roleGuard(route, roles, lacksRecords(currentSession()))],
  ['redirectTo', redirectToGuard],
]

/** Runs the guards of a transition in order until one redirects or stops it. */
export async function runGuards(
  transition: RouteTransition,
  context: GuardContext,
  guards: readonly Guard[],
): Promise<Verdict> {
  for (const [position, coreGuard] of order) {
    const pluginGuards = guards.filter(({ at }) => at === position)
    const verdict = coreGuard(transition, context, pluginGuards.length > 0)
    if (verdict.go !== 'on') return verdict
    if (position === 'doctorUrl' && !isChecked(transition)) continue
    for (const guard of pluginGuards) {
      const pluginVerdict = await runPluginGuard(guard, transition, context)
      if (pluginVerdict.go !== 'on') return pluginVerdict
    }
  }
  return { go: 'on' }
}

async function runPluginGuard(
  { plugin, id, guard }: Guard,
  transition: RouteTransition,
  context: GuardContext,
): Promise<Verdict> {
  let cause: unknown
  try {
    const verdict: Verdict | undefined = await (await loadOnce(guard))(transition, context)
    if (verdict) return verdict
  } catch (thrown) {
    cause = thrown
  }
  reportFault({ plugin, point: 'guards', property: id, expected: 'a verdict', found: String(cause), cause })
  return { go: 'abort', message: 'ERRORS.GENERAL' }
}

/**
 * First guard: one of the route's features must be enabled, and the API must offer its capability; otherwise it redirects to the
 * default page without a message (C-008).
 */
export function featureGuard({ requires }: Route, features: ReadonlySet<string>): Verdict {
  const { features: alternatives, capability } = requires ?? {}
  const isOn =
    (!alternatives || alternatives.some((feature) => features.has(feature))) &&
    (!capability || hasCapability(features, capability))
  return isOn ? { go: 'on' } : { go: 'to', route: defaultRoute }
}

/**
 * Third guard: the user must have exactly the route's role, and the right to medical content where it shows some; otherwise it
 * redirects to the default page without a message (C-114).
 */
export function roleGuard({ requires }: Route, roles: ReadonlySet<string>, lacksRecords = false): Verdict {
  const { role, medical } = requires ?? {}
  const isAllowed = (!role || roles.has(role)) && !(medical && lacksRecords)
  return isAllowed ? { go: 'on' } : { go: 'to', route: defaultRoute }
}

/** Last guard: redirects a route with `redirectTo` and keeps the query. */
export function redirectToGuard({ route, query }: Transition): Verdict {
  return route.redirectTo ? { go: 'to', route: route.redirectTo, query: { ...query } } : { go: 'on' }
}
