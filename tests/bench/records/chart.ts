import type { Browser, Page } from '@playwright/test'
import path from 'node:path'
import { openDb } from '../../../server/platform/db/database'
import { personId } from '../../../server/demo/people/personRow'
import { startPortal } from '../portal'
import { row, type Row } from '../report'
import { median } from '../stats'
import { withPortal, type PortalPlace } from '../withPortal'
import { seedHeartRates } from './seedRecords'

const MAX_DRAW_MS = 300
const MAX_TASK_MS = 50
const ROUNDS = 3
const TENANT = 'portico'
const MINUTES_OF_YEAR = 525_600
/** The last whole year has a value a minute. */
const year = new Date().getUTCFullYear() - 1

/** Measures on a phone with 4x CPU throttling how long the year of half a million heart rates takes from its answer to its drawing. */
export async function measureChart(browser: Browser, place: PortalPlace): Promise<Row[]> {
  await (await startPortal(place.root, place.data, place.port)).stop()
  const db = await openDb({ folder: path.join(place.data, 'db') })
  const ana = personId(TENANT, 'ana')
  await db.query('delete from measurement where tenant = $1 and patient_id = $2', [TENANT, ana])
  await seedHeartRates(db, TENANT, ana, new Date(Date.UTC(year + 1, 0, 1)), MINUTES_OF_YEAR)
  await db.close()
  const found: Drawing[] = []
  await withPortal(browser, place, async ({ url, inTab }) => {
    for (let round = 0; round < ROUNDS; round += 1)
      found.push(
        await inTab(async (page, cdp) => {
          await openMonth(page, url)
          // A private window loads the icon again at each address; other windows keep it.
          await cdp.send('Network.enable')
          await cdp.send('Network.setBlockedURLs', { urls: ['*/favicon.svg'] })
          await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
          return page.evaluate(openYear)
        }),
      )
  })
  return [
    row(
      'phone at 4x: a year of 525,600 values, from the answer to the drawing (ms)',
      median(found.map(({ ms }) => ms)),
      MAX_DRAW_MS,
    ),
    row(
      'phone at 4x: a year of 525,600 values, longest task (ms)',
      Math.max(...found.map(({ task }) => task)),
      MAX_TASK_MS,
    ),
  ]
}

interface Drawing {
  ms: number
  task: number
}

/** The code of the chart has loaded before the year is requested. */
async function openMonth(page: Page, url: string): Promise<void> {
  await page.goto(`${url}#/videocall/devices/heart-rate?range=month&date=${year}-06-01`)
  await page.locator('.chart-line').first().waitFor()
  await page.getByRole('button', { name: 'Año', exact: true }).waitFor()
}

/** Runs in the page. */
async function openYear(): Promise<Drawing> {
  const curve = () => document.querySelector('.chart-line')?.getAttribute('d') ?? ''
  const answers = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('/vital-signs-measurements/hr')) as PerformanceResourceTiming[]
  const [before, known] = [curve(), answers().length]
  const tasks: PerformanceEntry[] = []
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({ type: 'longtask' })
  const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Año')
  button?.click()
  while (answers().length === known || curve() === '' || curve() === before)
    await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  const drawn = performance.now()
  const answered = answers().at(-1)?.responseEnd ?? 0
  await new Promise((resolve) => setTimeout(resolve, 500))
  const after = tasks.filter(
    ({ startTime, duration }) => startTime + duration > answered && startTime < drawn,
  )
  return { ms: drawn - answered, task: Math.max(0, ...after.map(({ duration }) => duration)) }
}
