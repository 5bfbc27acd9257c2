import type { Page, Route } from '@playwright/test'

/**
 * Keeps a page's interception of requests on from the first `route` to the end of the test. Chromium never answers a request that is
 * paused while interception ends (microsoft/playwright#41802): the page then waits for a file that never arrives.
 */
export function keepIntercepting(page: Page): void {
  const route = page.route.bind(page)
  page.route = async (...input) => {
    await route(/^never$/, (one) => one.fallback())
    return route(...input)
  }
}

/**
 * Answers the next request that changes something, and no other. A list that the page reads again at that moment has an address that
 * looks alike; a route with `times: 1` would be used up by it.
 */
export async function answerNextWrite(
  page: Page,
  address: string | RegExp,
  answer: (route: Route) => Promise<void>,
): Promise<void> {
  const handle = async (route: Route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await page.unroute(address, handle)
    return answer(route)
  }
  await page.route(address, handle)
}
