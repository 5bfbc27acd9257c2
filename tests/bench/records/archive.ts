import type { Browser, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { personId } from '../../../server/demo/people/personRow'
import { openDb } from '../../../server/platform/db/database'
import { row, type Row } from '../report'
import { longestTask, observeTasks } from '../tasks'
import { withPortal, type PortalPlace } from '../withPortal'

const DOCUMENTS = 10_000
const TENANT = 'portico'
const NAME = 'informe'
/** Bytes of each document. */
const SIZE = 20_000
const MAX_TASK_MS = 200
const MAX_HEAP_MB = 150
const MAX_WAIT_MS = 900_000
const MB = 1_000_000

/** Makes the archive of a person with 10,000 documents in a browser: whether all are in it, and how the page is meanwhile. */
export async function measureArchive(browser: Browser, place: PortalPlace): Promise<Row[]> {
  await seedDocuments(browser, place)
  return withPortal(browser, place, ({ url, inTab }) =>
    inTab(async (page) => {
      await page.goto(`${url}#/videoconsultation/health/archive`)
      await page.evaluate(observeTasks)
      const started = performance.now()
      await page.getByRole('button', { name: 'Preparar mi archivo' }).click()
      const heap = await mostHeapUntilReady(page)
      const seconds = (performance.now() - started) / 1000
      const task = await page.evaluate(longestTask)
      return [
        row(`archive of ${DOCUMENTS} documents: documents that are missing`, await missingIn(page), 0),
        row('archive: longest task of the page (ms)', task, MAX_TASK_MS),
        row('archive: memory of the scripts at most (MB)', heap / MB, MAX_HEAP_MB),
        row('archive: seconds', seconds),
      ]
    }),
  )
}

/** One document is uploaded; the others are rows with the same content. */
async function seedDocuments(browser: Browser, place: PortalPlace): Promise<void> {
  await withPortal(browser, place, ({ url, inTab }) =>
    inTab(async (page) => {
      await page.goto(`${url}#/videocall/documents`)
      await page.getByRole('button', { name: 'Subir un documento' }).first().click()
      const buffer = Buffer.alloc(SIZE, 'Creatinina 0,9 mg/dl\n')
      const files = [{ name: `${NAME}.txt`, mimeType: 'text/plain', buffer }]
      await page.locator('input[type=file]').last().setInputFiles(files)
      await page.getByRole('link', { name: NAME, exact: true }).waitFor()
    }),
  )
  const db = await openDb({ folder: path.join(place.data, 'db') })
  await db.query(
    `insert into document (tenant, patient_id, name, document_type, created_at, type, hash, size)
     select tenant, patient_id, '${NAME} ' || n || '.txt', document_type, created_at - n * interval '3 hours', type, hash, size
     from document, generate_series(2, $3::int) n where tenant = $1 and patient_id = $2 and name = '${NAME}.txt'`,
    [TENANT, personId(TENANT, 'ana'), DOCUMENTS],
  )
  await db.close()
}

/** Waits until the archive is ready. Returns the memory of the page's scripts at most, in bytes. */
async function mostHeapUntilReady(page: Page): Promise<number> {
  const save = page.getByRole('button', { name: 'Guardar el archivo' })
  const until = performance.now() + MAX_WAIT_MS
  const cdp = await page.context().newCDPSession(page)
  let most = 0
  while (!(await save.isVisible())) {
    if (performance.now() > until) throw new Error(`no archive: ${await page.locator('main').textContent()}`)
    const { usedSize } = await cdp.send('Runtime.getHeapUsage')
    most = Math.max(most, usedSize)
    await page.waitForTimeout(500)
  }
  return most
}

/** How many of the documents are not in the archive, or not whole. */
async function missingIn(page: Page): Promise<number> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Guardar el archivo' }).click()
  const content = readFileSync(await (await download).path())
  const files = unzipSync(content, { filter: ({ name }) => new RegExp(`/\\d+ ${NAME}`).test(name) })
  return DOCUMENTS - Object.values(files).filter(({ length }) => length === SIZE).length
}
