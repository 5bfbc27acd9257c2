import type { Browser, Page } from '@playwright/test'
import { row, type Row } from './report'
import { median } from './stats'
import { inNewTab, open, roundTrip, type Visit } from './visit'

const list = '#/videoconsultation/booked-appointments'
const start = '#/videoconsultation/home'
const booked = 'main li article time'

/** Measures navigation after the first page: first opening of another page, route changes, later visits. */
export async function measureTransitions(browser: Browser, home: Visit, rounds: number): Promise<Row[]> {
  const first: number[] = []
  const prefetched: number[] = []
  const changes: number[] = []
  let thirdVisit = 0
  for (let round = 0; round < rounds; round += 1) {
    first.push(await firstOpening(browser, { ...home, neverIdle: true }))
    const moved = await moveAbout(browser, home)
    prefetched.push(moved.scripts)
    changes.push(moved.change)
    thirdVisit = Math.max(thirdVisit, moved.thirdVisit)
  }
  return [
    row('first opening of a page, not loaded beforehand (ms)', median(first), roundTrip + 150),
    row('first opening of a page, loaded when idle: scripts it waits for', median(prefetched), 0),
    row('route change at 4x (ms)', median(changes), 100),
    row('third visit: script bytes', thirdVisit, 0),
  ]
}

const firstOpening = (browser: Browser, home: Visit) =>
  inNewTab(browser, home, async (page, cdp) => {
    await open(page, cdp, home)
    return duration(await change(page, list, booked))
  })

const moveAbout = (browser: Browser, home: Visit) =>
  inNewTab(browser, home, async (page, cdp) => {
    const quick = { ...home, speed: 'full' as const }
    await open(page, cdp, quick)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const opened = await change(page, list, booked)
    await change(page, start, home.ready)
    const scripts = await countScripts(page, opened)
    const again = duration(await change(page, list, booked))
    // The second visit loads, once, what people read without a connection (decision 816).
    await page.goto('about:blank')
    await open(page, cdp, quick)
    await page.goto('about:blank')
    const { scriptBytes } = await open(page, cdp, quick)
    return { scripts, change: again, thirdVisit: scriptBytes }
  })

/** Pause before each route change, so that earlier work has finished. */
const rest = 1_000

/** A route change: when it began, when the document had the element, and when a frame showed it, in milliseconds on the document's clock. */
interface Change {
  begin: number
  there: number
  shown: number
}

const duration = ({ begin, shown }: Change) => shown - begin

/** Scripts that were requested before the element was there. The entry of a request is made when it ends. */
const countScripts = (page: Page, { begin, there }: Change): Promise<number> =>
  page.evaluate(
    ([from, to]) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime >= from && startTime < to).length,
    [begin, there] as const,
  )

/** Changes the route and waits until an element is shown. Uses a MutationObserver, because checking every frame slows a throttled phone. */
async function change(page: Page, hash: string, shown: string): Promise<Change> {
  await page.waitForTimeout(rest)
  return page.evaluate(
    async ([address, selector]) => {
      const begin = performance.now()
      location.hash = address
      await new Promise<void>((resolve) => {
        const isThere = () => document.querySelector(selector) !== null
        const watcher = new MutationObserver(() => isThere() && resolve())
        watcher.observe(document.body, { childList: true, subtree: true })
        if (isThere()) resolve()
      })
      const there = performance.now()
      await new Promise(requestAnimationFrame)
      return { begin, there, shown: performance.now() }
    },
    [hash, shown] as const,
  )
}
