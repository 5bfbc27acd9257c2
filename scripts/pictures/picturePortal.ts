import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { freePort } from '../../server/test/freePort'
import { createSession, startPortal, type Portal } from '../../tests/bench/portal'
import { storageKeys } from '../../core/state/localStorage'

/** A portal with new demo data that lives at a time of its own, and that time. */
export interface PicturePortal extends Portal {
  time: Date
}

/** The session of a person, for a new tab. */
export type Session = Awaited<ReturnType<typeof createSession>>

/** Starts the product on a free port at 9:00 UTC of the coming Wednesday, a working day. */
export async function startPicturePortal(root: string): Promise<PicturePortal> {
  const data = await mkdtemp(path.join(os.tmpdir(), 'portico-pictures-'))
  const time = nextWednesday(new Date())
  const clock = pathToFileURL(path.join(root, 'tests/e2e/support/shiftedClock.mjs'))
  const portal = await startPortal(root, data, await freePort(), {
    CLOCK_SHIFT: String(time.getTime() - Date.now()),
    NODE_OPTIONS: `--import ${clock.href}`,
  })
  return {
    url: portal.url,
    time,
    stop: async () => {
      await portal.stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

/** The coming Wednesday at 9:00 UTC, with the same date for a week. */
function nextWednesday(now: Date): Date {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 9))
  do day.setUTCDate(day.getUTCDate() + 1)
  while (day.getUTCDay() !== 3)
  return day
}

/**
 * Signs in for a picture. A session signs in by the clock of this machine; the correction for it would make the token old at
 * the time of the pictures, so the session has none.
 */
export async function createPictureSession(...place: Parameters<typeof createSession>): Promise<Session> {
  const session = await createSession(...place)
  if (typeof session === 'string') return session
  const origins = session.origins.map((one) => ({
    ...one,
    localStorage: one.localStorage.filter(({ name }) => !name.endsWith(storageKeys.clockOffset)),
  }))
  return { ...session, origins }
}
