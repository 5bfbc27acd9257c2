const HOUR_MS = 3_600_000

/** The times of an appointment that decide about its reminders. */
export interface ReminderTimes {
  startsAt: Date
  /** When it was booked or changed last. */
  announcedAt: Date
}

/**
 * The reminder to send now, as hours before the start: the last one whose time has come. None before the first, after the
 * start, or when the appointment was booked or changed after that time: the letter about it is the reminder.
 */
export function dueReminder(
  hours: readonly number[],
  { startsAt, announcedAt }: ReminderTimes,
  now: Date,
): number | undefined {
  if (startsAt <= now) return undefined
  const timeOf = (before: number) => startsAt.getTime() - before * HOUR_MS
  const last = hours.filter((before) => timeOf(before) <= now.getTime()).toSorted((a, b) => a - b)[0]
  return last !== undefined && announcedAt.getTime() < timeOf(last) ? last : undefined
}
