import { startTransition, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { RouteTransition } from '../guards/runGuards'
import { hasLeaveConfirmation, canLeave } from './leave'
import { findState, type RouteState } from '../routeState'
import { useLocation, useNavigate, type Location } from '../router'
import { resolveTransition, type Outcome, type TransitionRules } from './resolveTransition'

/** The route on the page. */
export interface ShownRoute extends RouteTransition {
  path: string
  state: RouteState
  /** Names its entry of the browser's history. */
  entry: string
}

export interface Transitions {
  shown: ShownRoute | null
  /** A transition is on its way (SHELL-026); not while its person is asked whether to leave. */
  busy: boolean
  /** Text key of why the first transition could not happen. */
  failed: string | null
  retry: () => void
}

export interface TransitionActions {
  signIn: () => void
  /** Tells a person why they stay where they are; the argument is a text key. */
  tell: (message: string) => void
  /** Loads what the route needs before it is shown; never rejects. */
  prepare: (route: RouteTransition) => Promise<unknown>
}

/** The person would rather stay, and knows it. */
const stay: Outcome = { kind: 'abort', message: '' }

/** How the last transition ended: of which visit and attempt, and the address that is right now. */
interface TransitionEnd {
  /** Null when it may be asked for again. The very object: the same address is visited more than once. */
  of: Location | null
  attempt: number
  address: string
  failed: string | null
}

/**
 * Runs the guards for every change of address and shows the resulting route. The previous page stays until the next one
 * is ready.
 */
export function useTransitions(
  rules: TransitionRules,
  { signIn, tell, prepare }: TransitionActions,
): Transitions {
  const location = useLocation()
  const { pathname, search, key, state: mark } = location
  const navigate = useNavigate()
  const address = pathname + search
  const [shown, setShown] = useState<ShownRoute | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [end, setEnd] = useState<TransitionEnd>({ of: null, attempt, address: '', failed: null })
  /** The visit for which the person is asked. */
  const [asked, ask] = useState<Location | null>(null)
  const isOver = location === end.of && attempt === end.attempt
  const isGoing = !isOver && address !== end.address
  const stepsBack = useStepsBack(address === end.address ? location : null)

  const here = { state: findState(mark), entry: key }
  const conclude = (outcome: Exclude<Outcome, { kind: 'signIn' }>) => {
    const right = outcome.kind === 'show' ? outcome.path : (shown?.path ?? '')
    const failed = outcome.kind === 'abort' && !shown ? outcome.message : null
    // Who stays may press again before the browser is back.
    const finish = outcome === stay ? (run: () => void) => run() : startTransition
    finish(() => {
      const isUndone = outcome.kind === 'abort' && failed === null && outcome !== stay
      setEnd({ of: isUndone ? null : location, attempt, address: right, failed })
      if (outcome.kind === 'show') setShown({ ...outcome, ...here })
    })
    if (outcome.kind === 'abort' && outcome !== stay && shown) tell(outcome.message)
    if (right === '' || right === address) return
    const steps = outcome === stay ? stepsBack() : 0
    // Where the page's own entry is known it is gone back to: a second one would take a press of Back to no effect.
    void (steps === 0 ? navigate(right, { replace: true, state: mark }) : navigate(steps))
  }
  useVisit(isGoing ? `${address} ${attempt}` : null, async (isLate) => {
    if (hasLeaveConfirmation()) ask(location)
    const leaves = await canLeave()
    if (isLate()) return
    if (leaves) ask(null)
    const outcome: Outcome = leaves ? await resolveTransition(address, rules) : stay
    if (outcome.kind === 'show' && !isLate()) await prepare(outcome)
    if (isLate()) return
    if (outcome.kind === 'signIn') signIn()
    else conclude(outcome)
  })

  // While the next page is on its way, the address is already the next one's.
  const isAgain = shown?.path === address && shown.entry !== key
  const present = useMemo(
    () => (shown && isAgain ? { ...shown, state: findState(mark), entry: key } : shown),
    [shown, isAgain, mark, key],
  )
  return {
    shown: present,
    busy: isGoing && asked !== location,
    failed: end.failed,
    retry: () => setAttempt(attempt + 1),
  }
}

/** Runs once per visit; `isLate` tells that a newer one has begun. */
function useVisit(visit: string | null, run: (isLate: () => boolean) => Promise<void>): void {
  const start = useEffectEvent(run)
  useEffect(() => {
    if (visit === null) return undefined
    let over = false
    void start(() => over)
    return () => {
      over = true
    }
  }, [visit])
}

/**
 * Gives a function for how far the shown page's entry of the history is from the present one, below zero for back; 0
 * where that is not known, as after an address that was typed. In: where the shown page is, or null while it is left.
 */
function useStepsBack(shown: Location | null): () => number {
  const place = useRef<number | undefined>(undefined)
  useEffect(() => {
    if (shown) place.current = historyIndex()
  }, [shown])
  return () => (place.current ?? NaN) - (historyIndex() ?? NaN) || 0
}

/** The router numbers the entries of the history. */
const historyIndex = (): number | undefined => {
  const { idx } = (history.state ?? {}) as { idx?: unknown }
  return typeof idx === 'number' ? idx : undefined
}
