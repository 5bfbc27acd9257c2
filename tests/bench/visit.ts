import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { Traffic } from './traffic'

/** Latency of the slow network in ms. */
export const roundTrip = 562.5
/** A phone on a slow network: 4x slower processor, 1.44 Mbit/s. */
const slowNetwork = {
  offline: false,
  latency: roundTrip,
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
  /** Selector of the element that makes the page useful. */
  ready: string
  storageState?: BrowserContextOptions['storageState']
  /** Another device than the phone. */
  device?: BrowserContextOptions
  /** Default: slow network and slow CPU. `full`: for figures that do not depend on speed, such as bytes. `slow network`: for the order of requests. */
  speed?: 'full' | 'slow network'
  /** Disables requestIdleCallback, so that nothing is prefetched. */
  neverIdle?: boolean
}

/** Times in ms from the start of the visit; sizes in bytes on the wire, headers included. */
export interface Figures {
  firstPaint: number
  ready: number
  bytesToReady: number
  bytes: number
  /** Of the application's own scripts. */
  scriptBytes: number
  fontBytes: number
  requests: number
  waves: number
  shift: number
  /** Shifted elements with class and positions, for debugging. */
  moved: string[]
  longestTask: number
}

/** Opens a page with an empty cache and measures until the network is quiet. */
export const visit = (browser: Browser, options: Visit): Promise<Figures> =>
  inNewTab(browser, options, (page, cdp) => open(page, cdp, options))

/** Runs the work in a new tab with an empty cache and closes it. Default device: a phone. */
export async function inNewTab<T>(
  browser: Browser,
  { storageState, device }: Pick<Visit, 'storageState' | 'device'>,
  work: (page: Page, cdp: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({
    ...phone,
    ...device,
    ...(storageState && { storageState }),
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  try {
    return await work(page, cdp)
  } finally {
    // Ends the throttling: a throttled tab may take a minute to close.
    await cdp.detach()
    await context.close()
  }
}

/** Opens a page in a prepared tab and measures it. */
export async function open(page: Page, cdp: CDPSession, options: Visit): Promise<Figures> {
  // The compiler of this file may insert calls of __name, which pages do not have.
  await page.addInitScript('globalThis.__name ??= (value) => value')
  await page.addInitScript(observe, options.ready)
  if (options.neverIdle) await page.addInitScript(() => void (window.requestIdleCallback = () => 0))
  await throttle(cdp, options.speed)
  const traffic = await Traffic.of(cdp)
  const start = Date.now()
  await page.goto(options.url, { waitUntil: 'commit' })
  await page.locator(options.ready).first().waitFor({ state: 'visible', timeout: 60_000 })
  await traffic.quiet()
  const seen = await page.evaluate(() => window.benchSeen)
  const ready = seen.ready - start
  return {
    firstPaint: seen.firstPaint - start,
    ready,
    shift: seen.shift,
    moved: seen.moved,
    longestTask: seen.longestTask,
    ...traffic.figures(start + ready),
  }
}

async function throttle(cdp: CDPSession, speed: Visit['speed']) {
  await cdp.send('Network.enable')
  if (speed !== 'full') await cdp.send('Network.emulateNetworkConditions', slowNetwork)
  if (speed === undefined) await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

declare global {
  interface Window {
    benchSeen: Pick<Figures, 'ready' | 'firstPaint' | 'shift' | 'moved' | 'longestTask'>
  }
}

/** Runs in every document before its scripts. Times are wall-clock, so they are comparable across redirects. */
function observe(ready: string) {
  const seen: Window['benchSeen'] = {
    ready: Infinity,
    firstPaint: Infinity,
    shift: 0,
    moved: [],
    longestTask: 0,
  }
  window.benchSeen = seen
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = performance.timeOrigin + entry.startTime
  })
  watch('layout-shift', (entry) => {
    const { value, sources } = entry as LayoutShift
    seen.shift += value
    for (const { node, previousRect, currentRect } of sources) {
      const name = node instanceof Element ? node.className : (node?.textContent ?? '')
      seen.moved.push(`${name} ${JSON.stringify([previousRect, currentRect])}`)
    }
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
