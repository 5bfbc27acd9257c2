import { test, type Page } from '@playwright/test'
import path from 'node:path'

const folder = process.env['PORTICO_E2E_PICTURES']
const counts = new Map<string, number>()

/** With PORTICO_E2E_PICTURES=folder, saves a screenshot of the state that is checked, named after size, test and order. */
export async function saveStatePicture(page: Page): Promise<void> {
  if (!folder) return
  const { testId, titlePath, project } = test.info()
  const count = (counts.get(testId) ?? 0) + 1
  counts.set(testId, count)
  const name = [project.name, ...titlePath, String(count).padStart(2, '0')].join(' ')
  const fileName = `${name.replace(/[^\p{L}\d]+/gu, '-').slice(-180)}.png`
  await page.screenshot({ path: path.join(folder, fileName), fullPage: true })
}
