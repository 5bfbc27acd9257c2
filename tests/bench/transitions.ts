import type { Browser, CDPSession, Page } from '@playwright/test'
import { row, type Row } from './report'
import { median } from './stats'
import { open, type Visit } from './visit'

const list = '/#/videoconsultation/booked-appointments'
const booked = 'main .appts .appt-time'

/** What moving about costs after the first page: a route change, a second visit. */
export async function measureTransitions(browser: Browser, home: Visit): Promise<Row[]> {
  const changes: number[] = []
  let secondVisitScript = 0
  for (let round = 0; round < 5; round += 1) {
    const context = await browser.newContext({
      ...(home.storageState && { storageState: home.storageState }),
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
    })
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await open(page, cdp, { ...home, unthrottled: true })
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await change(page, list, booked)
    await change(page, '/#/videoconsultation/home', home.ready)
    changes.push(await change(page, list, booked))
    secondVisitScript = await again(page, cdp, home)
    await context.close()
  }
  return [
    row('route change at 4x (ms)', median(changes), 100),
    row('second visit: script bytes', secondVisitScript, 0),
  ]
}

/** Ms from asking for an address to the frame that shows an element. */
async function change(page: Page, address: string, shown: string): Promise<number> {
  return page.evaluate(
    async ([hash, selector]) => {
      const start = performance.now()
      location.hash = hash ?? ''
      while (!document.querySelector(selector ?? '')) await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      return performance.now() - start
    },
    [address.slice(2), shown],
  )
}

async function again(page: Page, cdp: CDPSession, home: Visit): Promise<number> {
  await page.goto('about:blank')
  const figures = await open(page, cdp, { ...home, unthrottled: true })
  return figures.scriptBytes
}
