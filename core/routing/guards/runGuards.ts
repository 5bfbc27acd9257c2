import type { Contributed } from '../../plugin/contributions'
import { reportFault } from '../../plugin/fault'
import { loadOnce } from '../../plugin/load'
import type { GuardContext, GuardContribution, Transition, Verdict } from '../../plugin/points'
import type { Route } from '../table'
import { isChecked, stripDoctorUrl } from './doctorUrl'
import { featureGuard } from './feature'
import { redirectToGuard } from './redirectTo'
import { roleGuard } from './role'

export type Guard = Contributed<'guards'>

/** A transition on its way, with the route's owner known. */
export type RouteTransition = Transition & { route: Route }

type GuardPosition = GuardContribution['at']
type CoreGuard = (going: RouteTransition, context: GuardContext, ruled: boolean) => Verdict

/** The core's own guards in the specified order (SHELL-017). Rules of plugins run behind the one of their place. */
const order: readonly [GuardPosition, CoreGuard][] = [
  ['feature', ({ route }, { features }) => featureGuard(route, features)],
  ['doctorUrl', (going, _, ruled) => (ruled || !isChecked(going) ? { go: 'on' } : stripDoctorUrl(going))],
  ['role', ({ route }, { roles }) => roleGuard(route, roles)],
  ['redirectTo', redirectToGuard],
]

/** Runs the guards of a transition in order, until one does not let it continue. */
export async function runGuards(
  going: RouteTransition,
  context: GuardContext,
  guards: readonly Guard[],
): Promise<Verdict> {
  for (const [place, own] of order) {
    const here = guards.filter(({ at }) => at === place)
    const verdict = own(going, context, here.length > 0)
    if (verdict.go !== 'on') return verdict
    if (place === 'doctorUrl' && !isChecked(going)) continue
    for (const guard of here) {
      const ruled = await runPluginGuard(guard, going, context)
      if (ruled.go !== 'on') return ruled
    }
  }
  return { go: 'on' }
}

async function runPluginGuard(
  { plugin, id, guard }: Guard,
  going: RouteTransition,
  context: GuardContext,
): Promise<Verdict> {
  let cause: unknown
  try {
    const verdict: Verdict | undefined = await (await loadOnce(guard))(going, context)
    if (verdict) return verdict
  } catch (thrown) {
    cause = thrown
  }
  reportFault({ plugin, point: 'guards', property: id, expected: 'a verdict', found: String(cause), cause })
  return { go: 'abort', message: 'ERRORS.GENERAL' }
}
