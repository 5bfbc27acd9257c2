import type { Browser, Page } from '@playwright/test'
import { row, type Row } from './report'
import { median } from './stats'
import { inNewTab, open, roundTrip, type Visit } from './visit'

const list = '#/videoconsultation/booked-appointments'
const start = '#/videoconsultation/home'
const booked = 'main li article time'

/** Measures navigation after the first page: first opening of another page, route changes, a second visit. */
export async function measureTransitions(browser: Browser, home: Visit, rounds: number): Promise<Row[]> {
  const first: number[] = []
  const prefetched: number[] = []
  const changes: number[] = []
  let secondVisit = 0
  for (let round = 0; round < rounds; round += 1) {
    first.push(await firstOpening(browser, { ...home, neverIdle: true }))
    const moved = await moveAbout(browser, home)
    prefetched.push(moved.requests)
    changes.push(moved.change)
    secondVisit = Math.max(secondVisit, moved.secondVisit)
  }
  return [
    row('first opening of a page, not loaded beforehand (ms)', median(first), roundTrip + 150),
    row('first opening of a page, loaded when idle: scripts asked for', median(prefetched), 0),
    row('route change at 4x (ms)', median(changes), 100),
    row('second visit: script bytes', secondVisit, 0),
  ]
}

const firstOpening = (browser: Browser, home: Visit) =>
  inNewTab(browser, home, async (page, cdp) => {
    await open(page, cdp, home)
    return change(page, list, booked)
  })

const moveAbout = (browser: Browser, home: Visit) =>
  inNewTab(browser, home, async (page, cdp) => {
    const quick = { ...home, speed: 'full' as const }
    await open(page, cdp, quick)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await change(page, list, booked)
    const requests = scripts.length
    await change(page, start, home.ready)
    const again = await change(page, list, booked)
    await page.goto('about:blank')
    const { scriptBytes } = await open(page, cdp, quick)
    return { requests, change: again, secondVisit: scriptBytes }
  })

/** Pause before each route change, so that earlier work has finished. */
const rest = 1_000

/** Milliseconds from a route change to the frame that shows an element. Uses a MutationObserver, because checking every frame slows a throttled phone. */
async function change(page: Page, hash: string, shown: string): Promise<number> {
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
      await new Promise(requestAnimationFrame)
      return performance.now() - begin
    },
    [hash, shown] as const,
  )
}
