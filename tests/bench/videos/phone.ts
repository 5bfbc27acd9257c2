import type { Browser, BrowserContextOptions } from '@playwright/test'
import path from 'node:path'
import { openDb } from '../../../server/platform/db/database'
import { personId } from '../../../server/demo/people/personRow'
import { createSession, startPortal } from '../portal'
import { row, type Row } from '../report'
import { median, percentile, THREE_FRAMES_MS } from '../stats'
import { inNewTab } from '../visit'
import { seedManyVideos } from './seedVideos'

const TENANT = 'portico'
const VIDEOS = 5000
const MAX_FRAME_MS = 300
const MIN_FRAMES = 58
/** Pages of fifteen, as many as a list shows at most. */
const PAGES = 40
const PLAYED = 10
/** Nobody sees a page and presses play sooner. */
const REACTION_MS = 500

type Session = NonNullable<BrowserContextOptions['storageState']>

/** Measures the first frame of a video, and how a phone with 4x CPU throttling scrolls a list of 600. */
export async function measurePlayer(
  browser: Browser,
  root: string,
  data: string,
  port: number,
): Promise<Row[]> {
  await (await startPortal(root, data, port)).stop()
  const { ids, category } = await fill(data)
  const portal = await startPortal(root, data, port)
  try {
    const session = await createSession(browser, portal.url, 'luis')
    return [
      ...(await measureFirstFrames(browser, portal.url, session, ids)),
      ...(await measureScrolling(
        browser,
        `${portal.url}#/advices/category/${category}?pages=${PAGES}`,
        session,
      )),
    ]
  } finally {
    await portal.stop()
  }
}

/** Inserts the videos while the portal is stopped. Returns some that everybody may watch, and the largest category. */
async function fill(data: string): Promise<{ ids: number[]; category: number }> {
  const db = await openDb({ folder: path.join(data, 'db') })
  await seedManyVideos(db, TENANT, VIDEOS, personId(TENANT, 'luis'))
  const videos = await db.query<{ id: number }>(
    `select min(id) as id from video where tenant = $1 and plan_ids = '{}' and thumbnail_id is not null
     group by media order by 1 limit ${PLAYED}`,
    [TENANT],
  )
  const [category] = await db.query<{ id: number }>(
    `select t.category_id as id from tag t join video_tag x on x.tenant = t.tenant and x.tag_id = t.id
     where t.tenant = $1 group by 1 order by count(*) desc limit 1`,
    [TENANT],
  )
  await db.close()
  return { ids: videos.map(({ id }) => id), category: category?.id ?? 0 }
}

/**
 * From pressing play to the first frame that is shown, on a desktop without throttling; the server is on the same machine. Play is
 * pressed as soon as it is there, while the page still loads what is below the video, and as soon as a person can.
 */
const measureFirstFrames = (
  browser: Browser,
  url: string,
  session: Session,
  ids: readonly number[],
): Promise<Row[]> =>
  inNewTab(browser, { storageState: session }, async (page) => {
    await page.addInitScript('globalThis.__name ??= (value) => value')
    const measure = async (reaction: number) => {
      const times: number[] = []
      for (const id of ids) {
        await page.goto(`${url}#/advices/videos/${id}`)
        await page.reload()
        await page.getByRole('button', { name: 'Reproducir' }).waitFor()
        await page.waitForTimeout(reaction)
        times.push(await page.evaluate(playFirstFrame))
      }
      return times
    }
    const atOnce = await measure(0)
    const times = await measure(REACTION_MS)
    return [
      row('first frame after pressing play at once (ms), median', median(atOnce)),
      row('first frame after pressing play at once (ms), the slowest', Math.max(...atOnce)),
      row('first frame after pressing play (ms), median', median(times)),
      row('first frame after pressing play (ms), the slowest', Math.max(...times), MAX_FRAME_MS),
    ]
  })

/** Runs in the page: presses play. Returns the milliseconds until a frame of the playing video is shown. */
async function playFirstFrame(): Promise<number> {
  const video = document.querySelector('video')
  const button = document.querySelector<HTMLButtonElement>('button[aria-label="Reproducir"]')
  if (!video || !button) return Number.NaN
  const start = performance.now()
  button.click()
  await new Promise((resolve) => video.addEventListener('playing', resolve, { once: true }))
  await new Promise((resolve) => video.requestVideoFrameCallback(resolve))
  return performance.now() - start
}

const measureScrolling = (browser: Browser, url: string, session: Session): Promise<Row[]> =>
  inNewTab(browser, { storageState: session }, async (page, cdp) => {
    // The compiler of this file may insert calls of __name, which pages do not have.
    await page.addInitScript('globalThis.__name ??= (value) => value')
    await page.goto(url)
    await page
      .getByRole('article')
      .nth(PAGES * 15 - 1)
      .waitFor({ state: 'attached' })
    await page.waitForLoadState('networkidle')
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    const gaps = await page.evaluate(scroll, 20)
    const frames = 1000 / (gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length)
    return [
      row(
        `phone at 4x: scrolling ${PAGES * 15} videos, frames a second, missing of ${MIN_FRAMES}`,
        Math.max(0, MIN_FRAMES - frames),
        0,
      ),
      row('phone at 4x: scrolling, 95th percentile of frames (ms)', percentile(gaps, 0.95)),
      row('phone at 4x: scrolling, longest frame (ms)', Math.max(...gaps), THREE_FRAMES_MS),
    ]
  })

/** Runs in the page: scrolls `step` pixels per frame for five seconds' frames. Returns the duration of each frame. */
async function scroll(step: number): Promise<number[]> {
  window.scrollTo(0, 0)
  await new Promise(requestAnimationFrame)
  const gaps: number[] = []
  let last = await new Promise<number>(requestAnimationFrame)
  for (let n = 0; n < 300; n += 1) {
    window.scrollBy(0, step)
    const now = await new Promise<number>(requestAnimationFrame)
    gaps.push(now - last)
    last = now
  }
  return gaps
}
