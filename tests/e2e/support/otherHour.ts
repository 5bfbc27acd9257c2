import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** A clock that runs ahead, so that a story happens at an hour of its own. */
export interface OtherHour {
  now: () => number
  /** The instant at which the clock shows the hour and the minute. */
  start: number
  /** For the server of the story. */
  settings: Record<string, string>
  /** For a browser, before its first page. */
  setIn: (page: Page) => Promise<void>
}

/** The next time that a clock in Madrid shows an hour and a minute. */
export function nextAt(hour: number, minute = 0): OtherHour {
  const clock = pathToFileURL(path.join(import.meta.dirname, 'shiftedClock.mjs'))
  const shift = (hour * HOUR + minute * 60_000 - madridTime() + DAY) % DAY
  const now = () => Date.now() + shift
  return {
    now,
    start: Math.floor(now() / 60_000) * 60_000,
    settings: { NODE_OPTIONS: `--import ${clock.href}`, CLOCK_SHIFT: String(shift) },
    setIn: (page) => page.clock.install({ time: now() }),
  }
}

/** Milliseconds since midnight in Madrid, without the seconds. */
function madridTime(): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Madrid',
    hour: '2-digit',
    minute: '2-digit',
  })
  const [hour = 0, minute = 0] = parts.format(new Date()).split(':').map(Number)
  return hour * HOUR + minute * 60_000
}
