import type { Browser, Page } from '@playwright/test'
import { createSession, startPortal } from '../portal'
import { row, type Row } from '../report'
import { inNewTab } from '../visit'
import { readTrace, type TraceFigures } from './trace'

const MAX_CORE_MS = 8
const MAX_TASK_MS = 50
const MIN_FRAMES = 29
const MAX_BYTES = 250_000
/** How long the measurement is watched. */
const WATCHED_MS = 10_000

interface ScanFigures extends TraceFigures {
  framesPerSecond: number
}

interface Options {
  root: string
  /** An empty folder for its data. */
  data: string
  port: number
}

/** Measures the camera scan with the portal's own engine, on a phone, with a film of 640 by 480 pixels and 30 frames a second as camera. */
export async function measureScan(browser: Browser, { root, data, port }: Options): Promise<Row[]> {
  const portal = await startPortal(root, data, port)
  try {
    const storageState = await createSession(browser, portal.url)
    return await inNewTab(browser, { storageState }, async (page, cdp) => {
      // The compiler of this file may insert calls of __name, which pages do not have.
      await page.addInitScript('globalThis.__name ??= (value) => value')
      await page.addInitScript(countLooks)
      const scripts = collectScripts(page)
      await page.goto(portal.url)
      await page.locator('#next-title').waitFor()
      await page.waitForLoadState('networkidle')
      const before = scripts.length
      const full = await watch(browser, page)
      const files = await Promise.all(scripts.slice(before))
      await page.reload()
      const slow = await watch(browser, page, (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate }))
      const early = (await Promise.all(scripts.slice(0, before))).filter(isOfScan)
      return [
        ...loadRows(early, files),
        row('scan: milliseconds of a core per frame', full.worker + full.main, MAX_CORE_MS),
        row('scan: of these in the worker', full.worker),
        row('scan: frames a second', full.framesPerSecond),
        row('scan at 4x: milliseconds of the main thread per frame', slow.main),
        row('scan at 4x: longest task of the main thread (ms)', slow.longest, MAX_TASK_MS),
        row('scan at 4x: frames a second, missing of 29', Math.max(0, MIN_FRAMES - slow.framesPerSecond), 0),
      ]
    })
  } finally {
    await portal.stop()
  }
}

interface Script {
  path: string
  bytes: number
}

const isOfScan = ({ path }: Script) => /scan|ownEngine/i.test(path)

function loadRows(early: readonly Script[], files: readonly Script[]): Row[] {
  const bytesOf = (some: readonly Script[]) =>
    some.length > 0 ? some.reduce((sum, { bytes }) => sum + bytes, 0) : Number.NaN
  return [
    row('scan: its scripts requested before its page opens', early.length, 0),
    row(
      'scan: bytes of its worker, which has no model, uncompressed',
      bytesOf(files.filter(({ path }) => /scanWorker/.test(path))),
      MAX_BYTES,
    ),
    row('scan: bytes of all its scripts, uncompressed', bytesOf(files.filter(isOfScan))),
  ]
}

/** Notes every script that a page and its workers request. */
function collectScripts(page: Page): Promise<Script>[] {
  const scripts: Promise<Script>[] = []
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.endsWith('.js'))
      scripts.push(response.body().then(({ length }) => ({ path: pathname, bytes: length })))
  })
  return scripts
}

/** Opens the camera, starts the measurement and watches it. */
async function watch(
  browser: Browser,
  page: Page,
  throttle?: (rate: number) => Promise<unknown>,
): Promise<ScanFigures> {
  await page.evaluate(() => void (location.hash = '#/videoconsultation/video-vitals-test'))
  await page.getByRole('button', { name: 'Abrir la cámara' }).click()
  await throttle?.(4)
  await page.getByText('Todo está bien. Puedes empezar.').waitFor()
  await page.getByRole('button', { name: 'Empezar a medir' }).click()
  await page.getByText(/^Faltan \d+ segundos$/).waitFor()
  await page.waitForTimeout(3000)
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  const seen = await page.evaluate(countFrames, WATCHED_MS)
  const trace = await browser.stopTracing()
  await throttle?.(1)
  return { ...readTrace(trace, seen.frames), framesPerSecond: (seen.frames * 1000) / seen.ms }
}

/** Runs in the page before its scripts: counts the frames that the worker has looked at. */
function countLooks() {
  const looks = { count: 0 }
  Object.assign(window, { looks })
  window.Worker = class extends Worker {
    constructor(...input: ConstructorParameters<typeof Worker>) {
      super(...input)
      this.addEventListener('message', ({ data }: MessageEvent<{ kind?: string }>) => {
        if (data.kind === 'look') looks.count += 1
      })
    }
  }
}

/** Runs in the page. */
async function countFrames(duration: number): Promise<{ frames: number; ms: number }> {
  const { looks } = window as unknown as { looks: { count: number } }
  const [count, start] = [looks.count, performance.now()]
  await new Promise((resolve) => setTimeout(resolve, duration))
  return { frames: looks.count - count, ms: performance.now() - start }
}
