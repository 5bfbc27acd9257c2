import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test'
import { READY_MARK } from './mainThread'
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
  /** Without those that the cache answered. */
  requests: number
  waves: number
  shift: number
  /** Shifted elements with class and positions, for debugging. */
  moved: string[]
  longestTask: number
  /** How often React had changed the page when it was ready. */
  commits: number
  /** Elements of the document, and rules of all style sheets, at the end. */
  nodes: number
  rules: number
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
  await page.addInitScript(observe, [options.ready, READY_MARK] as const)
  await page.addInitScript(observeReact)
  if (options.neverIdle) await page.addInitScript(() => void (window.requestIdleCallback = () => 0))
  await throttle(cdp, options.speed)
  const traffic = await Traffic.of(cdp)
  const start = Date.now()
  await page.goto(options.url, { waitUntil: 'commit' })
  await page.locator(options.ready).first().waitFor({ state: 'visible', timeout: 60_000 })
  await traffic.quiet()
  const seen = await page.evaluate(() => ({ ...window.benchSeen, ...window.benchCount() }))
  const ready = seen.ready - start
  return {
    firstPaint: seen.firstPaint - start,
    ready,
    shift: seen.shift,
    moved: seen.moved,
    longestTask: seen.longestTask,
    commits: seen.commits,
    nodes: seen.nodes,
    rules: seen.rules,
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
    benchSeen: Pick<Figures, 'ready' | 'firstPaint' | 'shift' | 'moved' | 'longestTask' | 'commits'>
    /** Counts what the document has now. */
    benchCount: () => Pick<Figures, 'nodes' | 'rules'>
    __REACT_DEVTOOLS_GLOBAL_HOOK__: unknown
  }
}

/** Runs in every document before its scripts. Times are wall-clock, so they are comparable across redirects. */
function observe([ready, readyMark]: readonly [string, string]) {
  const seen: Window['benchSeen'] = {
    ready: Infinity,
    firstPaint: Infinity,
    shift: 0,
    moved: [],
    longestTask: 0,
    commits: 0,
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
    if (element && element.getClientRects().length > 0) {
      seen.ready = Date.now()
      performance.mark(readyMark)
    } else requestAnimationFrame(look)
  }
  look()
}

/**
 * Runs after `observe`. Counts how often React changes the page until it is ready, and what the document has when it is asked. React calls
 * this hook in a build for production too.
 */
function observeReact() {
  const nothing = () => undefined
  // oxlint-disable-next-line no-underscore-dangle -- the name that React looks for
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: () => {
      if (window.benchSeen.ready === Infinity) window.benchSeen.commits += 1
    },
    onPostCommitFiberRoot: nothing,
    onCommitFiberUnmount: nothing,
  }
  const countRules = (rules: CSSRuleList): number =>
    [...rules].reduce(
      (sum, rule) => sum + 1 + ('cssRules' in rule ? countRules(rule.cssRules as CSSRuleList) : 0),
      0,
    )
  window.benchCount = () => ({
    nodes: document.querySelectorAll('*').length,
    rules: [...document.styleSheets].reduce((sum, sheet) => sum + countRules(sheet.cssRules), 0),
  })
}
