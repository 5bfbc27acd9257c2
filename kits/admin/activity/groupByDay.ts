import type { Activity } from '@schemas/generated/entities'
import { localDate } from '@portico/core/format/dates'

/** Changes of one calendar day, the latest first. */
export interface ActivityDay {
  /** YYYY-MM-DD. */
  date: string
  changes: readonly Activity[]
}

/** Groups changes, the latest first, by their day in a zone. */
export function groupByDay(changes: readonly Activity[], zone: string): ActivityDay[] {
  const days = new Map<string, Activity[]>()
  for (const change of changes) {
    const date = localDate(change.changedAt, zone)
    days.set(date, [...(days.get(date) ?? []), change])
  }
  return [...days].map(([date, ofDay]) => ({ date, changes: ofDay }))
}
