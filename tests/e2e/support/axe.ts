import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { saveStatePicture } from './statePictures'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

/** Half the size of `axe.source`, which is sent to each page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Expects no violation of WCAG 2.2 AA on the current page. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNone(page, ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])

/** Expects sufficient contrast for every text of the current page. */
export const expectContrast = (page: Page): Promise<void> =>
  expectNone(page, { type: 'rule', values: ['color-contrast'] })

/** Runs axe in the page, loaded once per document and reporting violations only: four times as fast as AxeBuilder. */
async function expectNone(page: Page, runOnly: NonNullable<RunOptions['runOnly']>): Promise<void> {
  await saveStatePicture(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const violations = await page.evaluate(async (only) => {
    // A modal dialog hides the page from assistive technology, which axe does not always detect.
    const hasDialog = document.querySelector('[role=dialog], [role=alertdialog]') !== null
    const pageRule = { enabled: !hasDialog }
    const rules = { 'landmark-one-main': pageRule, 'page-has-heading-one': pageRule }
    const options = { runOnly: only, resultTypes: ['violations' as const], iframes: false }
    const results = (await window.axe?.run({ ...options, ...(hasDialog && { rules }) }))?.violations
    return results?.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })))
  }, runOnly)
  const failures: string[] = []
  for (const { id, target } of violations ?? [])
    if (id !== 'target-size' || (await isTooSmall(page, target))) failures.push(`${id}: ${target}`)
  expect(failures).toEqual([])
}

/** Measures a target again in the middle of the window: a fixed bar may cover part of it at the current scroll position. */
function isTooSmall(page: Page, target: string): Promise<boolean> {
  return page.evaluate(async (selector) => {
    const before = window.scrollY
    document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const results = await window.axe?.run(selector, { runOnly: ['target-size'], resultTypes: ['violations'] })
    window.scrollTo({ top: before, behavior: 'instant' })
    return results?.violations.length !== 0
  }, target)
}
