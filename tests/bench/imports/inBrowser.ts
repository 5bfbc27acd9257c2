import type { Browser, CDPSession, Locator, Page } from '@playwright/test'
import { Zip, ZipDeflate } from 'fflate'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { categories, longestWork, READY_MARK } from '../mainThread'
import { row, type Row } from '../report'
import { longestTask, observeTasks } from '../tasks'
import { withPortal, type PortalPlace } from '../withPortal'
import { appleExport, RECORDS } from './appleExport'

const MAX_TASK_MS = 200
const THROTTLING = 4
const MAX_WAIT_MS = 600_000

/**
 * Reads the ZIP file of Apple Health with 1,000,000 records on a phone, whose page must stay responsive: with 4x CPU throttling, and at full
 * speed to tell what the page itself does from what else the machine does.
 */
export async function measureImportInBrowser(browser: Browser, place: PortalPlace): Promise<Row[]> {
  mkdirSync(`${place.data}-file`, { recursive: true })
  const file = path.join(`${place.data}-file`, 'exportar.zip')
  await writeExport(file)
  return withPortal(browser, place, async ({ url, inTab }) => {
    const slow = await inTab((page, cdp) => importSlowly(page, cdp, url, file))
    const work = await inTab((page) => workOfImport(browser, page, url, file))
    const slowed = work * THROTTLING
    return [...slow, row('import, longest task in time of a core, times 4 (ms)', slowed, MAX_TASK_MS)]
  })
}

async function importSlowly(page: Page, cdp: CDPSession, url: string, file: string): Promise<Row[]> {
  const input = await openImport(page, url)
  await page.evaluate(observeTasks)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: THROTTLING })
  const started = performance.now()
  await input.setInputFiles(file)
  const found = await readingsIn(page)
  const seconds = (performance.now() - started) / 1000
  return [
    row('phone at 4x: import of 1,000,000 Apple records, readings that are missing', RECORDS - found, 0),
    row(
      'phone at 4x: import, longest task with what else the machine does (ms)',
      await page.evaluate(longestTask),
    ),
    row('phone at 4x: import, seconds until the preview', seconds),
  ]
}

/** The longest task of the page until the preview, in milliseconds of a core. */
async function workOfImport(browser: Browser, page: Page, url: string, file: string): Promise<number> {
  const input = await openImport(page, url)
  await browser.startTracing(page, { categories })
  await input.setInputFiles(file)
  await readingsIn(page)
  await page.evaluate((mark) => performance.mark(mark), READY_MARK)
  return longestWork(await browser.stopTracing())
}

async function openImport(page: Page, url: string): Promise<Locator> {
  await page.goto(`${url}#/profile/devices-import`)
  const input = page.locator('input[type=file]')
  await input.waitFor({ state: 'attached' })
  return input
}

/** The readings that the preview would save. */
async function readingsIn(page: Page): Promise<number> {
  const total = page.locator('output', { hasText: 'Se guardarán' })
  await total.waitFor({ timeout: MAX_WAIT_MS })
  return Number((await total.textContent())?.replaceAll(/\D/g, ''))
}

/** Writes the export as Apple does, as a ZIP file. */
async function writeExport(file: string): Promise<void> {
  const stream = createWriteStream(file)
  const zip = new Zip((error, part) => {
    if (error) throw error
    stream.write(part)
  })
  const entry = new ZipDeflate('apple_health_export/exportar.xml', { level: 1 })
  zip.add(entry)
  const pieces = appleExport().stream().getReader()
  for (let piece = await pieces.read(); !piece.done; piece = await pieces.read()) entry.push(piece.value)
  entry.push(new Uint8Array(), true)
  zip.end()
  stream.end()
  await finished(stream)
}
