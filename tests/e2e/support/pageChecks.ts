import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible, expectContrast } from './test'

/** Runs the checks that every screen and state must pass: loaded, accessible, contrast in both colour schemes, no missing text, no horizontal scroll. */
export async function expectPageIsHealthy(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
  await expectAccessible(page)
  await inOtherColorScheme(page, () => expectContrast(page))
  await expect(page.getByText(/\[[A-Z_.]+\]/), 'a text is missing').toHaveCount(0)
  await expectNoHorizontalScroll(page)
}

/** Runs a check in the other colour scheme. */
async function inOtherColorScheme(page: Page, check: () => Promise<void>): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await check()
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
}

/** Expects no horizontal scroll at the current width and, on phones, at 320 pixels. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const own = page.viewportSize() ?? { width: 0, height: 0 }
  await expectFits(page)
  if (own.width >= 500) return
  await page.setViewportSize({ ...own, width: 320 })
  await expectFits(page)
  await page.setViewportSize(own)
}

/** Expects that nothing is wider than the page. */
export async function expectFits(page: Page): Promise<void> {
  const { width = 0 } = page.viewportSize() ?? {}
  const needed = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(needed, `width of ${new URL(page.url()).hash} at ${width} px`).toBeLessThanOrEqual(width)
}

/** Expects a toast with a text, and that it covers neither the main buttons nor the alerts of the page, which are there. */
export async function expectToastCoversNothing(page: Page, text: string): Promise<void> {
  const toast = page.locator('.toast').filter({ hasText: text })
  const others = page.getByRole('main').locator('.btn-primary, .btn-secondary, [role=alert], .empty p')
  await expect(toast).toBeVisible()
  expect(await others.count()).toBeGreaterThan(0)
  const covered = async () => {
    const at = await edgesOf(toast)
    const edges = await Promise.all((await others.all()).map(edgesOf))
    return edges.filter(
      (one) => one.left < at.right && one.right > at.left && one.top < at.bottom && one.bottom > at.top,
    )
  }
  await expect.poll(covered, 'what the toast covers').toEqual([])
}

const edgesOf = (element: Locator) =>
  element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect()
    return { left, right, top, bottom }
  })
