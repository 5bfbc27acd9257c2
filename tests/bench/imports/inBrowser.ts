import type { Browser, Page } from '@playwright/test'
import { Zip, ZipDeflate } from 'fflate'
import { createWriteStream, mkdirSync } from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { row, type Row } from '../report'
import { longestTask, observeTasks } from '../tasks'
import { withPortal, type PortalPlace } from '../withPortal'
import { appleExport, RECORDS } from './appleExport'

const MAX_TASK_MS = 200
const MAX_WAIT_MS = 600_000

/** Reads the ZIP file of Apple Health with 1,000,000 records on a phone with 4x CPU throttling: whether its page stays responsive. */
export async function measureImportInBrowser(browser: Browser, place: PortalPlace): Promise<Row[]> {
  mkdirSync(`${place.data}-file`, { recursive: true })
  const file = path.join(`${place.data}-file`, 'exportar.zip')
  await writeExport(file)
  return withPortal(browser, place, ({ url, inTab }) =>
    inTab(async (page, cdp) => {
      await page.goto(`${url}#/profile/devices-import`)
      const input = page.locator('input[type=file]')
      await input.waitFor({ state: 'attached' })
      await page.evaluate(observeTasks)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const started = performance.now()
      await input.setInputFiles(file)
      const found = await readingsIn(page)
      const seconds = (performance.now() - started) / 1000
      const task = await page.evaluate(longestTask)
      return [
        row('phone at 4x: import of 1,000,000 Apple records, readings that are missing', RECORDS - found, 0),
        row('phone at 4x: import, longest task of the page (ms)', task, MAX_TASK_MS),
        row('phone at 4x: import, seconds until the preview', seconds),
      ]
    }),
  )
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
