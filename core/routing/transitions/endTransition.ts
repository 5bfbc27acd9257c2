import type { Location } from '../reactRouter'
import type { Outcome } from './resolveTransition'

/** The result of a transition: the outcome of its guards, or the user stays on the page. */
export type TransitionResult = Exclude<Outcome, { kind: 'signIn' }> | { kind: 'stay' }

/** The end of the last transition. */
export interface TransitionEnd {
  /** The visit; null when it may be requested again. The same address can be visited more than once. */
  visit: Location | null
  attempt: number
  /** The path of the shown page. */
  address: string
  /** Text key of the error if no page can be shown. */
  failed: string | null
}

/** The visit that ends, and the path of the page that is shown until then. */
interface EndedVisit {
  visit: Location
  attempt: number
  shownPath: string | undefined
}

/** Ends a visit. If the guards stopped the transition, the shown page stays; without a page the transition fails. */
export function endTransition(
  result: TransitionResult,
  { visit, attempt, shownPath }: EndedVisit,
): TransitionEnd {
  const isStopped = result.kind === 'abort'
  return {
    visit: isStopped && shownPath !== undefined ? null : visit,
    attempt,
    address: result.kind === 'show' ? result.path : (shownPath ?? ''),
    failed: isStopped && shownPath === undefined ? result.message : null,
  }
}
