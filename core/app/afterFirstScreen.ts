import { awaitedParts } from '../plugin/load'
import { whenIdle } from '../routing/idle'

/** The longest wait for a part, in milliseconds: what runs behind the screens brings calls. */
const MAX_WAIT = 5000

/**
 * Runs a function when the browser is idle and the parts of the first screen have loaded or failed, so that it does not
 * compete with them for a slow network. Out: a function that cancels it.
 */
export function afterFirstScreen(run: () => void): () => void {
  const start = performance.now()
  let cancel = () => {}
  let wait = () => {
    cancel = whenIdle(() => {
      const parts = awaitedParts()
      if (!parts || performance.now() - start >= MAX_WAIT) return run()
      void Promise.race([parts, new Promise((end) => setTimeout(end, MAX_WAIT))]).then(() => wait())
    }, true)
  }
  wait()
  return () => {
    wait = () => {}
    cancel()
  }
}
