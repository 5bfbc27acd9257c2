import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { RouteTransition } from '../guards/runGuards'
import { hasLeaveConfirmation, canLeave } from './leave'
import { findState, type RouteState } from '../routeState'
import { useLocation, useNavigate, type Location } from '../reactRouter'
import { endTransition, type TransitionEnd, type TransitionResult } from './endTransition'
import { resolveTransition, type TransitionRules } from './resolveTransition'

/** The route that is shown. */
export interface ShownRoute extends RouteTransition {
  path: string
  state: RouteState
  /** The key of its entry in the browser's history. */
  entry: string
}

export interface Transitions {
  shown: ShownRoute | null
  /** Whether a transition is running; false while the user is asked whether to leave. */
  busy: boolean
  /** Text key of the error if the first transition failed. */
  failed: string | null
  retry: () => void
}

export interface TransitionActions {
  signIn: () => void
  /** Shows why the page stays; the argument is a text key. */
  showMessage: (message: string) => void
  /** Loads what the route needs before it is shown; never rejects. */
  prepare: (route: RouteTransition) => Promise<unknown>
}

/**
 * Runs the guards for every change of address and shows the resulting route. The previous page stays until the next one
 * is ready.
 */
export function useTransitions(
  rules: TransitionRules,
  { signIn, showMessage, prepare }: TransitionActions,
): Transitions {
  const location = useLocation()
  const address = location.pathname + location.search
  const [shown, setShown] = useState<ShownRoute | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [end, setEnd] = useState<TransitionEnd>({ visit: null, attempt, address: '', failed: null })
  const { isAsked, confirmLeave } = useLeaveConfirmation(location)
  const isOver = location === end.visit && attempt === end.attempt
  const isRunning = !isOver && address !== end.address
  const correctAddress = useAddressCorrection(end.address)
  const entry = historyEntry(location)
  const finish = (result: TransitionResult) => {
    const next = endTransition(result, { visit: location, attempt, shownPath: shown?.path })
    // Not deferred: the user may navigate again before the browser is back at the page's address.
    const apply = result.kind === 'stay' ? (run: () => void) => run() : startTransition
    apply(() => {
      setEnd(next)
      if (result.kind === 'show') setShown({ ...result, ...entry })
    })
    if (result.kind === 'abort' && shown) showMessage(result.message)
    correctAddress(next.address, result.kind === 'stay')
  }
  useVisit(isRunning ? `${address} ${attempt}` : null, async (isLate) => {
    const canProceed = await confirmLeave(isLate)
    if (isLate()) return
    const result = canProceed ? await resolveTransition(address, rules) : ({ kind: 'stay' } as const)
    if (result.kind === 'show' && !isLate()) await prepare(result)
    if (isLate()) return
    if (result.kind === 'signIn') signIn()
    else finish(result)
  })
  return {
    shown: useCurrentEntry(shown),
    busy: isRunning && !isAsked,
    failed: end.failed,
    retry: () => setAttempt(attempt + 1),
  }
}

const historyEntry = ({ state, key }: Location) => ({ state: findState(state), entry: key })

/** Asks whether to leave the page for a visit. `isAsked`: the question is still open. */
function useLeaveConfirmation(visit: Location) {
  const [askedVisit, setAskedVisit] = useState<Location | null>(null)
  const confirmLeave = async (isLate: () => boolean): Promise<boolean> => {
    if (hasLeaveConfirmation()) setAskedVisit(visit)
    const isAllowed = await canLeave()
    if (isAllowed && !isLate()) setAskedVisit(null)
    return isAllowed
  }
  return { isAsked: askedVisit === visit, confirmLeave }
}

/** The shown route with its current history entry, which changes when the same path is visited again. */
function useCurrentEntry(shown: ShownRoute | null): ShownRoute | null {
  const location = useLocation()
  const { pathname, search, key, state } = location
  // While the next page loads, the address already belongs to it.
  const isAgain = shown?.path === pathname + search && shown.entry !== key
  return useMemo(
    () => (shown && isAgain ? { ...shown, state: findState(state), entry: key } : shown),
    [shown, isAgain, state, key],
  )
}

/**
 * Returns a function that takes the browser to the path of a result if its address differs.
 * Takes the path of the shown page.
 */
function useAddressCorrection(shownAddress: string): (path: string, isStay: boolean) => void {
  const location = useLocation()
  const navigate = useNavigate()
  const address = location.pathname + location.search
  const stepsBack = useStepsBack(address === shownAddress ? location : null)
  return (path, isStay) => {
    if (path === '' || path === address) return
    const steps = isStay ? stepsBack() : 0
    // Going back to the page's own entry avoids a second entry, which would make one press of Back have no effect.
    void (steps === 0 ? navigate(path, { replace: true, state: location.state }) : navigate(steps))
  }
}

/** Runs once per visit. `isLate` returns true when a newer visit has started. */
function useVisit(visit: string | null, run: (isLate: () => boolean) => Promise<void>): void {
  const start = useEffectEvent(run)
  useEffect(() => {
    if (visit === null) return undefined
    let isOver = false
    void start(() => isOver)
    return () => {
      isOver = true
    }
  }, [visit])
}

/**
 * Returns a function that counts the steps from the current history entry to the shown page's, negative for back; 0 if
 * unknown, as for a typed address. Takes the location of the shown page, or null while another one loads.
 */
function useStepsBack(shown: Location | null): () => number {
  const index = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (shown) index.current = historyIndex()
  }, [shown])
  return () => (index.current ?? NaN) - (historyIndex() ?? NaN) || 0
}

/** The router numbers the entries of the history. */
const historyIndex = (): number | undefined => {
  const { idx } = (history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : undefined
}
