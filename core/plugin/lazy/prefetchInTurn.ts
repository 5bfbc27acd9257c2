let turn: Promise<unknown> = Promise.resolve()
let page = ''
let hasLoaded = false

const countRequests = () => performance.getEntriesByType('resource').length

/**
 * Runs functions that load a screen in advance, one after the other, until one of them has made a request: a page loads one screen in
 * advance, because those that nobody opens cost a phone its battery and its volume. They run in the order of the calls.
 * Rejections are those of the function and end nothing.
 */
export function prefetchInTurn(load: () => Promise<unknown> | undefined): void {
  turn = turn.then(() => loadFirst(load)).catch(() => undefined)
}

async function loadFirst(load: () => Promise<unknown> | undefined): Promise<void> {
  if (page !== location.hash) {
    page = location.hash
    hasLoaded = false
  }
  if (hasLoaded) return
  const before = countRequests()
  await load()
  hasLoaded = countRequests() > before
}
