import type { Page } from '@playwright/test'

/**
 * Does something and waits for a message that it causes. The page itself looks in every frame: the message goes after six seconds,
 * in which a test on a busy machine may not look at all.
 */
export async function expectMessage(page: Page, text: RegExp, action: () => Promise<unknown>): Promise<void> {
  const isShown = (wanted: string) =>
    [...document.querySelectorAll('[role="alert"], [role="status"]')].some(
      (one) => one.checkVisibility() && new RegExp(wanted).test(one.textContent),
    )
  await Promise.all([page.waitForFunction(isShown, text.source), action()])
}

/** Presses the button of a failure and waits for the request that it makes. Press it while it still fails: the page tries again by itself. */
export async function pressRetry(page: Page, call: RegExp): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name: /^(Reintentar|Try again)$/ })
  await Promise.all([page.waitForRequest(call), button.first().click()])
}
