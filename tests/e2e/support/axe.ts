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
    // Beside an open dialog nothing else is there; axe guesses that from what it finds at five points of the window.
    const isAlone = document.querySelector('[role=dialog], [role=alertdialog]') !== null
    const ofPages = { enabled: !isAlone }
    const rules = { 'landmark-one-main': ofPages, 'page-has-heading-one': ofPages }
    const options = { runOnly: only, resultTypes: ['violations' as const], iframes: false }
    const found = (await window.axe?.run({ ...options, ...(isAlone && { rules }) }))?.violations
    return found?.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })))
  }, runOnly)
  const standing: string[] = []
  for (const { id, target } of violations ?? [])
    if (id !== 'target-size' || (await isTooSmall(page, target))) standing.push(`${id}: ${target}`)
  expect(standing).toEqual([])
}

/** Where the window stands, a bar may lie over half of a target; what counts is its size once it is scrolled free. */
function isTooSmall(page: Page, target: string): Promise<boolean> {
  return page.evaluate(async (selector) => {
    const before = window.scrollY
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const found = await window.axe?.run(selector, { runOnly: ['target-size'], resultTypes: ['violations'] })
    window.scrollTo({ top: before, behavior: 'instant' })
    return found?.violations.length !== 0
  }, target)
}
