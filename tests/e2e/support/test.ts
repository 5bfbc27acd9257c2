import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { shownElsewhere } from './shownElsewhere'

export { expect }
export { expectAccessible, expectContrast } from './axe'

/** What a browser may say on the console of a healthy page: nothing. */
function watchConsole(page: Page, complaints: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
}

interface Fixtures {
  /** Errors on any console of the test; checked when the test ends. Push a pattern to expect one. */
  expectedComplaints: RegExp[]
  complaints: string[]
  /** Keeps what frames and further tabs show when a test fails: the runner itself looks at one page alone. */
  elsewhere: void
  /** Opens a browser of somebody else, watched as the test's own and closed after it. */
  otherBrowser: () => Promise<Page>
}

/** Every test fails on an error in the browser's console, a violated Content-Security-Policy included. */
export const test = base.extend<Fixtures>({
  expectedComplaints: async ({}, use) => {
    await use([])
  },
  complaints: [
    async ({ context, expectedComplaints }, use) => {
      const complaints: string[] = []
      context.on('page', (page) => watchConsole(page, complaints))
      await use(complaints)
      const unexpected = complaints.filter(
        (text) => !expectedComplaints.some((pattern) => pattern.test(text)),
      )
      expect(unexpected, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
  elsewhere: [
    async ({ context }, use, info) => {
      await use()
      if (info.status === info.expectedStatus) return
      for (const body of await shownElsewhere(context)) await info.attach('elsewhere', { body })
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser, complaints }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      context.on('page', (page) => watchConsole(page, complaints))
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})
