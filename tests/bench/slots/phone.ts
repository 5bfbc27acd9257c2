import type { Browser, Page } from '@playwright/test'
import path from 'node:path'
import { openDb } from '../../../server/platform/db/database'
import { createSession, startPortal } from '../portal'
import { row, type Row } from '../report'
import { percentile, THREE_FRAMES_MS } from '../stats'
import { inNewTab } from '../visit'
import { fillClinic } from './clinic'

/** Limits of a frame while scrolling, and of changing the month. */
const MAX_MONTH_MS = 300
const MONTHS = 3

/** Measures 1,000 doctors on a phone with 4x CPU throttling: scrolling the list, and the calendars of one and of any doctor. */
export async function measurePhone(
  browser: Browser,
  root: string,
  data: string,
  port: number,
): Promise<Row[]> {
  await (await startPortal(root, data, port)).stop()
  const { specialty, service } = await fill(data)
  const portal = await startPortal(root, data, port)
  try {
    const storageState = await createSession(browser, portal.url)
    return await inNewTab(browser, { storageState }, async (page, cdp) => {
      // The compiler of this file may insert calls of __name, which pages do not have.
      await page.addInitScript('globalThis.__name ??= (value) => value')
      await page.goto(portal.url)
      await page.locator('#next-title').waitFor()
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const list = await scrollList(page, specialty)
      const own = await turnMonths(page)
      await open(page, 'appointment', specialty)
      await press(page, service)
      const all = await turnMonths(page)
      return [
        row('phone at 4x: frames of a list of 1,000 doctors, 95th percentile (ms)', list, THREE_FRAMES_MS),
        row('phone at 4x: another month of a doctor (ms)', own, MAX_MONTH_MS),
        row('phone at 4x: another month of any of 1,000 doctors (ms)', all, MAX_MONTH_MS),
      ]
    })
  } finally {
    await portal.stop()
  }
}

/** Inserts the doctors while the portal is stopped. Returns the names of their specialty and service. */
async function fill(data: string): Promise<{ specialty: string; service: string }> {
  const db = await openDb({ folder: path.join(data, 'db') })
  const serviceId = await fillClinic(db, 'portico', new Date())
  const [found] = await db.query<{ specialty: string; service: string }>(
    `select sp.name as specialty, s.name as service from specialty sp join service s on s.tenant = sp.tenant and s.specialty_id = sp.id
     where s.tenant = 'portico' and s.id = $1`,
    [serviceId],
  )
  await db.close()
  if (!found) throw new Error('The service has no specialty')
  return found
}

async function open(page: Page, way: string, specialty: string): Promise<void> {
  await page.evaluate((hash) => void (location.hash = hash), `#/videoconsultation/${way}`)
  await press(page, specialty)
}

const press = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click()

async function scrollList(page: Page, specialty: string): Promise<number> {
  await open(page, 'appointment-doctor', specialty)
  await page.getByRole('group', { name: 'Tipo de cita' }).getByRole('button').first().click()
  const cards = page.getByRole('main').getByRole('article')
  await cards.nth(20).waitFor()
  const frames = await page.evaluate(async () => {
    const gaps: number[] = []
    let last = performance.now()
    for (let n = 0; n < 120; n += 1) {
      window.scrollBy(0, 60)
      const now = await new Promise<number>(requestAnimationFrame)
      gaps.push(now - last)
      last = now
    }
    window.scrollTo(0, 0)
    return gaps
  })
  await page
    .getByRole('button', { name: /^(Elegir a|Ver más días de) / })
    .first()
    .click()
  return percentile(frames, 0.95)
}

/** The longest of a few month changes, from the click to the frame in which the next month is usable. */
async function turnMonths(page: Page): Promise<number> {
  await page.getByRole('radiogroup').getByRole('radio').first().waitFor({ state: 'attached' })
  const turns: number[] = []
  for (let n = 0; n < MONTHS; n += 1) turns.push(await page.evaluate(turn))
  return Math.max(...turns)
}

/** Runs in the page. */
async function turn(): Promise<number> {
  const find = (name: string) => document.querySelector<HTMLElement>(name)
  const begin = performance.now()
  const before = find('.cal-head .h2')?.textContent
  find('.cal-head .btn-icon:last-child')?.click()
  const isThere = () =>
    find('.cal-head .h2')?.textContent !== before && find('.cal-frame')?.getAttribute('aria-busy') !== 'true'
  while (!isThere()) await new Promise(requestAnimationFrame)
  await new Promise(requestAnimationFrame)
  return performance.now() - begin
}
