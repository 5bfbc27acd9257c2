import { awaitedParts } from '../plugin/load'
import { whenIdle } from '../routing/idle'

/** The longest wait, in milliseconds. Incoming calls need the hub, which starts afterwards. */
const MAX_WAIT = 5000

/**
 * Runs a function when the parts of the first screen have loaded or failed and the browser is idle, so that its requests
 * do not slow the first screen down. Returns a function that cancels it.
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
