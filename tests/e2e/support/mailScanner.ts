import { expect, type Browser } from '@playwright/test'

/**
 * Opens a link of a letter as a mail scanner does: HEAD, GET, and a browser of its own that runs scripts and clicks nothing.
 * Expects that it sees the page with the button, sends nothing but reads, and is not signed in.
 */
export async function scanLink(
  browser: Browser,
  link: string,
  heading: string,
  locale = 'es-ES',
): Promise<void> {
  const context = await browser.newContext({ locale })
  const sent: string[] = []
  const page = await context.newPage()
  // Reading an invitation, or whether a link still works, is a POST, so that no address has its token.
  page.on('request', (request) => {
    const isRead = request.method() === 'GET' || /\/(read-invitation|password-link)$/.test(request.url())
    if (!isRead) sent.push(`${request.method()} ${request.url()}`)
  })
  const answers = [await page.request.head(link), await page.request.get(link)]
  expect(answers.map((answer) => answer.status())).toEqual([200, 200])
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect([sent, /"token"/.test(stored)]).toEqual([[], false])
  await context.close()
}
