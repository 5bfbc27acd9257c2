import type { Page, Request } from '@playwright/test'

declare global {
  interface Window {
    /** Both are defined by describeLook.mjs. */
    describeLook: (selector: string) => string[]
    isUnchanged: (selector: string) => boolean
  }
}

/** Pause between two readings, in milliseconds. */
const PAUSE_MS = 200
/** How long a screen may take on a busy machine, in milliseconds. */
const LOADING_MS = 120_000
/** Readings after which nothing has changed, one after another. */
const quietReadings = 2

const busy = '[aria-busy=true], .skeleton'

/** A request without an answer for longer, in milliseconds, is one that stays open. */
const OPEN_MS = 20_000

/** Counts the requests of a page that will be answered. One whose answer the page does not read never counts as finished. */
export function countRequests(page: Page): () => number {
  const open = new Map<Request, number>()
  page.on('request', (request) => {
    if (/^(fetch|xhr)$/.test(request.resourceType())) open.set(request, Date.now())
  })
  page.on('response', (response) => open.delete(response.request()))
  page.on('requestfailed', (request) => open.delete(request))
  return () => [...open.values()].filter((since) => Date.now() - since < OPEN_MS).length
}

/**
 * Describes the look of the elements below a selector, once nothing loads, changes or moves for a while. The page has loaded
 * describeLook.mjs.
 */
export async function readLook(page: Page, selector: string, openRequests: () => number): Promise<string[]> {
  await page.locator(selector).first().waitFor()
  let quiet = 0
  for (const end = Date.now() + LOADING_MS; Date.now() < end; await page.waitForTimeout(PAUSE_MS)) {
    const isBusy = openRequests() > 0 || (await page.locator(busy).filter({ visible: true }).count()) > 0
    const isUnchanged = await page.evaluate((root) => window.isUnchanged(root), selector)
    quiet = isUnchanged && !isBusy ? quiet + 1 : 0
    if (quiet < quietReadings) continue
    const lines = await page.evaluate((root) => window.describeLook(root), selector)
    if (lines.length > 0) return lines
  }
  throw new Error(`The look of ${selector} does not come to rest.`)
}
