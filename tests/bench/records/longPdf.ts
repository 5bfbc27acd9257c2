import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import type { Browser, Page } from '@playwright/test'
import { row, type Row } from '../report'
import { median } from '../stats'
import { withPortal, type PortalPlace } from '../withPortal'

const PAGES = 500
const MAX_MS = 3000
const ROUNDS = 3
const NAME = 'historia'

/** Measures on a phone with 4x CPU throttling how long the first page of a PDF with 500 pages takes from its last byte to its drawing. */
export async function measureLongPdf(browser: Browser, place: PortalPlace): Promise<Row[]> {
  const file = Buffer.from(await longPdf())
  const found = await withPortal(browser, place, async ({ url, inTab }) => {
    const rounds: number[] = []
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(
        await inTab(async (page, cdp) => {
          await page.goto(`${url}#/videocall/documents`)
          if (round === 0) await upload(page, file)
          const link = page.getByRole('link', { name: NAME, exact: true })
          await link.waitFor()
          await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
          await link.click()
          return page.evaluate(fromBytesToPage)
        }),
      )
    return rounds
  })
  const name = `phone at 4x: a PDF of ${PAGES} pages, from its bytes to its first page (ms)`
  return [row(name, median(found), MAX_MS)]
}

async function longPdf(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  for (let number = 1; number <= PAGES; number += 1) {
    const page = pdf.addPage([595, 842])
    for (let line = 0; line < 40; line += 1)
      page.drawText(`Page ${number}, line ${line + 1}: creatinine 0.9 mg/dl, potassium 4.4 mmol/l`, {
        x: 50,
        y: 790 - line * 18,
        size: 11,
        font,
      })
  }
  return pdf.save()
}

async function upload(page: Page, buffer: Buffer): Promise<void> {
  await page.getByRole('button', { name: 'Subir un documento' }).first().click()
  const files = [{ name: `${NAME}.pdf`, mimeType: 'application/pdf', buffer }]
  await page.locator('input[type=file]').last().setInputFiles(files)
}

/**
 * Runs in the page: from the end of the download to the text of the first page, which comes after its drawing. It has no function of its
 * own: tsx marks those with a helper that the page does not have.
 */
async function fromBytesToPage(): Promise<number> {
  while (!document.querySelector('figure section .sr-only')?.textContent?.includes('Page 1,'))
    await new Promise(requestAnimationFrame)
  const drawn = performance.now()
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const download = entries.filter(({ name }) => name.endsWith('/download')).at(-1)
  return drawn - (download?.responseEnd ?? 0)
}
