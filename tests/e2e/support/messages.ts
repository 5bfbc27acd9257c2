import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Does something and waits for a message that it causes. The page itself watches for it: the message goes after six seconds, in
 * which a test on a busy machine may not look and the browser may draw no frame.
 */
export async function expectMessage(page: Page, text: RegExp, action: () => Promise<unknown>): Promise<void> {
  const watch = await page.evaluateHandle(
    (wanted) => ({
      shown: new Promise<void>((found) => {
        const changes = new MutationObserver(() => {
          const all = [...document.querySelectorAll('[role="alert"], [role="status"]')]
          if (!all.some((one) => one.checkVisibility() && new RegExp(wanted).test(one.textContent))) return
          changes.disconnect()
          found()
        })
        changes.observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    }),
    text.source,
  )
  await action()
  await watch.evaluate(({ shown }) => shown)
}

const retryButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Reintentar|Try again)$/ })
    .first()

/**
 * Presses the button of a failure and waits for the request that it makes. Press it while it still fails: the page retries
 * automatically.
 */
export async function pressRetry(page: Page, call: RegExp): Promise<void> {
  await Promise.all([page.waitForRequest(call), retryButton(page).click()])
}

/** Expects what is shown once the failure is over, whether the button or the page itself asks again. */
export async function expectAfterRetry(page: Page, shown: Locator): Promise<void> {
  await expect(async () => {
    if (await retryButton(page).isVisible()) await retryButton(page).click({ timeout: 1000 })
    await expect(shown).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 60_000 })
}
