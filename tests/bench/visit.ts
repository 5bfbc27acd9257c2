import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { Traffic } from './traffic'

/** A phone on a slow network: 4x slower processor, 562.5 ms a request, 1.44 Mbit/s. */
const slowNetwork = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}
const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'es-ES',
  timezoneId: 'Europe/Madrid',
}

export interface Visit {
  url: string
  /** CSS of what must be visible for the page to be useful. */
  ready: string
  storageState?: BrowserContextOptions['storageState']
  /** Full speed: for figures that do not depend on it, such as bytes. */
  unthrottled?: boolean
}

/** Times in ms from the start of the visit; sizes in bytes on the wire, headers included. */
export interface Figures {
  firstPaint: number
  ready: number
  bytesToReady: number
  bytes: number
  scriptBytes: number
  fontBytes: number
  requests: number
  waves: number
  shift: number
  longestTask: number
}

/** Opens a page as a first-time visitor does, with an empty cache, and measures until it has settled. */
export async function visit(
  browser: Browser,
  options: Visit,
  then?: (page: Page, cdp: CDPSession) => Promise<void>,
) {
  const context = await browser.newContext({
    ...phone,
    ...(options.storageState && { storageState: options.storageState }),
  })
  try {
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    const figures = await open(page, cdp, options)
    await then?.(page, cdp)
    return figures
  } finally {
    await context.close()
  }
}

/** Opens a page in a prepared tab and measures it. */
export async function open(page: Page, cdp: CDPSession, options: Visit): Promise<Figures> {
  await page.addInitScript(observe, options.ready)
  await throttle(cdp, options.unthrottled ?? false)
  const traffic = await Traffic.of(cdp)
  const start = Date.now()
  await page.goto(options.url, { waitUntil: 'commit' })
  await page.locator(options.ready).first().waitFor({ state: 'visible', timeout: 60_000 })
  await traffic.quiet()
  const seen = await page.evaluate(() => window.benchSeen)
  const ready = seen.ready - start
  return {
    firstPaint: (traffic.firstPaint ?? seen.firstPaint) - start,
    ready,
    shift: seen.shift,
    longestTask: seen.longestTask,
    ...traffic.figures(start + ready),
  }
}

async function throttle(cdp: CDPSession, unthrottled: boolean) {
  await cdp.send('Network.enable')
  if (unthrottled) return
  await cdp.send('Network.emulateNetworkConditions', slowNetwork)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

declare global {
  interface Window {
    benchSeen: { ready: number; firstPaint: number; shift: number; longestTask: number }
  }
}

/** Runs in every document before its own scripts; times are wall-clock, so they hold across redirects. */
function observe(ready: string) {
  const seen = { ready: Infinity, firstPaint: Infinity, shift: 0, longestTask: 0 }
  window.benchSeen = seen
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = performance.timeOrigin + entry.startTime
  })
  watch('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
  watch('longtask', (entry) => {
    seen.longestTask = Math.max(seen.longestTask, entry.duration)
  })
  const look = () => {
    const element = document.querySelector(ready)
    if (element && element.getClientRects().length > 0) seen.ready = Date.now()
    else requestAnimationFrame(look)
  }
  look()
}
