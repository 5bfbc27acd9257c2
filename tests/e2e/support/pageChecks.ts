import { expect, type Page } from '@playwright/test'
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
  for (const width of own.width < 500 ? [own.width, 320] : [own.width]) {
    await page.setViewportSize({ ...own, width })
    const needed = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(needed, `horizontal scroll at ${width} px`).toBeLessThanOrEqual(width)
  }
  await page.setViewportSize(own)
}
