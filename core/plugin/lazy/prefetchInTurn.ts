/** The requests that a page makes in advance. Screens that nobody opens cost a phone its battery and its volume. */
const MOST_REQUESTS = 4

let turn: Promise<unknown> = Promise.resolve()
let page = ''
let requestsBefore = 0

const countRequests = () => performance.getEntriesByType('resource').length

/**
 * Runs functions that load a screen in advance, one after the other, while the page has made few requests in advance. The first ones
 * that a page asks for come first. Rejections are those of the function and end nothing.
 */
export function prefetchInTurn(load: () => Promise<unknown> | undefined): void {
  turn = turn
    .then(() => {
      if (page !== location.hash) {
        page = location.hash
        requestsBefore = countRequests()
      }
      return countRequests() - requestsBefore < MOST_REQUESTS ? load() : undefined
    })
    .catch(() => undefined)
}
