import type { CallReportLine } from '@schemas/generated/entities'
import { browserZone, formatTime, wallClock } from '@portico/core/format/dates'
import type { TextKey } from '../../../../texts'

/** Whole minutes. Takes seconds. */
export const minutesOf = (seconds: number): number => Math.round(seconds / 60)

/** "11:20:05": an instant to the second, in the zone of the browser; a dash without one. */
export const toSecond = (instant: string | null): string =>
  instant === null ? '–' : `${wallClock(instant, browserZone()).time}:${instant.slice(17, 19)}`

export const toMinute = (instant: string | null): string =>
  instant === null ? '–' : formatTime(instant, browserZone())

const parts = ['camera', 'microphone', 'speaker', 'network'] as const

/** A fact of a line beside its times, as the key of its text and what fills it. */
export interface LineFact {
  key: TextKey
  values?: Record<string, string | number>
}

/** What the help desk reads of a call: who was lost or left, how long somebody waited in vain, the check and the picture. */
export function factsOf(line: CallReportLine): LineFact[] {
  const { outcome, endedBy, startedBy, readiness, rating, waitingSince, endedAt, connectedAt } = line
  const facts: LineFact[] = []
  if (outcome === 'cutOff' && endedBy) facts.push({ key: `ADMIN.REPORT.LOST_${endedBy}` })
  if (outcome === 'refused' && endedBy) facts.push({ key: `ADMIN.REPORT.REFUSED_${endedBy}` })
  if (outcome === 'missed' && startedBy) facts.push({ key: `ADMIN.REPORT.MISSED_${startedBy}` })
  if (waitingSince && connectedAt)
    facts.push({
      key: 'ADMIN.REPORT.WAITED',
      values: { count: minutesOf((Date.parse(connectedAt) - Date.parse(waitingSince)) / 1000) },
    })
  for (const kind of line.guests ?? []) facts.push({ key: `ADMIN.REPORT.GUEST_${kind}` })
  const hasFault = readiness && parts.some((part) => readiness[part] !== 'ok')
  if (readiness) facts.push({ key: hasFault ? 'ADMIN.REPORT.CHECK_FAULT' : 'ADMIN.REPORT.CHECK_WELL' })
  if (rating && endedAt) facts.push({ key: `ADMIN.REPORT.RATING_${rating}` })
  return facts
}
