import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test'
import { otherPageAttachment } from '../../../scripts/test/failures.mjs'
import { keepIntercepting } from './interception'
import { describeOtherPages } from './otherPages'

export { expect }
export { expectAccessible, expectContrast } from './axe'

function collectErrors(page: Page, errors: string[]) {
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => errors.push(error.message))
}

/** The question before a booking close to another one; a role is slow to find. */
const nearDialog = (page: Page) =>
  page.locator('[role=alertdialog]', {
    hasText: /Hay otra \S+ muy cerca|There’s another \S+ close/,
  })

/** Pages whose question is answered, or left open. */
const decided = new WeakSet<Page>()

/**
 * Stories book at the first free time, which may be near a time of another story: both are meant. Playwright looks for the
 * question before each action, so only on pages where appointments are made.
 */
function bookBoth(page: Page): void {
  page.on('framenavigated', (frame) => {
    if (!frame.url().includes('appointment') || decided.has(page)) return
    decided.add(page)
    const answer = (dialog: Locator) =>
      dialog.getByRole('button', { name: /^(Sí, continuar|Yes, continue)$/ }).click()
    // It rejects when the page has been closed.
    page.addLocatorHandler(nearDialog(page), answer).catch(() => {})
  })
}

/** Leaves the question about a near appointment open, for a story about it. Returns the dialog. */
export async function keepNearDialog(page: Page): Promise<Locator> {
  decided.add(page)
  await page.removeLocatorHandler(nearDialog(page))
  return nearDialog(page)
}

/** What the console says when the hub refuses a page, because the session ends while the page connects. */
export const refusedHub: readonly RegExp[] = [
  /WebSocket connection to '\S+\/hub\S* failed: HTTP Authentication/,
  /status of 401 .*\/hub\/(negotiate|ticket)/,
]

/** What the console says while a server ends and starts again, which answers 503 until it is ready. */
export const absentServer: readonly RegExp[] = [
  /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/,
  /WebSocket connection/,
  /503/,
]

interface Fixtures {
  /**
   * Whether the browser saves data, as a person may ask it to: then screens load when somebody opens or points at them, and not
   * before. Loading all of them at each page takes a fifth of the time; stories about what loads when, and about films, do not.
   */
  isSavingData: boolean
  /** Patterns of console errors that the test provokes. Push to it before the error occurs. */
  expectedErrors: RegExp[]
  /** Errors on the console of every page of the test, checked when the test ends. */
  consoleErrors: string[]
  /** Attaches what frames and further tabs show to a failed test; Playwright itself captures one page only. */
  otherPages: void
  /** Opens a browser for a second person. Its console is checked too, and it is closed after the test. */
  otherBrowser: (options?: BrowserContextOptions) => Promise<Page>
}

/** Makes the pages of a browser save data. */
const saveData = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { connection } = navigator as { connection?: object }
    if (connection) Object.defineProperty(connection, 'saveData', { value: true })
  })

/** A browser without windows says that a person has refused notifications; one with windows asks them first, as here. */
const askAboutNotifications = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (typeof Notification !== 'undefined' && Notification.permission === 'denied')
      Object.defineProperty(Notification, 'permission', { get: () => 'default', configurable: true })
  })

/**
 * Reports a page whose heading disappears again because a part inside it loads: React hides all up to the nearest `Suspense`. A part
 * that loads late has a boundary of its own, or its code and texts load with the page.
 */
const reportHiddenPages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target instanceof HTMLElement && target.style.getPropertyPriority('display') === 'important')
          if (target.matches('h1') || target.querySelector('h1'))
            console.error(`A part that loads hides the page again: ${target.textContent.slice(0, 80)}`)
    }).observe(document, { subtree: true, attributeFilter: ['style'] })
  })

/** Makes the pages of a browser alike on every machine, and lets them report what is wrong. */
async function prepare(context: BrowserContext, isSavingData: boolean): Promise<void> {
  if (isSavingData) await saveData(context)
  await askAboutNotifications(context)
  await reportHiddenPages(context)
}

/** Playwright's `test`, which also fails on any console error, including a violated Content-Security-Policy. */
export const test = base.extend<Fixtures>({
  isSavingData: [true, { option: true }],
  expectedErrors: async ({}, use) => {
    await use([])
  },
  consoleErrors: [
    async ({ context, expectedErrors, isSavingData }, use) => {
      await prepare(context, isSavingData)
      const errors: string[] = []
      context.on('page', (page) => {
        collectErrors(page, errors)
        keepIntercepting(page)
        bookBoth(page)
      })
      await use(errors)
      const unexpected = errors.filter((text) => !expectedErrors.some((pattern) => pattern.test(text)))
      expect(unexpected, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
  otherPages: [
    async ({ context }, use, info) => {
      await use()
      if (info.status === info.expectedStatus) return
      for (const body of await describeOtherPages(context)) await info.attach(otherPageAttachment, { body })
    },
    { auto: true },
  ],
  otherBrowser: async ({ browser, consoleErrors, isSavingData }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      await prepare(context, isSavingData)
      context.on('page', (page) => {
        collectErrors(page, consoleErrors)
        keepIntercepting(page)
      })
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})
