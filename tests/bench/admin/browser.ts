import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import path from 'node:path'
import { openDb } from '../../../server/platform/db/database'
import { largeAmounts, seedLarge } from '../../../server/demo/large/seedLarge'
import { buildBare, serveFolder } from '../bare'
import { createSession, startPortal } from '../portal'
import { row, type Row } from '../report'
import { median, percentile, ratio, THREE_FRAMES_MS } from '../stats'
import { inNewTab, visit } from '../visit'

const MIN_FRAMES = 58
const MAX_TIMES_BARE = 3
const list = '#/admin/users?size=100'
const rows = '.a-table tbody tr'
const desktop = {
  viewport: { width: 1280, height: 800 },
  isMobile: false,
  hasTouch: false,
  deviceScaleFactor: 1,
}
type Session = NonNullable<BrowserContextOptions['storageState']>

interface Options {
  root: string
  /** An empty folder for its data. */
  data: string
  port: number
  rounds: number
}

/** Measures a list of 100,000 users on a slow machine. */
export async function measureAdministration(
  browser: Browser,
  { root, data, port, rounds }: Options,
): Promise<Row[]> {
  await (await startPortal(root, data, port)).stop()
  const db = await openDb({ folder: path.join(data, 'db') })
  await seedLarge(db, 'portico', new Date(), { ...largeAmounts, doctors: 0, videos: 0 })
  await db.close()
  const portal = await startPortal(root, data, port)
  const bare = await serveFolder(await buildBare(root))
  try {
    const session = await createSession(browser, portal.url, 'admin')
    return [
      ...(await measureFirstList(browser, { bare: bare.url, list: portal.url + list, session, rounds })),
      ...(await measureScrolling(browser, portal.url, session)),
    ]
  } finally {
    bare.stop()
    await portal.stop()
  }
}

interface FirstListOptions {
  bare: string
  list: string
  session: Session
  rounds: number
}

/** The first list on a throttled phone with an empty cache, relative to the bare page. */
async function measureFirstList(
  browser: Browser,
  { bare, list: url, session, rounds }: FirstListOptions,
): Promise<Row[]> {
  const yardstick: number[] = []
  const first: number[] = []
  const waves: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    yardstick.push((await visit(browser, { url: bare, ready: '#ready' })).ready)
    const seen = await visit(browser, { url, ready: rows, storageState: session })
    first.push(seen.ready)
    waves.push(seen.waves)
  }
  return [
    row('administration: first list, ready (ms)', median(first)),
    row('administration: first list, waves of requests, the most', Math.max(...waves)),
    row('administration: first list, times bare', ratio(first, yardstick), MAX_TIMES_BARE),
  ]
}

const measureScrolling = (browser: Browser, url: string, session: Session): Promise<Row[]> =>
  inNewTab(browser, { storageState: session, device: desktop }, async (page, cdp) => {
    // The compiler of this file may insert calls of __name, which pages do not have.
    await page.addInitScript('globalThis.__name ??= (value) => value')
    await page.goto(url + list)
    await page.locator(rows).nth(99).waitFor({ state: 'attached' })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const fast = await page.evaluate(scroll, 60)
    const slow = await page.evaluate(scroll, 4)
    const frames = 1000 / (slow.reduce((sum, gap) => sum + gap, 0) / slow.length)
    const typed = await type(page)
    return [
      row(
        'list at 4x: frames while a hundred rows pass, the longest (ms)',
        Math.max(...fast),
        THREE_FRAMES_MS,
      ),
      row('list at 4x: frames a second at reading speed, missing of 58', Math.max(0, MIN_FRAMES - frames), 0),
      row(
        'list at 4x: frames while one types a search, 95th percentile (ms)',
        percentile(typed, 0.95),
        THREE_FRAMES_MS,
      ),
      row(
        'list at 4x: the longest of them, when the answer is drawn (ms)',
        Math.max(...typed),
        THREE_FRAMES_MS,
      ),
    ]
  })

/** Runs in the page: scrolls `step` pixels per frame for 120 frames. Returns the duration of each frame. */
async function scroll(step: number): Promise<number[]> {
  const pane = document.querySelector('.a-table-wrap')
  if (!pane) return []
  pane.scrollTop = 0
  await new Promise(requestAnimationFrame)
  const gaps: number[] = []
  let last = await new Promise<number>(requestAnimationFrame)
  for (let n = 0; n < 120; n += 1) {
    pane.scrollTop += step
    const now = await new Promise<number>(requestAnimationFrame)
    gaps.push(now - last)
    last = now
  }
  return gaps
}

/** Types a name and waits for the results. Returns the duration of each frame. */
async function type(page: Page): Promise<number[]> {
  // Loads Playwright's 300 kB polling script before the measurement.
  await page.waitForFunction(() => true)
  await page.evaluate(() => {
    const frames: number[] = []
    Object.assign(window, { frames })
    let last = performance.now()
    const next = (now: number) => {
      frames.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
  })
  await page.locator('.a-search input').pressSequentially('ibáñez', { delay: 120 })
  // Cheap, because it runs in every frame and must not distort the measurement.
  await page.waitForFunction(
    () =>
      location.hash.includes('search=') &&
      document.querySelector('.a-table[aria-busy="false"] tbody')?.textContent.includes('Ibáñez'),
  )
  return page.evaluate(() => (window as unknown as { frames: number[] }).frames)
}
