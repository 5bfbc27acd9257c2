import type { Page } from '@playwright/test'

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
