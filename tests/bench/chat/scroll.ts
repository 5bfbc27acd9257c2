import type { Browser, Page } from '@playwright/test'
import path from 'node:path'
import { openDb } from '../../../server/platform/db/database'
import { personId } from '../../../server/demo/people/personRow'
import { createSession, startPortal } from '../portal'
import { row, type Row } from '../report'
import { percentile } from '../stats'
import { inNewTab } from '../visit'

const TENANT = 'portico'
const MESSAGES = 10_000
const FRAMES = 240
/** One frame at 60 a second, and what the clock of the browser rounds. */
const MAX_FRAME_MS = 17.5
/** Frames that may be late: one in a hundred. */
const SHARE = 0.99

interface Options {
  root: string
  data: string
  port: number
}

/** Measures on a phone with 4x CPU throttling how a conversation with 10,000 messages scrolls, all of them read. */
export async function measureScroll(browser: Browser, { root, data, port }: Options): Promise<Row[]> {
  await (await startPortal(root, data, port)).stop()
  const doctor = await fill(data)
  const portal = await startPortal(root, data, port)
  try {
    const storageState = await createSession(browser, portal.url)
    return await inNewTab(browser, { storageState }, async (page, cdp) => {
      // The compiler of this file may insert calls of __name, which pages do not have.
      await page.addInitScript('globalThis.__name ??= (value) => value')
      const read = collectMessages(page)
      await page.goto(`${portal.url}#/videoconsultation/messages/${doctor}`)
      await page.getByRole('log').getByRole('listitem').first().waitFor()
      await scrollToFirst(page, read)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      const frames = await page.evaluate(scroll, FRAMES)
      return [
        row('chat on a phone: messages that were not read of 10,000', MESSAGES - read.size, 0),
        row(
          'chat on a phone at 4x: frames while scrolling, 99th percentile (ms)',
          percentile(frames, SHARE),
          MAX_FRAME_MS,
        ),
        row('chat on a phone at 4x: longest frame while scrolling (ms)', Math.max(...frames)),
      ]
    })
  } finally {
    await portal.stop()
  }
}

/** Writes the messages while the portal is stopped. Returns the doctor of the conversation. */
async function fill(data: string): Promise<number> {
  const db = await openDb({ folder: path.join(data, 'db') })
  const ana = personId(TENANT, 'ana')
  const [conversation] = await db.query<{ id: number }>(
    `select doctor_id as id from chat_conversation where tenant = $1 and patient_id = $2 and closed_at is null limit 1`,
    [TENANT, ana],
  )
  if (!conversation) throw new Error('Ana has no conversation')
  await db.query('delete from chat_message where tenant = $1 and patient_id = $2 and doctor_id = $3', [
    TENANT,
    ana,
    conversation.id,
  ])
  await db.query(
    `insert into chat_message (tenant, patient_id, doctor_id, sender_id, from_doctor, content, created_at)
     select $1, $2, $3, $2, n % 3 = 0, 'Mensaje ' || n || repeat(' con más palabras', n % 7), now() - (10001 - n) * interval '20 minutes'
     from generate_series(1, $4::int) n order by n`,
    [TENANT, ana, conversation.id, MESSAGES],
  )
  await db.close()
  return conversation.id
}

/** Returns the ids of the messages that a page has read, now and later. */
function collectMessages(page: Page): Set<number> {
  const ids = new Set<number>()
  page.on('response', (response) => {
    if (!/api\/chat\/(more-)?messages\?/.test(response.url())) return
    void response.json().then((messages: { id: number }[]) => messages.forEach(({ id }) => ids.add(id)))
  })
  return ids
}

/** Scrolls up until all messages are read and the first one is shown, or nothing more comes for ten seconds. */
async function scrollToFirst(page: Page, read: ReadonlySet<number>): Promise<void> {
  const toTop = () => page.evaluate(() => document.querySelector('[role=log]')?.scrollTo({ top: 0 }))
  for (let [size, since] = [0, Date.now()]; Date.now() - since < 10_000 && read.size < MESSAGES;) {
    await toTop()
    await page.waitForTimeout(10)
    if (read.size !== size) [size, since] = [read.size, Date.now()]
  }
  // The last page that was read moves the view down once more.
  const first = page.getByText('Mensaje 1 con más palabras', { exact: true })
  for (const since = Date.now(); !(await first.isVisible()); await page.waitForTimeout(100)) {
    if (Date.now() - since > 10_000) throw new Error('The first message is not shown')
    await toTop()
  }
}

/** Runs in the page: scrolls down through the middle. Returns the milliseconds of each frame. */
async function scroll(frames: number): Promise<number[]> {
  const log = document.querySelector('[role=log]')
  log?.scrollTo({ top: log.scrollHeight / 2 })
  for (let n = 0; n < 30; n += 1) await new Promise(requestAnimationFrame)
  const gaps: number[] = []
  let last = await new Promise<number>(requestAnimationFrame)
  for (let n = 0; n < frames; n += 1) {
    log?.scrollBy(0, 60)
    const now = await new Promise<number>(requestAnimationFrame)
    gaps.push(now - last)
    last = now
  }
  return gaps
}
