import { serverAnswers } from '../http/serverAnswers'
import { forgetFailed, loadOnce } from './load'

/**
 * Loads again what failed to load. A part that fails once more although the server answers never loads in this page: its
 * file belongs to an older build, or the browser remembers the failed import. Then the page reloads, and drafts are read
 * from storage.
 */
export function retryFailed(): Promise<void> {
  // A second retry would ask for a second reload, which may come when the new page is already in use.
  running ??= retryAll().finally(() => (running = null))
  return running
}

let running: Promise<void> | null = null

/** The longest time until a reload replaces the page. Later the person has refused it, or the server is gone. */
const RELOAD_MS = 30_000

async function retryAll(): Promise<void> {
  const results = await Promise.allSettled(forgetFailed().map(loadOnce))
  if (results.every(({ status }) => status === 'fulfilled')) return
  if (!(await serverAnswers(location.pathname))) return
  location.reload()
  await new Promise((resolve) => setTimeout(resolve, RELOAD_MS))
}

let hasFailedBefore = false

/**
 * For parts that open on a click, after a failure: the next click imports the part again. When that fails too, parts are
 * retried at once, which may reload the page.
 */
export function retryOnNextUse(): void {
  if (hasFailedBefore) void retryFailed()
  else forgetFailed()
  hasFailedBefore = true
}
