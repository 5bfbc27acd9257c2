import type { VideoReport, VideoViewing } from '../../../../schemas/generated/entities'
import { retryOnConflict } from '../../../platform/db/retryOnDeadlock'
import type { Tx } from '../../../platform/db/database'
import { addToDay, type DayChange } from './videoDay'
import { recordViewing, type ReceivedVideoReport } from './recordViewing'

/** A browser keeps a report that it could not send for some days. */
const KEPT_DAYS = 8
const DAY_MS = 86_400_000

/**
 * Counts a report, once however often it arrives. What was seen goes to the day (UTC) on which it was seen; a moment in the
 * future or too long ago counts as now.
 */
export function recordVideoReport(db: Tx, received: ReceivedVideoReport, report: VideoReport): Promise<void> {
  const { viewer, now } = received
  return retryOnConflict(db, async (tx) => {
    const first = await tx.query(
      `insert into video_report (tenant, id, received_at) values ($1, $2, $3) on conflict do nothing returning id`,
      [viewer.tenant, report.id, now.toISOString()],
    )
    const changes = first.length > 0 ? impressionsOf(report, now) : []
    for (const viewing of byId(report.viewings)) {
      const change = await recordViewing(tx, received, { ...viewing, day: dayOf(viewing.startedAt, now) })
      if (change) changes.push(change)
    }
    // In one order, so that two reports cannot wait for each other.
    for (const change of changes.toSorted(byVideo)) await addToDay(tx, viewer, change)
  })
}

/** Deletes what was kept only to count it once. */
export async function forgetVideoReports(db: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
  await db.query('delete from video_report where received_at < $1::timestamptz', [before])
  await db.query('delete from video_viewing where received_at < $1::timestamptz', [before])
}

/** The day in UTC of a moment that a browser reports. */
export function dayOf(moment: string, now: Date): string {
  const time = Date.parse(moment)
  const isBelievable = time <= now.getTime() && time > now.getTime() - (KEPT_DAYS - 1) * DAY_MS
  return new Date(isBelievable ? time : now.getTime()).toISOString().slice(0, 10)
}

function impressionsOf({ impressions }: VideoReport, now: Date): DayChange[] {
  const counts = new Map<string, DayChange>()
  for (const { videoId, at } of impressions) {
    const day = dayOf(at, now)
    const change = counts.get(`${videoId}|${day}`) ?? { videoId, day, impressions: 0 }
    counts.set(`${videoId}|${day}`, { ...change, impressions: (change.impressions ?? 0) + 1 })
  }
  return [...counts.values()]
}

const byId = (viewings: readonly VideoViewing[]) => viewings.toSorted((a, b) => (a.id < b.id ? -1 : 1))
const byVideo = (a: DayChange, b: DayChange) => a.videoId - b.videoId || (a.day < b.day ? -1 : 1)
