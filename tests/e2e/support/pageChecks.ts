import { expect, type Page } from '@playwright/test'
import { expectAccessible, expectContrast } from './test'

/** What is on the page stands the checks that every screen and state has to: nothing is loading, axe, width, texts. */
export async function expectPageIsHealthy(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible()
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
  await expectAccessible(page)
  await inOtherTheme(page, () => expectContrast(page))
  await expect(page.getByText(/\[[A-Z_.]+\]/), 'a text is missing').toHaveCount(0)
  await expectNoHorizontalScroll(page)
}

/** Light where the page is dark, and the other way round; only colours differ between the two. */
async function inOtherTheme(page: Page, look: () => Promise<void>): Promise<void> {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark' })
  await look()
  await page.emulateMedia({ colorScheme: isDark ? 'dark' : 'light' })
}

/** Nothing is wider than the page, at its own width and, on a phone, at 320 px. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  const own = page.viewportSize() ?? { width: 0, height: 0 }
  for (const width of own.width < 500 ? [own.width, 320] : [own.width]) {
    await page.setViewportSize({ ...own, width })
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(needed, `wider than the page of ${width}`).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize(own)
}
